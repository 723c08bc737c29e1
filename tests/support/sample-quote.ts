import { priceListFor, bookTerms } from '#catalog/price-list.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import { markOptional } from '#domain/quotes/quote-line.ts'
import { catalogueLines } from '#server/quotes/catalogue-lines.ts'
import { freezeQuote, type FrozenQuote } from '#server/quotes/freeze-quote.ts'

const issueDay = new Date('2026-11-21T10:00:00Z')

type SampleParts = {
  number?: string
  version?: number
  basket?: string
  client?: { name: string; email: string }
  note?: string
}

/** A quote at the default prices, issued on a fixed day. */
export function frozenSample({
  number = '2026-0007',
  version = 1,
  basket = 's=business-plan,branding.extended,website~crm,maintenance:12,ux-mentoring.ten',
  client = { name: 'דנה כהן־לוי', email: 'dana@example.com' },
  note = '',
}: SampleParts = {}): FrozenQuote {
  const list = priceListFor({ ...bookTerms, on: '2026-11-21' })
  const { items, claims } = readBasketQuery(basket, list)
  const lines = markOptional(catalogueLines({ items, claims }, list))
  const terms = { rules: list.rules, exchange: { shekelsForDollar: '3.7', day: '2026-11-20' } }
  return freezeQuote({
    number,
    version,
    client,
    content: { lines, claims, note },
    terms,
    now: issueDay,
  })
}

export function sampleQuote(parts: SampleParts = {}) {
  const { snapshot, hash } = frozenSample(parts)
  return {
    snapshot,
    hash,
    chosen: optionalIds(snapshot.lines),
    acceptance: null,
    acceptanceHash: null,
  }
}
