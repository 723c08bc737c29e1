import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { fill } from '#i18n/fill.ts'
import { formatNumber } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import { describeListedQuote, type ListedQuoteView } from '#server/quotes/quote-list-view.ts'
import { findOpenQuotes } from '#server/quotes/quote-store.ts'
import type { ServerContext } from '#server/server-context.ts'
import type { Prices } from '#server/settings/find-prices.ts'
import { studioDay } from '#server/studio-day.ts'

/** Open quotes that are compared: more than a studio has, and read in a moment. */
const mostCompared = 500

const shownAtOnce = 5

export type OldQuotes = { count: string; more: string | null; quotes: ListedQuoteView[] }

/**
 * The open quotes whose frozen prices are not those of today, first what expires first; null where
 * there are none.
 */
export async function findOldQuotes(
  { database }: Pick<ServerContext, 'database'>,
  { list, lang }: Pick<Prices, 'list'> & { lang: DeskLang },
): Promise<OldQuotes | null> {
  const { oldQuotes: copy } = deskCopyFor(lang).adminPrices
  const now = new Date()
  const open = await findOpenQuotes(database, { today: studioDay(now), limit: mostCompared })
  const old = open
    .map((quote) => describeListedQuote(quote, lang, { now, list }))
    .filter(({ hasOldPrices }) => hasOldPrices)
  if (old.length === 0) return null
  const numbers = { shown: shownAtOnce, count: formatNumber(old.length, lang) }
  return {
    count: fillPlural(copy.count, old.length, lang),
    more: old.length > shownAtOnce ? fill(copy.more, numbers) : null,
    quotes: old.slice(0, shownAtOnce),
  }
}
