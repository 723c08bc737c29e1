import type { ThankYouWords } from '../thank-you-words.ts'

export const words: ThankYouWords = {
  link: 'ההודעה נשלחה',
  meta: {
    title: 'תודה, ההודעה אצלנו: מה קורה עכשיו | {studio}',
    description:
      'הפנייה שלכם התקבלה. נחזור אליכם תוך {formReplyTime} בשעות הפעילות, בטלפון או בדוא״ל.',
    keywords: ['תודה על הפנייה', 'הפנייה התקבלה', 'סטודיו דיגיטלי'],
  },
  opening: {
    badge: 'הפנייה נשלחה',
    title: ['תודה,', 'ההודעה אצלנו'],
    lead: 'בשעות הפעילות, {openDays} {openHours}, עונים תוך {formReplyTime}.',
  },
  body: {
    next: 'מה קורה עכשיו',
    steps: [
      'אנחנו קוראים את מה שכתבתם.',
      'נחזור אליכם בטלפון או במייל.',
      'נקבע שיחת היכרות, חינם.',
    ],
  },
}
