import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { hasOldPrices } from '#domain/quotes/old-prices.ts'
import { optionalIds, quoteKind } from '#domain/quotes/price-quote.ts'
import { handOverReason, quoteStatusOn, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import { formatDay } from '#i18n/format.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { describeDateTime, type DateTimeView } from '../describe-date-time.ts'
import { offerTotal } from '../email/email-quote.ts'
import type { ListedQuote } from './quote-store.ts'
import { studioDay } from '../studio-day.ts'

/** A quote as a row of a list, in the admin's language. */
export type ListedQuoteView = {
  id: string
  number: string
  leadId: string
  client: string
  /** null: the quote is damaged. */
  total: string | null
  /** Accepted, and not opened by an admin since. */
  isNew: boolean
  status: QuoteStatus | 'damaged'
  statusName: string
  validUntil: string
  /** Open, and a price of the list has changed since it was made. */
  hasOldPrices: boolean
  created: DateTimeView
}

/** What the client pays for a quote, as text. */
export function totalOf(
  { snapshot, acceptance }: NonNullable<ListedQuote['content']>,
  lang: DeskLang,
): string {
  const chosen = acceptance?.chosen ?? optionalIds(snapshot.lines)
  const kind = quoteKind(snapshot, chosen)
  return offerTotal(acceptance?.totals ?? snapshot.totals, { kind, lang })
}

export function describeListedQuote(
  quote: ListedQuote,
  lang: DeskLang,
  { now, list }: { now: Date; list: PriceList },
): ListedQuoteView {
  const { admin, adminQuotes, quotes } = deskCopyFor(lang)
  const { content } = quote
  const status = quoteStatusOn(studioDay(now), quote)
  const reason = content && handOverReason({ ...quote, snapshot: content.snapshot })
  return {
    id: quote.id,
    number: quote.number,
    leadId: quote.leadId,
    client: quote.leadName,
    total: content && totalOf(content, lang),
    isNew: quote.status === 'accepted' && quote.acceptanceSeenAt === null,
    ...(content
      ? {
          status,
          statusName: reason ? adminQuotes.notHandedOver[reason] : quotes.statuses[status],
        }
      : { status: 'damaged', statusName: adminQuotes.damaged.name }),
    validUntil: formatDay(quote.validUntil, lang),
    hasOldPrices:
      (status === 'sent' || status === 'viewed') &&
      content !== null &&
      hasOldPrices(content.snapshot, list),
    created: describeDateTime(quote.createdAt, lang, { now, words: admin.leads.filters.dates }),
  }
}
