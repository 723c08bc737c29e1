/** What is said where a sample detail of the studio holds back what goes to clients. */
export const adminSending = {
  noLink:
    'אין כאן קישור, כי כתובת האתר עוד לא נקבעה. קובעים אותה באזור הניהול, בהגדרות, תחת ״הסטודיו״.',
  held: 'לא נשלח: פרטים של הסטודיו עוד לדוגמה, והלקוח היה משיב לכתובת שאינה שלכם. ממלאים אותם בהגדרות, תחת ״הסטודיו״.',
  alert: {
    one: 'ללקוחות לא נשלח דבר: פרט אחד עוד לדוגמה',
    two: 'ללקוחות לא נשלח דבר: שני פרטים עוד לדוגמה',
    other: 'ללקוחות לא נשלח דבר: {count} פרטים עוד לדוגמה',
  },
}

export type AdminSending = typeof adminSending
