import type { PriceList } from '#domain/pricing/price-list.ts'
import type { Services } from '../services.ts'
import { findPrices } from '../settings/find-prices.ts'
import type { Terms } from './freeze-quote.ts'

/** What a quote that is issued now is made from: the prices, rules and rates of this moment. */
export function quoteTermsNow(services: Pick<Services, 'settings'>): {
  list: PriceList
  terms: Terms
} {
  const { list, rate, rateDate } = findPrices(services)
  return {
    list,
    terms: { rules: list.rules, exchange: { shekelsForDollar: String(rate), day: rateDate } },
  }
}
