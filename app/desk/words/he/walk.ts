/** The six steps of setting up the site, and how far the owner is. */
export const adminWalk = {
  steps: {
    studio: 'הסטודיו',
    hours: 'שעות והבטחות',
    address: 'כתובת ומדינות',
    mail: 'מייל',
    prices: 'מחירים ומע״מ',
    access: 'כניסה וגיבוי',
  },
  count: 'הושלמו {done} מתוך {all} שלבים',
  done: 'הכול מוכן, וכל הפרטים שלכם.',
  next: 'להמשיך: {section}',
  label: 'הקמת האתר בשישה שלבים',
  following: 'הבא: {section}',
  toList: 'לכל השלבים',
  openPrices: {
    one: 'מחיר אחד עוד לא הוכרע',
    two: 'שני מחירים עוד לא הוכרעו',
    other: '{count} מחירים עוד לא הוכרעו',
  },
  allPrices: 'כל המחירים הוכרעו',
  noGate: 'עוד לא אישרתם מי רואה את האתר',
  noTrip: 'מייל הבדיקה עוד לא חזר לאתר',
  noBackup: 'עוד אין גיבוי',
}

export type AdminWalk = typeof adminWalk
