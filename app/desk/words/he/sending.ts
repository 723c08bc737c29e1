/** What is said where a sample detail of the studio holds back what goes to clients. */
export const adminSending = {
  noLink:
    'אין כאן קישור, כי כתובת האתר עוד לא נקבעה. קובעים אותה באזור הניהול, בהגדרות, תחת ״הסטודיו״.',
  held: 'לא נשלח: פרטים של הסטודיו עוד לדוגמה, והלקוח היה משיב לכתובת שאינה שלכם. ממלאים אותם בהגדרות, תחת ״הסטודיו״.',
  alert: {
    one: 'פרט אחד עוד לדוגמה, ולכן מיילים והצעות ללקוחות ממתינים',
    two: 'שני פרטים עוד לדוגמה, ולכן מיילים והצעות ללקוחות ממתינים',
    other: '{count} פרטים עוד לדוגמה, ולכן מיילים והצעות ללקוחות ממתינים',
  },
}

export type AdminSending = typeof adminSending
