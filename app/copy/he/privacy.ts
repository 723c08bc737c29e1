import type { PrivacyError, PrivacyField } from '#domain/privacy/privacy-request.ts'
import type { PrivacyRequestKind } from '#domain/privacy/request-kinds.ts'

/** The privacy request: its form, the page that confirms it, and its emails. */
export const privacy = {
  kinds: {
    access: 'לראות את המידע',
    correct: 'לתקן את המידע',
    erase: 'למחוק את המידע',
  } satisfies Record<PrivacyRequestKind, string>,
  form: {
    title: 'בקשה בענייני פרטיות',
    lead: 'נשלח לכם מייל עם קישור לאישור, כדי לוודא שהכתובת שלכם. נענה תוך {privacyTime}.',
    labels: {
      kind: 'מה לעשות',
      name: 'שם מלא',
      email: 'כתובת הדוא״ל שממנה פניתם',
      details: 'פרטים, למשל מה לתקן',
    } satisfies Record<PrivacyField, string>,
    choose: 'בחירת בקשה',
    honeypot: 'נא להשאיר את השדה הזה ריק',
    submit: 'שליחת הבקשה',
    notice: 'הפרטים כאן משמשים רק לטיפול בבקשה. אין חובה למסור אותם, אבל בלעדיהם לא נוכל לטפל בה.',
    errors: {
      kindRequired: 'נא לבחור מה לעשות',
      nameMin: 'נא למלא שם מלא (2 עד 100 תווים)',
      emailInvalid: 'נא למלא כתובת דוא״ל תקינה',
      detailsMax: 'הטקסט ארוך מדי (עד 1000 תווים)',
      detailsRequired: 'נא לכתוב מה לתקן',
    } satisfies Record<PrivacyError, string>,
    refused: {
      fields: 'חסר משהו בטופס. השדות מסומנים.',
      outside: 'הטפסים פתוחים לגולשים מישראל בלבד. אפשר לשלוח את הבקשה במייל.',
      tooMany: 'נשלחו מכאן כמה בקשות בשעה האחרונה. אפשר לנסות שוב מאוחר יותר, או לכתוב במייל.',
      unavailable: 'הבקשה לא נשמרה בגלל תקלה. נסו שוב בעוד כמה דקות.',
    },
    stored: {
      title: 'הבקשה נשמרה',
      text: 'אם הכתובת נכונה, תקבלו מייל עם קישור לאישור. הקישור תקף {linkTime}. לא הגיע? כדאי לבדוק בספאם.',
      withoutMail: 'נחזור אליכם כדי לוודא שהבקשה שלכם, ונענה תוך {privacyTime}.',
    },
  },
  confirm: {
    title: 'אישור הבקשה',
    lead: 'הבקשה: {kind}. לחיצה על הכפתור מאשרת שהיא שלכם.',
    submit: 'זו הבקשה שלי',
    done: 'הבקשה אושרה',
    doneLead: 'נענה עד {day}. אישור נשלח אליכם במייל.',
    expired: 'הקישור כבר לא בתוקף',
    expiredLead: 'קישור לאישור תקף {linkTime}. אפשר לשלוח את הבקשה שוב.',
    again: 'למדיניות הפרטיות',
  },
  emails: {
    link: {
      subject: 'אישור הבקשה שלכם בענייני פרטיות',
      label: 'פרטיות',
      title: 'נשאר רק לאשר',
      text: 'התקבלה בקשה עם כתובת הדוא״ל הזאת: {kind}. הקישור תקף {linkTime}.',
      button: 'לאישור הבקשה',
      footer: 'לא ביקשתם? אין צורך לעשות דבר, ושום מידע לא יימסר ולא יימחק.',
    },
    receipt: {
      subject: 'הבקשה שלכם התקבלה',
      label: 'פרטיות',
      title: 'הבקשה אצלנו',
      text: 'הבקשה: {kind}. נענה עליה עד {day}.',
      button: 'למדיניות הפרטיות',
      footer: 'שאלות? אפשר להשיב למייל הזה.',
    },
    notice: {
      subject: 'בקשת פרטיות: {kind}',
      label: 'פרטיות',
      title: 'בקשה חדשה, מאומתת',
      text: 'הבקשה: {kind}. צריך לענות עד {day}.',
      button: 'לטיפול בבקשה',
      footer: 'החוק נותן {privacyTime} לענות.',
    },
  },
}

export type Privacy = typeof privacy
