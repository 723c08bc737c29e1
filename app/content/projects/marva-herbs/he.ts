import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'מרווה',
  category: 'מיתוג',
  line: 'תמציות צמחים עם תוויות שקוראים בלי משקפיים',
  sample: true,
  details:
    'סדרת תמציות צמחים לבית. על כל בקבוק כתוב קודם מתי לוקחים ורק אחר כך מה יש בפנים, באותיות גדולות. העלה משתנה מצמח לצמח.',
}
