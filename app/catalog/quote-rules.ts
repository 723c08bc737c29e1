import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'

/** Days count from the day a quote is issued, and from the day it is extended. Shares are basis points (requirements 5.7, 6.2). */
export const quoteRules = {
  validDays: 30,
  extendDays: 14,
  downPayment: 5_000,
  sessionsPaidInTwo: 10,
} as const

type Sold = { service: PriceList['services'][number]; lineId: string; months: number | null }

/** Consulting is paid before it begins, many sessions in two parts, everything else half and half. */
export function paymentOf({ service, lineId, months }: Sold): QuoteLine['payment'] {
  if (months !== null) return 'monthly'
  if (service.page !== 'strategic-consulting') return 'halves'
  const option = service.options.find(({ id }) => lineId === `${service.id}.${id}`)
  return (option?.sessions ?? 0) >= quoteRules.sessionsPaidInTwo ? 'two-payments' : 'prepaid'
}
