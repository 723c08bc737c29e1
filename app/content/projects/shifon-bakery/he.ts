import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'שיפון',
  category: 'אתר למאפייה',
  line: 'מה יצא מהתנור, וכמה נשאר על המדף',
  sample: true,
  details:
    'אתר למאפיית מחמצת עם מדף שמתעדכן: מה נאפה הבוקר וכמה נשאר. הזמנות לשישי נפתחות ביום\u00a0ראשון ונסגרות ביום\u00a0חמישי, והאופה רואה רשימה אחת לאפייה ורשימה אחת לאיסוף.',
}
