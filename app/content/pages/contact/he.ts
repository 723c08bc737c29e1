import type { PageWords } from '#content/page-words.ts'

export const words = {
  link: 'בואו נדבר',
  meta: {
    title: 'יצירת קשר: מדברים על הפרויקט שלכם | {studio}',
    description:
      'ספרו לנו על הפרויקט בטופס קצר, בטלפון או בוואטסאפ. בשעות הפעילות נחזור אליכם תוך {formReplyTime}.',
    keywords: ['יצירת קשר', 'הצעת מחיר לאתר', 'הצעת מחיר לאפליקציה', 'סטודיו לעיצוב'],
  },
  opening: {
    badge: 'יצירת קשר',
    title: ['ספרו לנו', 'מה בונים'],
    lead: 'כמה שורות על העסק ועל מה שחסר בו מספיקות להתחלה. נחזור אליכם תוך {formReplyTime} בשעות הפעילות.',
  },
  body: {
    person: 'כל פנייה מגיעה ישר אל {founder}.',
    formTitle: 'במה מדובר',
    wantTemplate: 'אני רוצה דף כמו התבנית ״{business}״.\nהעסק שלי:',
    infoTitle: 'ואפשר גם ישירות',
    hoursTitle: 'שעות פעילות',
    actions: {
      form: 'לטופס הפנייה',
      phone: 'לחיוג',
      whatsapp: 'לשיחה בוואטסאפ',
    },
    hours: '{openDays}, {openHours}',
    closedTitle: 'ימים שבהם סגור',
    afterHours: 'על פנייה שמגיעה מחוץ לשעות האלה נענה ביום העסקים הבא.',
    reply: 'נחזור אליכם תוך {formReplyTime} בשעות הפעילות.',
    back: 'חזרה לעמוד הבית',
  },
} satisfies PageWords & { body: object }

export type Contact = (typeof words)['body']

export type ContactWords = typeof words
