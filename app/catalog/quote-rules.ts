import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'

/**
 * Days count from the day a quote is issued or extended. Shares are in basis points (requirements
 * 5.7, 6.2).
 */
export const quoteRules = {
  validDays: 30,
  extendDays: 14,
  downPayment: 5_000,
  sessionsPaidInTwo: 10,
} as const

type Sold = { service: PriceList['services'][number]; lineId: string; months: number | null }

/** Consulting is paid in advance, many sessions in two payments, everything else in halves. */
export function paymentOf({ service, lineId, months }: Sold): QuoteLine['payment'] {
  if (months !== null) return 'monthly'
  if (service.page !== 'strategic-consulting') return 'halves'
  const option = service.options.find(({ id }) => lineId === `${service.id}.${id}`)
  return (option?.sessions ?? 0) >= quoteRules.sessionsPaidInTwo ? 'two-payments' : 'prepaid'
}
