import { offerKindOf, type OfferKind } from '../pricing/offer-kind.ts'
import { priceLines, type Priced, type PricingRules } from '../pricing/price-lines.ts'
import { addUp } from '../pricing/sums.ts'
import type { QuoteLine } from './quote-line.ts'

export type PriceableQuote = {
  lines: readonly QuoteLine[]
  rules: PricingRules
  claims: readonly string[]
}

/** The price of a quote; `lines` are the lines that count, in the order of the quote. */
export type QuotePrice = Omit<Priced, 'nextTier'>

/** The lines that count: all that are not optional, and the chosen optional ones. */
export function countedLines(lines: readonly QuoteLine[], chosen: readonly string[]): QuoteLine[] {
  return lines.filter(({ id, optional }) => !optional || chosen.includes(id))
}

export function optionalIds(lines: readonly QuoteLine[]): string[] {
  return lines.filter(({ optional }) => optional).map(({ id }) => id)
}

/** Whether a quote with these optional lines is one, or still an estimate. */
export function quoteKind(
  { lines }: Pick<PriceableQuote, 'lines'>,
  chosen: readonly string[],
): OfferKind {
  return offerKindOf(countedLines(lines, chosen))
}

/** Uses the rules frozen in the quote, never the current ones. */
export function priceQuote(
  { lines, rules, claims }: PriceableQuote,
  chosen: readonly string[],
): QuotePrice {
  const counted = countedLines(lines, chosen)
  const sold = priceLines({ lines: counted.filter(({ isOwn }) => !isOwn), rules, claims })
  const own = priceLines({
    lines: counted.filter(({ isOwn }) => isOwn),
    rules: { ...rules, tiers: [], packages: [] },
    claims: [],
  })
  const priced = new Map([...sold.lines, ...own.lines].map((line) => [line.id, line]))
  return {
    lines: counted.flatMap(({ id }) => priced.get(id) ?? []),
    discount: sold.discount,
    replacedTier: sold.replacedTier,
    once: addUp([sold.once, own.once]),
    monthly: addUp([sold.monthly, own.monthly]),
    term: addUp([sold.term, own.term]),
  }
}
