import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'שאלות מהקליניקה',
  meta: {
    title: 'שאלות מהקליניקה, אתר הדגמה | {studio}',
    description: 'הבלוג באתר ההדגמה של קליניקה אסתטית בדויה. הטקסטים אינם ייעוץ רפואי.',
    keywords: ['אתר לקליניקה', 'בלוג לקליניקה'],
  },
  opening: {
    badge: 'אתר הדגמה',
    title: ['שאלות', 'מהקליניקה'],
    lead: 'כך נראה בלוג קצר של קליניקה: תשובות לשאלות שחוזרות לפני כל תור. הטקסטים להדגמה ואינם ייעוץ רפואי.',
  },
}
