/** What is said where a sample detail of the studio holds back what goes to clients. */
export const adminSending = {
  noLink:
    'אין כאן קישור, כי כתובת האתר עוד לא נקבעה. קובעים אותה באזור הניהול, בהגדרות, תחת ״הסטודיו״.',
  held: 'לא נשלח: פרטים של הסטודיו עוד לדוגמה, והלקוח היה משיב לכתובת שאינה שלכם. ממלאים אותם בהגדרות, תחת ״הסטודיו״.',
  alert: {
    one: 'מיילים והצעות ללקוחות ממתינים: פרט אחד של הסטודיו עוד לדוגמה',
    two: 'מיילים והצעות ללקוחות ממתינים: שני פרטים של הסטודיו עוד לדוגמה',
    other: 'מיילים והצעות ללקוחות ממתינים: {count} פרטים של הסטודיו עוד לדוגמה',
  },
}

export type AdminSending = typeof adminSending
