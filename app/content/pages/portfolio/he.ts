import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'לתיק העבודות',
  menuName: 'תיק עבודות',
  meta: {
    title: 'תיק עבודות | {studio}',
    description: 'אתרים, חנויות, אפליקציות ומערכות ווב שעיצבנו ובנינו, עם סיפור הפרויקט של כל אחד.',
    keywords: ['תיק עבודות', 'עיצוב אתרים', 'עיצוב אפליקציות', 'מערכות ווב', 'פורטפוליו'],
  },
  opening: {
    badge: 'תיק עבודות',
    title: ['עבודות', 'שאפשר להראות'],
    lead: 'יותר מ־{projects} פרויקטים יצאו מהסטודיו, ורובם חתומים בהסכם סודיות. אלה שמותר להראות נמצאים כאן.',
  },
}
