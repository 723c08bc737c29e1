import type { Agorot, BasisPoints } from '../money.ts'
import { offerKindOf, type OfferKind } from '../pricing/offer-kind.ts'
import { priceLines, type Priced, type PricingRules } from '../pricing/price-lines.ts'
import { addUp } from '../pricing/sums.ts'
import { sumsOfCredits } from './credits.ts'
import type { QuoteLine } from './quote-line.ts'

export type PriceableQuote = {
  lines: readonly QuoteLine[]
  rules: PricingRules
  claims: readonly string[]
}

/**
 * The price of a quote; `lines` are the lines that count, in the order of the quote. `credit`: what
 * credits take off `once`, before VAT is added to prices that exclude it; 0 or more.
 */
export type QuotePrice = Omit<Priced, 'nextTier'> & { credit: Agorot }

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

/** Uses the rules frozen in the quote, never the current ones. The one-time total is never negative. */
export function priceQuote(
  { lines, rules, claims }: PriceableQuote,
  chosen: readonly string[],
): QuotePrice {
  const counted = countedLines(lines, chosen)
  const sold = priceLines({ lines: counted.filter(({ isOwn }) => !isOwn), rules, claims })
  const own = priceLines({
    lines: counted.filter(({ isOwn, isCredit }) => isOwn && !isCredit),
    rules: { ...rules, tiers: [], packages: [] },
    claims: [],
  })
  const before = addUp([sold.once, own.once])
  const credits = priceCredits(counted, { before: before.total, vatRate: rules.vat.rate })
  const priced = new Map([...sold.lines, ...own.lines, ...credits].map((line) => [line.id, line]))
  const lowered = addUp(credits.map(({ sums }) => sums))
  return {
    lines: counted.flatMap(({ id }) => priced.get(id) ?? []),
    discount: sold.discount,
    replacedTier: sold.replacedTier,
    once: addUp([before, lowered]),
    credit: lowered.list === 0 ? 0 : -lowered.list,
    monthly: addUp([sold.monthly, own.monthly]),
    term: addUp([sold.term, own.term]),
  }
}

type PricedLine = Priced['lines'][number]

function priceCredits(
  counted: readonly QuoteLine[],
  taken: { before: Agorot; vatRate: BasisPoints },
): PricedLine[] {
  const credits = counted.filter(({ isCredit }) => isCredit)
  const sums = new Map(sumsOfCredits(credits, taken).map((each) => [each.id, each.sums]))
  return credits.flatMap(({ id, service, vat, amount }) => {
    const found = sums.get(id)
    if (found === undefined) return []
    return [
      { id, service, list: amount, afterOwn: amount, months: null, vat, sums: found, term: null },
    ]
  })
}

/**
 * Whether the credits take off more than what the client pays once for the lines that stay: the owner
 * is told before such a quote is sent.
 */
export function hasTooMuchCredit({ lines, rules, claims }: PriceableQuote): boolean {
  const kept = countedLines(lines, [])
  const stated = kept.filter(({ isCredit }) => isCredit)
  const without = priceQuote({ lines: kept.filter(({ isCredit }) => !isCredit), rules, claims }, [])
  const unlimited = { before: Number.MAX_SAFE_INTEGER, vatRate: rules.vat.rate }
  const credit = addUp(sumsOfCredits(stated, unlimited).map(({ sums }) => sums))
  return stated.length > 0 && -credit.total > without.once.total
}
