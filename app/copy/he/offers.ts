import type { OfferKind } from '#domain/pricing/offer-kind.ts'

type OfferWords = {
  title: string
  label: string
  description: string
  questions: string
  terms: string[]
  /** A message with the link, for sending by hand. */
  handOver: string
  expired: { title: string[]; text: string }
  link: {
    subject: string
    label: string
    title: string
    text: string
    open: string
    how: string
    notYou: string
  }
  notice: { subject: string; label: string; text: string }
}

/** An estimate promises no price and no date, and cannot be accepted. */
export const offers = {
  quote: {
    title: 'הצעת מחיר {number}',
    label: 'הצעת מחיר',
    description: 'הצעת מחיר אישית מהסטודיו.',
    questions: 'שאלה על ההצעה?',
    terms: [
      'המחירים, ההנחות{vatRateToo} ושער הדולר קבועים לכל תקופת ההצעה, גם אם המחירון ישתנה.',
      'העבודה מתחילה אחרי אישור ההצעה וקבלת התשלום הראשון.',
      'ההצעה אינה חשבונית. ביטול עסקה לפי חוק הגנת הצרכן ותנאי השירות שבאתר.',
    ],
    handOver: 'שלום {name}, הצעת מחיר {number} מחכה לכם כאן, בתוקף עד {day}:\n{link}',
    expired: {
      title: ['תוקף ההצעה', 'הסתיים'],
      text: 'ההצעה הייתה בתוקף עד {day}. אפשר לבקש מאיתנו להאריך אותה.',
    },
    link: {
      subject: 'הצעת מחיר {number}',
      label: 'הצעת מחיר',
      title: 'ההצעה שביקשתם',
      text: 'הצעת מחיר {number} מוכנה. היא בתוקף עד {day}, והמחירים שבה לא ישתנו עד אז.',
      open: 'לצפייה בהצעה',
      how: 'בקישור אפשר לבחור מה לכלול, להוריד PDF ולאשר. הקישור אישי, וכל מי שמחזיק בו רואה את ההצעה.',
      notYou:
        'לא ביקשתם הצעה? ייתכן שמישהו הקליד את הכתובת הזאת בטעות. אפשר להשיב ונמחק את הפרטים.',
    },
    notice: {
      subject: 'בקשה להצעה {number}: {name}',
      label: 'הצעה חדשה',
      text: 'הצעה {number} נשלחה ל{name} אוטומטית, לפי המחירון.',
    },
  },
  estimate: {
    title: 'הערכת מחיר {number}',
    label: 'הערכת מחיר',
    description: 'הערכת מחיר אישית מהסטודיו.',
    questions: 'שאלה על ההערכה?',
    terms: [
      'הסכום הוא נקודת פתיחה, לפי המחירון ביום ההערכה. המחיר הסופי נקבע אחרי שיחה.',
      'כשיש מחיר סופי נשלחת הצעה, ורק אותה אפשר לאשר. לפני כן לא מתחילים לעבוד ולא משלמים.',
      'ההערכה אינה חשבונית ואינה הצעה מחייבת.',
    ],
    handOver: 'שלום {name}, הערכת מחיר {number} מחכה לכם כאן:\n{link}',
    expired: {
      title: ['ההערכה', 'כבר לא עדכנית'],
      text: 'ייתכן שהמחירים השתנו מאז. אפשר לבקש מאיתנו הערכה חדשה.',
    },
    link: {
      subject: 'הערכת מחיר {number}',
      label: 'הערכת מחיר',
      title: 'ההערכה שביקשתם',
      text: 'הערכת מחיר {number} מוכנה. לחלק מהשורות יש מחיר התחלתי, ולכן גם הסכום הוא נקודת פתיחה. אחרי שיחה קצרה נקבע מחיר סופי ונשלח הצעה לאישור.',
      open: 'לצפייה בהערכה',
      how: 'בקישור אפשר לבחור מה לכלול ולהוריד PDF. הקישור אישי, וכל מי שמחזיק בו רואה את ההערכה.',
      notYou:
        'לא ביקשתם הערכה? ייתכן שמישהו הקליד את הכתובת הזאת בטעות. אפשר להשיב ונמחק את הפרטים.',
    },
    notice: {
      subject: 'בקשה להערכה {number}: {name}',
      label: 'הערכה חדשה',
      text: 'הערכה {number} נשלחה ל{name} אוטומטית, לפי המחירון. יש בה מחיר התחלתי, ולכן אי אפשר לאשר אותה: קובעים מחיר סופי ושולחים הצעה.',
    },
  },
} satisfies Record<OfferKind, OfferWords>

export type Offers = typeof offers
