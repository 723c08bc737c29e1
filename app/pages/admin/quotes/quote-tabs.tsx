import { Link } from 'react-router'
import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import { quoteStatuses, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

type Props = {
  lang: Lang
  copy: AdminQuotes
  statuses: Record<QuoteStatus, string>
  counts: Partial<Record<QuoteStatus, number>>
  status: QuoteStatus | null
}

export function QuoteTabs({ lang, copy, statuses, counts, status }: Props) {
  const address = adminUrl(lang, 'dashboard/quotes')
  const all = quoteStatuses.reduce((sum, each) => sum + (counts[each] ?? 0), 0)
  return (
    <nav aria-label={copy.filter} className="mt-5">
      <ul className="-mx-3.5 flex flex-wrap gap-x-1 text-small">
        <Tab to={address} isCurrent={status === null} label={copy.all} count={all} />
        {quoteStatuses.map((each) => (
          <Tab key={each} to={`${address}?status=${each}`} isCurrent={status === each} label={statuses[each]} count={counts[each] ?? 0} />
        ))}
      </ul>
    </nav>
  )
}

function Tab({ to, isCurrent, label, count }: { to: string; isCurrent: boolean; label: string; count: number }) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-11 items-center gap-2 rounded-full px-3.5 hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold"
      >
        {label} <span className={count === 0 ? 'text-fg-muted' : 'font-semibold tabular-nums'}>{count}</span>
      </Link>
    </li>
  )
}
