import { copyFor } from '#copy/copy.server.ts'
import { quoteStatusOn, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Lang } from '#i18n/languages.ts'
import { describeMoment, type Moment } from '../clock-words.ts'
import { totalsOf } from '../mail/mail-quote.ts'
import type { ListedQuote } from './quote-store.ts'
import { formatDay } from './quote-sums.ts'
import { studioDay } from './studio-day.ts'

/** A quote as a row of a list, in the admin's language. */
export type ListedQuoteView = {
  id: string
  number: string
  leadId: string
  client: string
  total: string
  status: QuoteStatus
  statusName: string
  validUntil: string
  created: Moment
}

export function describeListedQuote(quote: ListedQuote, lang: Lang, now: Date): ListedQuoteView {
  const { admin, quotes } = copyFor(lang)
  const status = quoteStatusOn(studioDay(now), quote)
  return {
    id: quote.id,
    number: quote.number,
    leadId: quote.leadId,
    client: quote.leadName,
    total: totalsOf(quote.acceptance?.totals ?? quote.snapshot.totals, lang),
    status,
    statusName: quotes.statuses[status],
    validUntil: formatDay(quote.validUntil, lang),
    created: describeMoment(quote.createdAt, lang, { now, words: admin.leads.filters.dates }),
  }
}
