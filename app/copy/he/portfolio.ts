import type { Niche, ProductType, ProjectTag } from '#catalog/project-kinds.ts'
import type { Lang } from '#i18n/languages.ts'

/** The list of projects, a project's details over it, and the parts that every case study has. */
export const portfolio = {
  filter: 'סינון לפי סוג',
  shown: { one: 'עבודה אחת', two: 'שתי עבודות', other: '{count} עבודות' },
  details: 'פרטים על {project}',
  close: 'סגירה',
  caseStudy: 'לסיפור המלא',
  live: 'לדף באוויר',
  /** Opens the contact form of this site. */
  want: 'אני רוצה כזה',
  sample: 'פרויקט לדוגמה: שם הלקוח והשנה אינם של לקוח אמיתי.',
  /** The band after the last project. */
  yours: {
    label: 'הפרויקט הבא',
    title: 'שלכם',
    line: 'ספרו לנו מה אתם צריכים, ונגיד איך היינו בונים את זה.',
    action: 'לקבלת הצעת מחיר',
  },
  facts: {
    product: 'מה בנינו',
    niche: 'תחום',
    year: 'שנה',
    delivery: 'זמן עבודה',
    languages: 'שפות',
    technologies: 'כלים',
    orders: 'הוזמן',
    price: 'מחיר',
  },
  products: {
    landing: 'דף נחיתה',
    uxui: 'עיצוב UX/UI',
    website: 'אתר',
    mobile: 'אפליקציה לנייד',
    ecommerce: 'חנות מקוונת',
    webapp: 'מערכת ווב',
    branding: 'מיתוג',
  } satisfies Record<ProductType, string>,
  niches: {
    clinic: 'מרפאות',
    event: 'אירועים',
    course: 'קורסים',
    legal: 'משפט',
    realestate: 'נדל״ן',
    healthcare: 'רפואה',
    finance: 'פיננסים',
    corporate: 'חברות',
    pets: 'חיות מחמד',
    food: 'אוכל',
    health: 'בריאות',
    fashion: 'אופנה',
    saas: 'תוכנה',
    reviews: 'המלצות',
  } satisfies Record<Niche, string>,
  tags: { new: 'חדש', hot: 'מבוקש', premium: 'פרימיום', recommended: 'מומלץ' } satisfies Record<
    ProjectTag,
    string
  >,
  /** A product that does more than its type usually does. */
  advanced: '{product}, ברמה מתקדמת',
  languageNames: { he: 'עברית', en: 'אנגלית' } satisfies Record<Lang, string>,
  bilingual: 'דו־לשוני: {languages}',
  days: '{days} ימי עסקים',
  byScope: 'לפי היקף המוצר',
  orders: { one: 'פעם אחת', two: 'פעמיים', other: '{count} פעמים' },
  pricing: { 'ready-or-custom': 'כמו שהוא, או מותאם לעסק', custom: 'בנייה לפי הזמנה' },
  ready: 'כמו שהוא',
  custom: 'בהתאמה אישית',
  study: {
    role: 'התפקיד שלנו',
    problem: 'הבעיה',
    decision: 'ההחלטה',
    result: 'מה יצא',
    rejected: 'מה נפסל',
    chosen: 'מה נבחר',
    why: 'למה',
    persona: 'בשביל מי',
    personaNote: 'דמות בדויה, שבשבילה תכננו את המוצר',
    pains: 'מה מפריע',
    goals: 'מה רוצים',
    read: 'לסיפור הפרויקט',
    next: 'הפרויקט הבא',
    facts: 'פרטי הפרויקט',
    playFilm: 'הפעלת הסרט',
    pauseFilm: 'עצירת הסרט',
  },
}

export type Portfolio = typeof portfolio
