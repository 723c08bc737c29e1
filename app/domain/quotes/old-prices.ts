import type { Agorot } from '../money.ts'
import type { PriceList } from '../pricing/price-list.ts'
import { optionalIds, priceQuote, type PriceableQuote } from './price-quote.ts'
import { hasDiscounts, rulesWith } from './quote-discounts.ts'
import type { QuoteLine } from './quote-line.ts'

/**
 * Whether a line of the price list costs another amount today than when the quote was made, or the
 * same lines have another total by the discounts and VAT of today. A quote that states VAT is old once
 * the studio adds none, and the other way round. Lines of the owner, and parts that
 * are no longer sold, have no price to compare with (requirements 5.1).
 */
export function hasOldPrices(quote: PriceableQuote, list: PriceList): boolean {
  const hasOldLine = quote.lines.some((line) => {
    const today = line.isOwn ? null : amountToday(line, list)
    return today !== null && today !== (line.listAmount ?? line.amount)
  })
  const today = rulesWith(hasDiscounts(quote.rules), list.rules)
  const isOtherDealer = (quote.rules.vat.rate === 0) !== (today.vat.rate === 0)
  return hasOldLine || isOtherDealer || totalBy(quote.rules, quote) !== totalBy(today, quote)
}

/** What is paid once and in the first month. */
function totalBy(rules: PriceableQuote['rules'], quote: PriceableQuote): Agorot {
  const { once, monthly } = priceQuote({ ...quote, rules }, optionalIds(quote.lines))
  return once.total + monthly.total
}

/**
 * The lines at the prices of today. A price that the owner set stays, and so do lines that are no
 * longer in the list.
 */
export function linesToday(lines: readonly QuoteLine[], list: PriceList): QuoteLine[] {
  return lines.map(({ listAmount, ...line }) => {
    const today = line.isOwn ? null : amountToday(line, list)
    if (today === null) return { ...line, ...(listAmount !== undefined && { listAmount }) }
    if (listAmount === undefined) return { ...line, amount: today }
    return { ...line, ...(line.amount !== today && { listAmount: today }) }
  })
}

/** As lines of a basket are named: 'website', 'website.crm', 'branding.basic'. */
function amountToday({ id, service }: QuoteLine, list: PriceList): Agorot | null {
  const listed = list.services.find((each) => each.id === service)
  if (!listed) return null
  const part = [...listed.options, ...listed.addons].find((each) => id === `${service}.${each.id}`)
  return (part?.price ?? (id === service ? listed.price : null))?.amount ?? null
}
