import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'לפני ואחרי',
  meta: {
    title: 'לפני ואחרי, אתר הדגמה לקליניקה | {studio}',
    description: 'עמוד ההשוואה באתר ההדגמה של קליניקה אסתטית בדויה. התמונות מאוירות.',
    keywords: ['אתר לקליניקה', 'לפני ואחרי'],
  },
  opening: {
    badge: 'אתר הדגמה',
    title: ['לפני', 'ואחרי'],
    lead: 'כך נראית השוואה שגוררים מצד לצד. התמונות מאוירות, אין בהן מטופלים אמיתיים ואין בהן הבטחה לתוצאה.',
  },
}
