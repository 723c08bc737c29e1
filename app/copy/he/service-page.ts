import type { Excluded, TextsBy, YearlyCost } from '#catalog/item-scope.ts'
import type { Cancellation } from '#catalog/item-terms.ts'
import type { TermId } from '#content/services/service-words.ts'
import type { PaymentPlan } from '#domain/quotes/quote-line.ts'

/** The words that all service pages share. */
export const servicePage = {
  prices: 'למחירים',
  included: 'כלול',
  excludedTitle: 'לא כלול',
  order: 'להזמנה',
  orderOffer: 'להזמנה: {offer}',
  addToPackage: 'להוספה לחבילה',
  addOfferToPackage: 'להוספה לחבילה: {offer}',
  packageHint: 'שני שירותים ויותר עולים יחד פחות.',
  packageLink: 'לבניית חבילה',
  terms: {
    title: 'תשלום, אחריות וביטול',
    labels: {
      payment: 'תשלום',
      delivery: 'זמן אספקה',
      revisions: 'תיקונים',
      support: 'תמיכה',
      warranty: 'אחריות',
      scheduling: 'תיאום',
      cancellation: 'ביטול',
    } satisfies Record<TermId, string>,
    payment: {
      halves: '{startShare} כשמתחילים ו{restShare} במסירה.',
      prepaid: 'מראש.',
      'two-payments': 'מראש, בשני תשלומים.',
      'year-ahead': 'מראש, על תקופה של {cardMonths} חודשים.',
      monthly: 'בכל חודש, מראש.',
    } satisfies Record<PaymentPlan, string>,
    cancellation: {
      work: 'מודיעים בכתב. צרכנים רשאים לבטל בתוך {cancelTime} מההזמנה או מקבלת פרטי העסקה, כפי שקובע חוק הגנת הצרכן. על עבודה שכבר נעשתה משלמים את החלק היחסי.',
      subscription:
        'אפשר לבטל בכתב בתוך {cancelTime} מההזמנה או מקבלת פרטי העסקה, גם אם המנוי כבר פעיל. הכסף מוחזר, בניכוי החלק היחסי של הזמן שעבר ודמי ביטול לפי חוק הגנת הצרכן: {cancelShare} או {cancelMost}, הנמוך מביניהם.',
    } satisfies Record<Cancellation, string>,
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
    texts: 'טקסטים',
    yearly: 'עלות שנתית אחר כך',
  },
  texts: {
    studio: 'כתיבה שלנו',
    client: 'שלכם',
    edited: 'שלכם, בעריכה שלנו',
  } satisfies Record<TextsBy, string>,
  yearly: {
    site: 'אחסון, {hostingYearPrice}, ודומיין. משלמים לספקים, על שמכם.',
    store: 'מנוי Shopify ודומיין. משלמים לספקים, על שמכם.',
    app: 'אחסון, {hostingYearPrice}, ושירותים לפי שימוש. משלמים לספקים, על שמכם.',
  } satisfies Record<YearlyCost, string>,
  excluded: {
    domain: 'דומיין',
    hosting: 'אחסון',
    'store-plan': 'מנוי Shopify',
    photos: 'צילום',
    ads: 'תקציב פרסום',
    'product-texts': 'תיאורי מוצרים',
    printing: 'הדפסה',
    trademark: 'רישום סימן מסחר',
    'tax-advice': 'ייעוץ מס',
    development: 'פיתוח',
    design: 'ביצוע העיצוב',
    'app-stores': 'דמי חנויות האפליקציות',
    services: 'שירותים חיצוניים בתשלום',
    'tool-plans': 'מנויים לכלים',
  } satisfies Record<Excluded, string>,
  amounts: {
    days: '{count} ימים',
    businessDays: '{count} ימי עסקים',
    weeks: '{count} שבועות',
    workingHours: '{count} שעות עבודה',
    minutes: '{count} דקות',
    upTo: 'עד {count}',
    atLeast: '{count} ומעלה',
    unlimited: 'בלי הגבלה',
  },
  before: 'במקום',
  withVat: 'לעסקים. עם מע״מ: {amount}',
  perSession: '{amount} למפגש',
  forTerm: '{amount} ל־{months} חודשים',
  addon: 'תוספת: {addon}',
  free: 'חינם',
}

export type ServicePage = typeof servicePage
