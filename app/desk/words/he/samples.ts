import type { SampleKind } from '#content/samples.server.ts'

const kinds: Record<SampleKind, string> = {
  company: 'פרטי הסטודיו',
  claims: 'נתונים על הסטודיו',
  testimonials: 'המלצות',
  projects: 'פרויקטים',
  pictures: 'תמונות',
  legal: 'טקסטים משפטיים שעורך דין עוד לא קרא',
  texts: 'טקסטים אחרים',
}

export const adminSamples = {
  title: 'תוכן לדוגמה',
  lead: 'התוכן באתר שעדיין אינו אמיתי, והקובץ שבו מחליפים אותו. אחרי ההחלפה משנים את הסימון ל־{mark}. אם הסימון חסר בקובץ, מוסיפים אותו.',
  back: 'חזרה להגדרות',
  open: 'מה להחליף ואיפה',
  kinds,
  count: '{kind} ({count})',
  empty: 'אין תוכן לדוגמה. כל מה שבאתר אמיתי.',
}

export type AdminSamples = typeof adminSamples
