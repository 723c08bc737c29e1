import type { TestimonialField } from '#domain/studio/testimonials.ts'

const fields: Record<TestimonialField, string> = {
  'quote.he': 'מה נאמר, בעברית',
  'name.he': 'שם',
  'role.he': 'תפקיד',
  'company.he': 'עסק',
  'quote.en': 'מה נאמר, באנגלית',
  'name.en': 'שם באנגלית',
  'role.en': 'תפקיד באנגלית',
  'company.en': 'עסק באנגלית',
  date: 'פורסמה ביום',
  link: 'איפה פורסמה',
}

/** Testimonials of clients on the home page. */
export const adminTestimonials = {
  title: 'המלצות',
  lead: 'המלצות של לקוחות שלכם מופיעות ראשונות בעמוד הבית, עם התאריך ועם קישור למקום שבו פורסמו.',
  back: 'לכל פרטי הסטודיו',
  backToList: 'לכל ההמלצות',
  shown: 'בעמוד הבית: {real} שלכם, {samples} לדוגמה',
  more: 'מוצגות {count} החדשות ביותר.',
  add: 'הוספת המלצה',
  edit: 'עריכה',
  newTitle: 'המלצה חדשה',
  editTitle: 'עריכת המלצה',
  fields,
  linkNote: 'למשל הפוסט של הלקוח בלינקדאין, או הביקורת בגוגל.',
  counted: 'עד {count} תווים, בלי מירכאות. הן נוספות לבד.',
  save: 'שמירה',
  saving: 'שומרים…',
  remove: 'הסרת ההמלצה',
  sure: 'ההמלצה תוסר מעמוד הבית. אפשר להחזיר אותה מהרשימה ״מה השתנה״.',
  full: 'אפשר לשמור עד {count} המלצות. כדי להוסיף, מסירים אחת ישנה.',
  none: 'אין',
}

export type AdminTestimonials = typeof adminTestimonials
