import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'מרווה',
  category: 'מיתוג',
  line: 'תמציות צמחים בבקבוק שאפשר לקרוא בחושך',
  sample: true,
  details:
    'סדרת תמציות צמחים לבית. על כל בקבוק כתוב קודם מתי לוקחים ורק אחר כך מה יש בפנים, באותיות שאפשר לקרוא בלי משקפיים. העלה משתנה מצמח לצמח.',
}
