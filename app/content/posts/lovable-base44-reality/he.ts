import type { PostWords } from '../post-facts.ts'

export const words: PostWords = {
  line: 'מה אפשר לבנות איתם, ואיפה הם נעצרים',
  meta: {
    title: 'Lovable ו־Base44 מול המציאות | {studio}',
    description:
      'מה אפשר לבנות בכלים שיוצרים אפליקציה מטקסט, איפה הם נעצרים, ומתי כדאי לעבור לפיתוח מלא.',
    keywords: ['Lovable', 'Base44', 'בניית אפליקציה עם AI', 'MVP'],
  },
  opening: {
    badge: 'מאמר',
    title: ['Lovable ו־Base44', 'מול המציאות'],
    lead: 'כלים שבונים אפליקציה מתיאור בטקסט מצוינים לניסוי מהיר של רעיון. הקושי מתחיל בהרשאות, בנתונים אמיתיים ובשינוי השלישי. את אלה כדאי לתכנן מראש.',
  },
  sections: [],
}
