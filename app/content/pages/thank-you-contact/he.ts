import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'ההודעה נשלחה',
  meta: {
    title: 'תודה, ההודעה אצלנו | {studio}',
    description: 'הפנייה שלכם התקבלה. נחזור אליכם תוך {formReplyTime} בשעות הפעילות.',
    keywords: ['תודה על הפנייה'],
  },
  opening: {
    badge: 'הפנייה נשלחה',
    title: ['תודה,', 'ההודעה אצלנו'],
    lead: 'נחזור אליכם תוך {formReplyTime} בשעות הפעילות: {firstDay} עד {lastDay}, בין {opens} ל־{closes}.',
  },
  body: {
    next: 'מה קורה עכשיו',
    steps: [
      'קוראים את מה שכתבתם.',
      'חוזרים אליכם בטלפון או במייל.',
      'קובעים שיחת היכרות, בלי עלות.',
    ],
  },
}
