import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'צוק',
  category: 'מיתוג',
  line: 'פסטיבל במדבר, כרזות שבנויות כמו מצוק',
  sample: true,
  details:
    'זהות לפסטיבל מוזיקה בנגב. מדרגות הסלע הן רשת העימוד: כל במה היא מדרגה, וכל יום מקבל שעה אחרת של אור. עיצבנו כרזות, כרטיסים ושילוט לשטח.',
}
