import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import type { ServerContext } from '../server-context.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { freezeQuote } from './freeze-quote.ts'
import { currentTerms } from './quote-terms.ts'
import type { StoredQuote } from './stored-quote.ts'
import { studioDay } from '../studio-day.ts'

type SampleQuote = Pick<
  StoredQuote,
  'snapshot' | 'hash' | 'chosen' | 'acceptance' | 'acceptanceHash'
>

/** What a new business needs to be found, with a package and a discount. */
const basket = 's=business-plan,branding.basic,website'

/**
 * A quote for an invented client at current prices, created like a real one but not stored
 * (requirements 3.3). No real quote has its number.
 */
export function sampleQuote(
  context: Pick<ServerContext, 'settings'>,
  { client, note, now }: { client: string; note: string; now: Date },
): SampleQuote {
  const { list, terms } = currentTerms(context)
  const { items, claims } = readBasketQuery(basket, list)
  const lines = catalogueLines({ items, claims }, list)
  const { snapshot, hash } = freezeQuote({
    number: `${studioDay(now).slice(0, 4)}-0000`,
    version: 1,
    client: { name: client, email: '' },
    content: { lines, claims, note },
    terms,
    now,
  })
  return { snapshot, hash, chosen: optionalIds(lines), acceptance: null, acceptanceHash: null }
}
