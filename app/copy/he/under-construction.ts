import type { Opening } from '../opening.ts'

export const underConstruction = {
  opening: {
    badge: '{studio}, סטודיו דיגיטלי',
    title: ['כאן עוד', 'בונים'],
    lead: 'האתר פתוח כרגע לגולשים מישראל בלבד.',
  } satisfies Opening,
  inIsrael: 'אני בישראל, לכניסה לאתר',
  write: 'רוצים לדבר איתנו? כתבו לנו',
  note: 'המיקום נקבע לפי כתובת ה־IP, והוא שגוי לפעמים, למשל בגלישה דרך VPN. הלחיצה שומרת עוגייה אחת ל־{passTime}, כדי שלא נשאל שוב.',
  problems: {
    limited: 'היו יותר מדי ניסיונות מהרשת הזאת. אפשר לנסות שוב בעוד שעה, או לכתוב לנו.',
    away: 'משהו השתבש אצלנו. נסו שוב בעוד רגע.',
  },
}

export type UnderConstruction = typeof underConstruction
