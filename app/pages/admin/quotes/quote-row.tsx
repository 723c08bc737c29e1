import { Link } from 'react-router'
import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { ListedQuoteView } from '#server/quotes/quote-list-view.ts'
import { QuoteStatusMark } from '../quote-status.tsx'

type Props = { lang: Lang; copy: AdminQuotes; quote: ListedQuoteView }

export function QuoteRow({ lang, copy, quote }: Props) {
  return (
    <li className="grid items-center gap-x-6 gap-y-1 border-b border-line py-3 hover:bg-surface md:grid-cols-[7rem_minmax(0,1fr)_minmax(0,14rem)_8rem_9rem]">
      <Link to={adminUrl(lang, `dashboard/quotes/${quote.id}`)} className="text-body font-semibold underline-offset-4 hover:underline">
        <bdi dir="ltr">{quote.number}</bdi>
      </Link>
      <Link
        to={adminUrl(lang, `dashboard/leads/${quote.leadId}`)}
        className="min-w-0 [overflow-wrap:anywhere] underline-offset-4 hover:underline"
      >
        <bdi dir="auto">{quote.client}</bdi>
      </Link>
      {quote.total === null ? (
        <span className="text-danger">{copy.damaged.short}</span>
      ) : (
        <span className="font-semibold tabular-nums">
          <bdi>{quote.total}</bdi>
        </span>
      )}
      <QuoteStatusMark status={quote.status} name={quote.statusName} />
      <span className="text-fg-muted">
        <span className="md:sr-only">{copy.columns.validUntil} </span>
        {quote.validUntil}
      </span>
    </li>
  )
}
