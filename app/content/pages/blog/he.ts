import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'לבלוג',
  menuName: 'בלוג',
  meta: {
    title: 'בלוג לבעלי עסקים: עלויות, עיצוב ו־AI | {studio}',
    description:
      'מאמרים קצרים על עלויות, על תהליך העיצוב, על כלי AI ועל הטעויות שמבריחות לקוחות מהאתר.',
    keywords: ['בלוג UX', 'עיצוב מוצר', 'עלות אפליקציה', 'כלי AI לבניית אתרים'],
  },
  opening: {
    badge: 'בלוג',
    title: ['מהשולחן', 'של הסטודיו'],
    lead: 'על מה שלקוחות שואלים לפני שמתחילים: כמה זה עולה, איך זה נבנה ואיפה טועים.',
  },
}
