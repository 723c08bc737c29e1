import { copyFor } from '#copy/copy.server.ts'
import { quoteKind } from '#domain/quotes/price-quote.ts'
import { fill } from '#i18n/fill.ts'
import { formatDay } from '#i18n/format.ts'
import { quoteUrl } from '#i18n/links.ts'
import type { StoredQuote } from './stored-quote.ts'

type LinkedQuote = Pick<StoredQuote, 'snapshot' | 'chosen' | 'language' | 'token'>

/** A message with the link of a quote, in the client's language, for sending by hand. */
export function handOverText(
  { snapshot, chosen, language, token }: LinkedQuote,
  siteUrl: string,
): string {
  const { number, client, validUntil } = snapshot
  return fill(copyFor(language).quotes.offers[quoteKind(snapshot, chosen)].handOver, {
    name: client.name,
    number,
    day: formatDay(validUntil, language),
    link: `${siteUrl}${quoteUrl(language, token)}`,
  })
}
