import type { EditProblem } from '#domain/quotes/quote-edit.ts'

const problems: Record<EditProblem, string> = {
  name: 'לכל שורה צריך שם בעברית ובאנגלית, עד 200 תווים',
  amount: 'המחיר צריך להיות מספר בשקלים, אפשר עם אגורות אחרי נקודה',
  months: 'מספר החודשים הוא בין 1 ל־60, או ריק',
  discount: 'ההנחה באחוזים, לכל היותר המחיר כולו',
  note: 'הטקסט ללקוח ארוך מדי',
  empty: 'אי אפשר לשלוח הצעה בלי שורות',
}

/** The admin pages of the quotes. */
export const adminQuotes = {
  title: 'הצעות',
  lead: 'כל הצעה שמורה כפי שנשלחה: מחירים, הנחות, מע״מ ושער. שינוי במחירון לא נוגע בה.',
  filter: 'סינון ההצעות',
  all: 'הכול',
  empty: {
    title: 'עדיין אין הצעות',
    text: 'בקשה מעמוד בניית החבילה תופיע כאן, ואפשר לפתוח הצעה גם מתוך פנייה.',
  },
  noneWithStatus: 'אין הצעות במצב הזה',
  columns: {
    number: 'מספר',
    client: 'לקוח',
    total: 'סכום',
    status: 'סטטוס',
    validUntil: 'בתוקף עד',
  },
  older: 'הצעות ישנות יותר',
  newest: 'להצעות החדשות ביותר',
  damaged: { name: 'פגומה', short: 'התוכן השתנה ולא יוצג' },

  onLead: { title: 'הצעות מחיר', none: 'עוד לא נשלחה הצעה.', create: 'הצעה חדשה' },

  page: {
    back: 'לכל ההצעות',
    toLead: 'לפנייה',
    open: 'כפי שהלקוח רואה',
    pdf: { he: 'PDF בעברית', en: 'PDF באנגלית' },
    copyLink: 'העתקת הקישור',
    lines: 'שורות',
    sums: 'סיכום',
    optional: 'לבחירת הלקוח',
    leftOut: 'הלקוח הוריד',
    versions: 'גרסאות',
    version: 'גרסה {version}',
    draft: 'טיוטה, תישלח כגרסה {version}',
    hash: 'קוד',
    accepted: 'אושרה בידי {name} ב־{at}',
    acceptance: 'קוד האישור',
    estimate:
      'יש שורות עם מחיר התחלתי, ולכן אי אפשר לאשר את ההצעה. החזירו לטיוטה, קבעו מחיר ושמרו.',
    sent: 'נשלחה',
    viewed: 'נצפתה לראשונה',
  },

  actions: {
    send: 'שליחה ללקוח',
    extend: 'הארכת התוקף ב־{days} ימים',
    revise: 'החזרה לטיוטה',
    void: 'ביטול ההצעה',
    voidWarning: 'הלקוח לא יוכל לאשר אותה יותר, ואי אפשר להחזיר.',
    reviseNote: 'הלקוח יראה שההצעה בעדכון, עד שתישלח שוב.',
    unsaved: 'יש שינויים שלא נשמרו. קודם שומרים, רואים את הסכום החדש, ואז שולחים.',
    sendNote: 'ללקוח יישלח מייל עם הקישור. המחירים והתוקף ננעלים ברגע השליחה.',
  },

  editor: {
    title: 'עריכת הטיוטה',
    newLine: 'שורה חדשה',
    nameHe: 'שם בעברית',
    nameEn: 'שם באנגלית',
    amount: 'מחיר בשקלים',
    months: 'חודשים',
    monthsHint: 'חד־פעמי',
    discount: 'הנחה באחוזים',
    optional: 'לבחירת הלקוח',
    plusVat: 'המחיר בלי מע״מ',
    remove: 'להסיר',
    add: 'הוספת שורה',
    addNothing: 'בלי הוספה',
    addOwn: 'שורה משלי',
    note: 'מילים ללקוח',
    noteHint: 'יופיעו בראש ההצעה, בשתי השפות כפי שנכתבו.',
    save: 'שמירה',
    nothing: 'אין עדיין שורות. בחרו מהמחירון או הוסיפו שורה משלכם.',
  },

  problems,

  toasts: {
    started: 'נפתחה טיוטה',
    saved: 'הטיוטה נשמרה',
    sent: 'ההצעה נשלחה',
    extended: 'התוקף הוארך',
    revised: 'ההצעה חזרה לטיוטה',
    voided: 'ההצעה בוטלה',
    stale: 'ההצעה השתנתה בינתיים. זה המצב העדכני',
    refused: 'במצב הנוכחי של ההצעה אי אפשר לעשות את זה',
  },
}

export type AdminQuotes = typeof adminQuotes
