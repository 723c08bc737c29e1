import type { ShortLinkFault } from '#domain/short-links/short-link-form.ts'
import type { ShortLinkStatus } from '#domain/short-links/short-link-status.ts'

const statuses: Record<ShortLinkStatus, string> = { active: 'פעיל', paused: 'מושהה' }

const faults: Record<ShortLinkFault, string> = {
  required: 'צריך למלא את השדה',
  scheme: 'אפשר קישור, טלפון או מייל, ולא כתובת מסוג אחר',
  address: 'זו לא כתובת של אתר. למשל: example.com/menu',
  phone: 'זה לא מספר טלפון מלא. של מדינה אחרת: עם + ועם הקידומת שלה',
  email: 'זו לא כתובת דוא״ל',
  loop: 'זו כתובת של קוד כזה, וקוד לא יכול להוביל לקוד אחר',
  slug: 'בין 3 ל־40 תווים: אותיות אנגליות קטנות, ספרות ומקפים',
  taken: 'הכתובת תפוסה, או שהייתה של קוד שנמחק',
  tooLong: 'ארוך מדי',
  invalid: 'ערך לא תקין',
}

/** The admin pages of QR codes with a short link. */
export const adminCodes = {
  title: 'קודי QR',
  lead: 'מדפיסים פעם אחת, ומחליפים את היעד מתי שרוצים.',
  sections: { label: 'כרטיסים וקודים', cards: 'כרטיסי ביקור', codes: 'קודי QR' },
  add: 'קוד חדש',
  empty: {
    title: 'עוד אין קודים',
    text: 'קוד QR עם כתובת קצרה: התפריט התחלף או הקמפיין נגמר? הקוד המודפס נשאר, והוא מוביל למקום חדש.',
  },
  columns: { leadsTo: 'מוביל אל', scans: 'סריקות בחודש', status: 'מצב' },
  paging: { label: 'דפדוף בקודים', newest: 'לקודים החדשים ביותר', older: 'קודים ישנים יותר' },
  back: 'לכל הקודים',
  newTitle: 'קוד חדש',
  statuses,
  faults,
  refused: 'הקוד לא נשמר: יש שדות לתקן',
  stale: 'הקוד השתנה בינתיים במקום אחר. כדאי לטעון את העמוד מחדש',
  form: {
    name: 'שם, רק בשבילכם',
    namePlaceholder: 'תפריט השולחן',
    place: 'מוביל אל',
    other: 'כתובת אחרת',
    cards: 'כרטיסי ביקור',
    pages: { he: 'עמודי האתר בעברית', en: 'עמודי האתר באנגלית' },
    destination: 'כתובת',
    destinationNote: 'קישור, מספר טלפון או מייל.',
    slug: 'הכתובת הקצרה',
    slugNote: 'אחרי השמירה היא לא משתנה, כי היא כבר מודפסת.',
    status: 'מצב',
    pausedNote: 'קוד מושהה מציג עמוד שאומר שהוא לא פעיל.',
    look: 'עיצוב',
    save: 'שמירה',
    busy: 'שומרים…',
  },
  code: {
    title: 'הקוד',
    picture: 'קוד QR שמוביל אל {address}',
    checking: 'בודקים שהקוד נסרק…',
    good: 'הקוד נסרק: קראנו אותו בחזרה, בגדול ובקטן.',
    bad: 'הקוד לא נקרא בבדיקה. כדאי לבחור עיצוב אחר.',
    failed: 'הבדיקה לא נטענה. כדאי לנסות שוב.',
    afterSaving: 'אחרי השמירה אפשר להוריד את הקוד.',
    unsaved: 'העיצוב הזה עוד לא נשמר.',
    download: 'הורדת הקוד',
    saved: 'הקובץ נבדק ונשמר: {file}',
    copyLink: 'העתקת הכתובת',
    linkCopied: 'הכתובת הועתקה',
    linkNotCopied: 'ההעתקה לא הצליחה',
    open: 'לאן הוא מוביל',
    generator: 'עריכה במחולל: צבעים, לוגו וגודל',
  },
  scans: {
    title: 'סריקות בחודש האחרון',
    empty: 'עוד לא סרקו את הקוד.',
    note: 'בלי עוגיות ובלי פרטים על מי שסרק. רובוטים לא נספרים.',
    day: 'יום',
    count: 'סריקות',
    total: { one: 'סריקה אחת', two: 'שתי סריקות', other: '{count} סריקות' },
  },
  history: { title: 'לאן הוא הוביל', since: 'מ־{time}', now: 'עכשיו' },
  remove: 'מחיקת הקוד',
  removeSure:
    'מחיקה סופית: מי שיסרוק את הקוד המודפס יגיע לעמוד שאומר שהוא לא פעיל. כדי לעצור לזמן מה מספיק להשהות.',
}

export type AdminCodes = typeof adminCodes
