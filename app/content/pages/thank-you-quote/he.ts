import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'הבקשה נשלחה',
  meta: {
    title: 'תודה, ההצעה במייל | {studio}',
    description: 'ההצעה נשלחה למייל שלכם. נחזור אליכם תוך {replyTime} לעבור עליה ביחד.',
    keywords: ['תודה על הבקשה'],
  },
  opening: {
    badge: 'ההצעה בדרך',
    title: ['תודה,', 'ההצעה במייל'],
    lead: 'ההצעה נשלחה למייל שהשארתם, עם מחיר לכל שורה. נחזור אליכם תוך {replyTime} לעבור עליה ביחד.',
  },
  body: {
    next: 'מה קורה עכשיו',
    steps: [
      'ההצעה מחכה לכם במייל, עם קישור אישי.',
      'בקישור בוחרים מה לכלול, מורידים PDF ומאשרים.',
      'יש שאלות? מדברים ומשנים אותה ביחד.',
    ],
  },
}
