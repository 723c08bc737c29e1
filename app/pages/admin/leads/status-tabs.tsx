import { Link } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import { leadFilterQuery, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { leadStatuses, type LeadStatus } from '#domain/leads/status.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadCounts } from '#server/leads/lead-list-store.ts'
import { StatusMark } from './status-mark.tsx'

type Props = {
  lang: Lang
  copy: AdminCopy['leads']['filters']
  statuses: AdminCopy['statuses']
  counts: LeadCounts
  filter: LeadFilter
}

/** The pipeline in one line: how many leads stand where, each a link to them. */
export function StatusTabs({ lang, copy, statuses, counts, filter }: Props) {
  const address = (status: LeadStatus | null) => `${adminUrl(lang, 'dashboard')}?${leadFilterQuery({ ...filter, status })}`
  return (
    <nav aria-label={copy.status} className="hidden lg:block">
      <ul className="flex flex-wrap gap-x-1 text-small">
        <Tab to={address(null)} isCurrent={filter.status === null} label={copy.allStatuses} count={counts.all} />
        {leadStatuses.map((status) => (
          <Tab
            key={status}
            to={address(status)}
            isCurrent={filter.status === status}
            label={statuses[status]}
            count={counts.byStatus[status] ?? 0}
            status={status}
          />
        ))}
      </ul>
    </nav>
  )
}

type TabProps = { to: string; isCurrent: boolean; label: string; count: number; status?: LeadStatus }

function Tab({ to, isCurrent, label, count, status }: TabProps) {
  return (
    <li>
      <Link
        to={to}
        preventScrollReset
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-10 items-center gap-2 rounded-full px-3.5 hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold"
      >
        {status ? <StatusMark status={status} /> : null}
        {label}
        <span className={count === 0 ? 'text-fg-muted' : 'font-semibold tabular-nums'}>{count}</span>
      </Link>
    </li>
  )
}
