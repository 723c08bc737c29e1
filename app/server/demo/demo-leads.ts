import type { BudgetId } from '#catalog/budgets.ts'
import type { ServiceChoice } from '#catalog/services.ts'
import type { LeadStatus } from '#domain/leads/status.ts'
import type { QuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Lang } from '#i18n/languages.ts'

/** An invented lead. Its address is at example.com, and its number is not in service. */
export type DemoLead = {
  name: string
  language: Lang
  service: ServiceChoice
  budget: BudgetId | null
  message: string
  /** Days before the demo is made. */
  age: number
  status: LeadStatus
  note?: string
  /** The state of its quote. */
  quote?: QuoteStatus
  isSpam?: true
  isBinned?: true
}

type Facts = Omit<DemoLead, 'name' | 'language' | 'message'>

const he = (name: string, message: string, facts: Facts): DemoLead => ({
  name,
  message,
  language: 'he',
  ...facts,
})
const en = (name: string, message: string, facts: Facts): DemoLead => ({
  name,
  message,
  language: 'en',
  ...facts,
})

const small = 'up-to-5000'
const middle = '5000-15000'
const large = '15000-30000'
const largest = 'over-30000'

/** Three months, the newest first, in every status and with a quote in every state. */
export const demoLeads: readonly DemoLead[] = [
  he('שירלי אלקיים', 'פותחת קליניקה לטיפול רגשי ברעננה וצריכה דף נחיתה עד תחילת החודש.', {
    service: 'landing-page',
    budget: middle,
    age: 0.05,
    status: 'new',
  }),
  en('Ellen Marsh', 'We need a product designer for a fintech dashboard, starting in January.', {
    service: 'uxui-design',
    budget: large,
    age: 0.2,
    status: 'new',
  }),
  he('אורן דהן', 'רשת של שלוש מספרות. רוצים אפליקציה לקביעת תורים.', {
    service: 'app-development',
    budget: largest,
    age: 0.9,
    status: 'read',
  }),
  he('נטע הרפז', 'אתר תדמית למשרד אדריכלות, עם תיק עבודות.', {
    service: 'digital-presence',
    budget: large,
    age: 2,
    status: 'contacted',
    note: 'דיברנו. שולחת חומרים ביום ראשון.',
    quote: 'draft',
  }),
  he('גיל פרידלנדר', 'דף נחיתה לקורס צילום, עם תשלום.', {
    service: 'landing-page',
    budget: small,
    age: 4,
    status: 'contacted',
    quote: 'sent',
  }),
  en('Marcus Webb', 'A small shop for ceramics, about forty products, in two languages.', {
    service: 'digital-presence',
    budget: middle,
    age: 6,
    status: 'qualified',
    note: 'Prefers email. Wants to launch before the holidays.',
    quote: 'viewed',
  }),
  he('יפעת סויסה', 'כרטיס ביקור דיגיטלי לצוות של שמונה יועצות.', {
    service: 'digital-business-card',
    budget: small,
    age: 8,
    status: 'closed_won',
    quote: 'accepted',
  }),
  he('רמי חדאד', 'מחיר לאתר פשוט?', {
    service: 'digital-presence',
    budget: small,
    age: 11,
    status: 'closed_lost',
    note: 'חיפש זול יותר.',
    quote: 'declined',
  }),
  he('קידום אתרים מספר 1', 'מקום ראשון בגוגל תוך שבוע! לחצו כאן', {
    service: 'not-sure',
    budget: null,
    age: 12,
    status: 'new',
    isSpam: true,
  }),
  he('עדי ממן', 'ייעוץ לפני שבונים: מה לבנות קודם, אתר או אפליקציה?', {
    service: 'strategic-consulting',
    budget: small,
    age: 15,
    status: 'closed_won',
  }),
  en('Priya Nair', 'Redesign of an onboarding flow. Drop-off is at the second step.', {
    service: 'uxui-design',
    budget: large,
    age: 19,
    status: 'in_progress',
    note: 'First screens on Tuesday.',
    quote: 'accepted',
  }),
  he('טל ברגר', 'אתר לסטודיו לריקוד, עם לוח שיעורים.', {
    service: 'digital-presence',
    budget: middle,
    age: 24,
    status: 'contacted',
    quote: 'void',
  }),
  he('מורן צרפתי', 'בדיקה של הטופס.', {
    service: 'not-sure',
    budget: null,
    age: 27,
    status: 'read',
    isBinned: true,
  }),
  he('איתי נוימן', 'MVP לאפליקציה לניהול בניינים. יש אפיון.', {
    service: 'app-development',
    budget: largest,
    age: 33,
    status: 'qualified',
    note: 'מחכה לתשובה מהשותף.',
    quote: 'expired',
  }),
  he('לימור אזולאי', 'דף נחיתה לסדנה אחת בחודש.', {
    service: 'landing-page',
    budget: small,
    age: 41,
    status: 'closed_won',
    quote: 'accepted',
  }),
  en('Jonas Lind', 'Can you review the usability of our booking site?', {
    service: 'strategic-consulting',
    budget: middle,
    age: 48,
    status: 'archived',
  }),
  he('סיון אברג׳ל', 'חנות לתכשיטים בעבודת יד.', {
    service: 'digital-presence',
    budget: middle,
    age: 56,
    status: 'closed_lost',
    note: 'דחתה לשנה הבאה.',
    quote: 'declined',
  }),
  he('דורון אילוז', 'שדרוג של אתר קיים, איטי מאוד בטלפון.', {
    service: 'digital-presence',
    budget: middle,
    age: 67,
    status: 'closed_won',
    quote: 'accepted',
  }),
  en('Hannah Cole', 'A landing page for a podcast.', {
    service: 'landing-page',
    budget: small,
    age: 78,
    status: 'closed_lost',
  }),
  he('בועז קרן', 'אפליקציה פנימית לצוות שטח, בערך עשרים עובדים.', {
    service: 'app-development',
    budget: largest,
    age: 88,
    status: 'archived',
    note: 'בחרו במוצר מדף.',
  }),
]
