export const contact = {
  person: 'כל פנייה מגיעה ישר אל {founder}.',
  formTitle: 'במה מדובר',
  infoTitle: 'ואפשר גם ישירות',
  labels: {
    email: 'דואר אלקטרוני',
    phone: 'טלפון',
    whatsapp: 'וואטסאפ',
    hours: 'שעות פעילות',
  },
  actions: {
    email: 'לכתיבת מייל',
    phone: 'לחיוג',
    whatsapp: 'לשיחה בוואטסאפ',
  },
  hours: '{firstDay} עד {lastDay}, בין {opens} ל־{closes}',
  afterHours: 'פנייה שמגיעה מחוץ לשעות האלה נענית ביום העבודה הבא.',
  reply: 'נחזור אליכם תוך {formReplyTime} בשעות הפעילות.',
  back: 'חזרה לעמוד הבית',
}

export type Contact = typeof contact
