import { Link } from 'react-router'
import type { AdminCopy } from '#copy/he/admin.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { MailView } from '#server/mail/mail-view.ts'

type Status = MailView['status']

type Props = {
  lang: Lang
  copy: AdminCopy['mails']
  statuses: readonly Status[]
  counts: Record<Status, number>
  status: Status | null
}

export function MailTabs({ lang, copy, statuses, counts, status }: Props) {
  const address = adminUrl(lang, 'dashboard/mails')
  const all = statuses.reduce((sum, each) => sum + counts[each], 0)
  return (
    <nav aria-label={copy.filter} className="mt-5">
      <ul className="-mx-3.5 flex flex-wrap gap-x-1 text-small">
        <Tab to={address} isCurrent={status === null} label={copy.all} count={all} />
        {statuses.map((each) => (
          <Tab key={each} to={`${address}?status=${each}`} isCurrent={status === each} label={copy.statuses[each]} count={counts[each]} />
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
