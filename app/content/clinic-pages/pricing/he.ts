import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'המחירון',
  meta: {
    title: 'המחירון, אתר הדגמה לקליניקה | {studio}',
    description: 'עמוד המחירים באתר ההדגמה של קליניקה אסתטית בדויה. המחירים להדגמה בלבד.',
    keywords: ['אתר לקליניקה', 'עמוד מחירים', 'אתר הדגמה'],
  },
  opening: {
    badge: 'אתר הדגמה',
    title: ['המחירים', 'על השולחן'],
    lead: 'כך נראה מחירון ברור של קליניקה. הקליניקה בדויה והמחירים להדגמה בלבד.',
  },
}
