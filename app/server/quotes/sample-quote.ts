import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import type { ServerContext } from '../server-context.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { freezeQuote } from './freeze-quote.ts'
import { quoteTermsNow } from './quote-terms.ts'
import type { StoredQuote } from './stored-quote.ts'
import { studioDay } from './studio-day.ts'

type SampleQuote = Pick<
  StoredQuote,
  'snapshot' | 'hash' | 'chosen' | 'acceptance' | 'acceptanceHash'
>

/** A new business: what it needs to be found, with the packages and discounts that follow. */
const basket = 's=business-plan,branding.basic,website'

/**
 * A quote for an invented client at the prices of now, made as a real one is and stored nowhere
 * (requirements 3.3). No real quote of any year has its number.
 */
export function sampleQuote(
  context: Pick<ServerContext, 'settings'>,
  { client, note, now }: { client: string; note: string; now: Date },
): SampleQuote {
  const { list, terms } = quoteTermsNow(context)
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
