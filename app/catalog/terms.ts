import type { Agorot, BasisPoints } from '#domain/money.ts'
import type { PaymentPlan } from '#domain/quotes/quote-line.ts'
import { promises } from './claims.ts'

/**
 * The source of a term (requirements 5.7). `law` is the Consumer Protection Law, where the texts
 * differ from it (requirements 5.8).
 */
type TermSource =
  | 'terms'
  | 'faq'
  | 'process-step'
  | 'form-text'
  | 'quote-text'
  | 'hebrew-text'
  | 'law'

export type TermUnit = 'days' | 'hours' | 'business-hours' | 'minutes' | 'months' | 'sessions'

export type TermReading = { source: TermSource; unit: TermUnit; from: number; to: number }

/** The site shows the first reading. */
type TermReadings = readonly [TermReading, ...TermReading[]]

function term(source: TermSource, unit: TermUnit, from: number, to = from): TermReading {
  return { source, unit, from, to }
}

const { processDays } = promises

/** Durations, warranty periods and deadlines, each with all its readings. */
export const terms = {
  'delivery.landing-page': [term('terms', 'days', 5, 7)],
  'delivery.website': [term('terms', 'days', 10, 14)],
  'delivery.business-plan': [term('terms', 'days', 7)],
  'delivery.branding': [term('terms', 'days', 7, 10)],
  'delivery.shopify-store': [term('terms', 'days', 14, 21)],
  'process.scope': [term('process-step', 'days', ...processDays.scope)],
  'process.design': [term('process-step', 'days', ...processDays.design)],
  'process.build': [term('process-step', 'days', ...processDays.build)],
  'process.launch': [term('process-step', 'days', ...processDays.launch)],
  support: [term('terms', 'days', promises.supportDays)],
  'support.smart-upgrade': [
    term('process-step', 'days', 60),
    term('terms', 'days', promises.supportDays),
  ],
  'support.ui-design.basic': [term('terms', 'days', 7)],
  'support.ui-design.advanced': [term('terms', 'days', 14)],
  'support.ui-design.full': [term('terms', 'days', 30)],
  warranty: [term('terms', 'days', 30, 60)],
  'small-changes': [term('terms', 'days', 7)],
  'intro-call': [term('terms', 'minutes', 30)],
  'scheduling.large-projects': [term('terms', 'days', 14)],
  'training.figma': [term('terms', 'hours', 6, 30)],
  'workshop.figma': [term('terms', 'hours', 4, 8)],
  'assessment.consulting': [term('terms', 'minutes', 90)],
  'mentoring.consulting': [term('terms', 'sessions', 3, 6)],
  quote: [term('terms', 'hours', promises.replyHours)],
  reply: [
    term('form-text', 'business-hours', promises.formReplyHours),
    term('quote-text', 'hours', promises.replyHours),
    term('hebrew-text', 'hours', 2),
  ],
  'retention.contact-requests': [term('terms', 'months', promises.retentionMonths)],
  'reply.privacy': [term('terms', 'days', promises.privacyDays)],
  'cancellation.consumer': [term('law', 'days', 14)],
  'cancellation.extended': [term('law', 'months', 4)],
  'cancellation.refund': [term('law', 'days', 14)],
} as const satisfies Record<string, TermReadings>

export type TermId = keyof typeof terms

export function isTermId(id: string): id is TermId {
  return Object.hasOwn(terms, id)
}

export function termOf(id: TermId): TermReading {
  return terms[id][0]
}

/** The cancellation fee for consumers: the lower of the two (requirements 5.8). */
export const cancellationFee: { share: BasisPoints; atMost: Agorot } = {
  share: 500,
  atMost: 10_000,
}

type PaymentReading = { source: TermSource; way: PaymentPlan | 'upfront' }

/** How each service is paid; the first reading applies (catalog/item-terms.ts implements it). */
export const payments = {
  services: [{ source: 'terms', way: 'halves' }],
  consulting: [{ source: 'terms', way: 'prepaid' }],
  'many-sessions': [{ source: 'terms', way: 'two-payments' }],
  'landing-page': [
    { source: 'terms', way: 'halves' },
    { source: 'faq', way: 'upfront' },
  ],
} as const satisfies Record<string, readonly [PaymentReading, ...PaymentReading[]]>
