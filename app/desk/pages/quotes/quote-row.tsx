import { Link } from 'react-router'
import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ListedQuoteView } from '#server/quotes/quote-list-view.ts'
import { QuoteStatusLabel } from '#desk/parts/quote-status-label.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = { lang: DeskLang; copy: AdminQuotes; quote: ListedQuoteView }

export function QuoteRow({ lang, copy, quote }: Props) {
  return (
    <li
      data-new={quote.isNew || undefined}
      className="group data-new:bg-surface grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 border-b border-line py-3 hover:bg-surface md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,14rem)_8rem_14rem] md:items-center"
    >
      <Link
        to={adminUrl(lang, `dashboard/quotes/${quote.id}`)}
        className="col-start-1 row-start-1 flex min-h-8 items-center text-body font-semibold underline-offset-4 hover:underline"
      >
        <span className="dot me-1.5 hidden size-2.5 group-data-new:inline-block" />
        <bdi dir="ltr">{quote.number}</bdi>
      </Link>
      <Link
        to={adminUrl(lang, `dashboard/leads/${quote.leadId}`)}
        className="col-start-1 row-start-2 min-w-0 py-1 [overflow-wrap:anywhere] underline-offset-4 hover:underline md:col-start-2 md:row-start-1"
      >
        <bdi dir="auto">{quote.client}</bdi>
      </Link>
      <div className="col-start-2 row-start-2 text-end md:col-start-3 md:row-start-1 md:text-start">
        {quote.total === null ? (
          <span className="text-danger">{copy.damaged.short}</span>
        ) : (
          <bdi className="font-semibold tabular-nums">{quote.total}</bdi>
        )}
      </div>
      <div className="col-start-2 row-start-1 text-end md:col-start-4 md:text-start">
        <QuoteStatusLabel status={quote.status} name={quote.statusName} />
      </div>
      <p className="col-span-full row-start-3 text-fg-muted md:col-span-1 md:col-start-5 md:row-start-1 md:text-end">
        {copy.columns.validUntil} {quote.validUntil}
        {quote.hasOldPrices ? (
          <span className="block font-medium text-fg">{copy.oldPrices}</span>
        ) : null}
      </p>
    </li>
  )
}
