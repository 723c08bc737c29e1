import type { PriceList } from '#domain/pricing/price-list.ts'
import { rulesWith } from '#domain/quotes/quote-discounts.ts'
import type { ServerContext } from '../server-context.ts'
import { findPrices } from '../settings/find-prices.ts'
import type { Terms } from './freeze-quote.ts'

/** The current price list, rules and rates for a new quote. */
export function currentTerms(context: Pick<ServerContext, 'settings'>): {
  list: PriceList
  terms: Terms
} {
  const { list, rate, rateDate } = findPrices(context)
  return {
    list,
    terms: { rules: list.rules, exchange: { shekelsForDollar: String(rate), day: rateDate } },
  }
}

/** The terms with or without the discounts by number of services and by package (decision 0135). */
export function withDiscounts(isOn: boolean, terms: Terms): Terms {
  return { ...terms, rules: rulesWith(isOn, terms.rules) }
}
