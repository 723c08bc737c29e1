import type { ContactField, ContactFormError } from '#domain/leads/contact-form.ts'

export const forms = {
  lead: {
    label: 'טופס יצירת קשר',
    promise: 'נחזור אליכם תוך {formReplyTime} בשעות הפעילות: {openDays}, {openHours}.',
    labels: {
      name: 'שם מלא',
      email: 'דוא״ל',
      phone: 'טלפון',
      service_type: 'סוג השירות',
      budget: 'תקציב',
      message: 'תיאור הפרויקט',
    } satisfies Record<ContactField, string>,
    country: 'מדינה',
    placeholders: {
      service: 'בחירת שירות',
      budget: 'בחירת טווח',
      message: 'מה העסק עושה, מה חסר לו עכשיו, ומתי זה צריך להיות מוכן',
    },
    notSure: 'עוד לא החלטתי',
    budgets: { upTo: 'עד {to}', between: '{from} עד {to}', over: 'מעל {from}' },
    counter: '{used} מתוך {max} תווים',
    errors: {
      nameMin: 'נא למלא שם מלא (לפחות 2 תווים)',
      nameMax: 'השם ארוך מדי (עד 100 תווים)',
      emailInvalid: 'נא למלא כתובת דוא״ל תקינה',
      emailMax: 'כתובת הדוא״ל ארוכה מדי (עד 255 תווים)',
      phoneInvalid: 'נא למלא מספר טלפון תקין (לפחות 9 ספרות)',
      phoneMax: 'מספר הטלפון ארוך מדי (עד 20 תווים)',
      serviceRequired: 'נא לבחור סוג שירות',
      budgetRequired: 'נא לבחור טווח תקציב',
      messageMin: 'נא לכתוב לפחות 10 תווים',
      messageMax: 'התיאור ארוך מדי (עד 1000 תווים)',
    } satisfies Record<ContactFormError, string>,
    submit: 'לקבלת תשובה',
    sending: 'שולחים…',
    missing: 'עוד חסר כאן: {fields}',
    ready: 'הכול מלא, אפשר לשלוח.',
    honeypot: 'נא להשאיר את השדה הזה ריק',
    failed: {
      title: 'אופס! משהו השתבש. נא לנסות שוב',
      text: 'ההודעה לא נשלחה, ומה שכתבתם נשאר בטופס.',
    },
    success: {
      title: 'תודה!',
      text: 'ההודעה אצלנו, ונחזור אליכם בהקדם האפשרי.',
      again: 'הודעה חדשה',
    },
    warning: {
      title: 'ההודעה נשמרה!',
      text: 'ניצור אתכם קשר בקרוב, אבל הייתה תקלה בשליחת ההודעה במייל. אין צורך לשלוח שוב.',
    },
    privacy: {
      text: 'אין חובה על פי חוק למסור את הפרטים, אבל בלעדיהם לא נוכל לחזור אליכם. הם מגיעים ל{studio} ולספקים שמפעילים את האתר והדואר, משמשים רק לטיפול בפנייה ונשמרים עד {retentionTime}. אפשר לבקש לראות אותם, לתקן או למחוק.',
      link: 'למדיניות הפרטיות',
    },
  },
  order: {
    label: 'טופס הזמנת ייעוץ',
    labels: {
      name: 'שם מלא',
      phone: 'טלפון',
      country: 'מדינה',
      email: 'דוא״ל',
      offer: 'מה מזמינים',
      notes: 'הערות (לא חובה)',
    },
    placeholders: { offer: 'בחירת שירות', notes: 'על מה רוצים לדבר, ומתי נוח' },
    submit: 'לתיאום המפגש',
    sending: 'שולחים…',
    errors: {
      offerRequired: 'נא לבחור מה מזמינים',
      notesMax: 'ההערות ארוכות מדי (עד {max} תווים)',
    },
    failed: { title: 'משהו השתבש, נסו שוב', text: 'ההזמנה לא נשלחה, ומה שכתבתם נשאר בטופס.' },
    fieldErrors: 'חסר משהו בטופס. השדות מסומנים.',
    success: {
      title: 'תודה! נחזור אליכם בהקדם',
      text: 'ההזמנה אצלנו: {offer}. עותק יישלח אליכם במייל.',
      withoutMail: 'ההזמנה אצלנו: {offer}. אין צורך לשלוח שוב.',
    },
    delayed: 'ההזמנה אצלנו: {offer}. המייל מתעכב קצת, ואין צורך לשלוח שוב.',
    again: 'להזמנה נוספת',
    message: 'הזמנת ייעוץ: {offer}',
  },
  /** Beside every form. */
  contact: {
    label: 'דרכים ליצירת קשר',
    whatsapp: { name: 'וואטסאפ', note: 'תשובה תוך {formReplyTime} בשעות הפעילות' },
    phone: { name: 'טלפון', note: '{openDays}, {openHours}' },
    email: { name: 'דוא״ל', note: 'גם לקבצים ולמסמכים' },
  },
  sourcePages: {
    home: 'דף הבית',
    leadForm: 'טופס יצירת קשר',
    consultingOrder: 'הזמנת ייעוץ',
    packageBuilder: 'בניית חבילה',
    byHand: 'שיחת טלפון',
    imported: 'מקובץ',
    businessCard: 'כרטיס ביקור דיגיטלי',
  },
  outside: {
    title: 'הטפסים פתוחים לגולשים מישראל בלבד',
    text: 'ההודעה לא נשלחה, ומה שכתבתם נשאר בטופס. אם אתם בישראל, אשרו בלשונית חדשה, חזרו לכאן ושלחו שוב.',
    link: 'אני בישראל',
  },
  toast: { close: 'סגירת ההודעה' },
  /**
   * Shown where the script of a form could not be loaded; the browser then sends the form itself.
   */
  notLoaded: 'חלק מהעמוד לא נטען, אבל הטופס עובד: ממלאים ושולחים כרגיל.',
}

export type Forms = typeof forms
