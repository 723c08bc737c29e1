import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'הבקשה נשלחה',
  meta: {
    title: 'תודה, ההצעה בדרך | {studio}',
    description: 'ההצעה תגיע אליכם במייל. נחזור אליכם תוך {replyTime} לעבור עליה ביחד.',
    keywords: ['תודה על הבקשה'],
  },
  opening: {
    badge: 'הבקשה התקבלה',
    title: ['תודה,', 'ההצעה בדרך'],
    lead: 'ההצעה תישלח למייל שהשארתם, עם מחיר לכל שורה. נחזור אליכם תוך {replyTime} לעבור עליה ביחד.',
  },
  body: {
    next: 'מה קורה עכשיו',
    steps: [
      'ההצעה מגיעה במייל, עם קישור אישי.',
      'בקישור בוחרים מה לכלול, מורידים PDF ומאשרים.',
      'יש שאלות? מדברים ומשנים אותה ביחד.',
    ],
  },
}
