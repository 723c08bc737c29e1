import type { Title } from '../opening.ts'
import type { TermId } from '#content/services/service-words.ts'

/** The words that all service pages share. */
export const servicePage = {
  badges: {
    what: 'מה זה',
    why: 'למה',
    withoutIt: 'ומה בלי זה',
    whyMe: 'למה אצלנו',
    deliverables: 'מה מקבלים',
    process: 'איך זה עובד',
    offers: 'מחירים',
    terms: 'התנאים',
    faq: 'שאלות',
    work: 'מתיק העבודות',
    order: 'מזמינים',
  },
  prices: 'למחירים',
  order: 'להזמנה',
  orderOffer: 'להזמנה: {offer}',
  addToPackage: 'להוספה לחבילה',
  addOfferToPackage: 'להוספה לחבילה: {offer}',
  packageHint: 'שני שירותים ויותר עולים יחד פחות.',
  packageLink: 'לבניית חבילה',
  terms: {
    title: ['סגור', 'מראש'] satisfies Title,
    labels: {
      payment: 'תשלום',
      delivery: 'זמן אספקה',
      revisions: 'תיקונים',
      support: 'תמיכה',
      warranty: 'אחריות',
      scheduling: 'תיאום',
      cancellation: 'ביטול',
    } satisfies Record<TermId, string>,
    cancellation:
      'מודיעים בכתב. צרכנים רשאים לבטל בתוך {cancelTime} מההזמנה או מקבלת פרטי העסקה, כפי שקובע חוק הגנת הצרכן. על עבודה שכבר נעשתה משלמים את החלק היחסי.',
  },
  facts: {
    delivery: 'אספקה',
    length: 'משך',
    pages: 'עמודים',
    products: 'מוצרים',
    images: 'תמונות',
    screens: 'מסכים',
    revisions: 'סבבי תיקונים',
    support: 'תמיכה',
    warranty: 'אחריות',
  },
  amounts: {
    days: '{count} ימים',
    weeks: '{count} שבועות',
    workingHours: '{count} שעות עבודה',
    minutes: '{count} דקות',
    upTo: 'עד {count}',
    atLeast: '{count} ומעלה',
    unlimited: 'בלי הגבלה',
  },
  before: 'במקום',
  perSession: '{amount} למפגש',
  forTerm: '{amount} ל־{months} חודשים',
  addon: 'תוספת: {addon}',
  free: 'חינם',
}

export type ServicePage = typeof servicePage
