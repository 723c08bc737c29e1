import type { ProjectWords } from '../project-words.ts'

export const words: ProjectWords = {
  name: 'יסוד מהנדסים',
  category: 'אתר תדמית',
  line: 'אתר למשרד קונסטרוקציה, מצויר כמו תוכנית',
  sample: true,
  details:
    'אתר תדמית למשרד קונסטרוקציה. כל פרויקט מוצג עם השרטוט שלו ועם הפתרון ההנדסי בשתי פסקאות, בעברית ובאנגלית. דף הדרושים מתעדכן מתוך מערכת ניהול קטנה שבנינו למשרד.',
}
