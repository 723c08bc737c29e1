import type { PageWords } from '#content/page-words.ts'

export const words: PageWords = {
  link: 'תיאום תור',
  meta: {
    title: 'תיאום תור, אתר הדגמה לקליניקה | {studio}',
    description: 'טופס לתיאום תור באתר ההדגמה של קליניקה אסתטית בדויה. מה שממלאים בו לא נשלח.',
    keywords: ['אתר לקליניקה', 'טופס תיאום תור', 'אתר הדגמה'],
  },
  opening: {
    badge: 'אתר הדגמה',
    title: ['מתאמים', 'תור'],
    lead: 'כך נראה טופס לתיאום תור. זו הדגמה: מה שממלאים כאן לא נשלח לשום מקום ולא נשמר.',
  },
}
