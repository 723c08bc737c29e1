import { Link } from 'react-router'
import type { AdminPrices } from '#copy/he/admin-prices.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'

export const conflictFilters = ['open', 'settled', 'all'] as const

export type ConflictFilter = (typeof conflictFilters)[number]

type Props = { lang: Lang; copy: AdminPrices['conflicts']; counts: Record<ConflictFilter, number>; current: ConflictFilter }

export function ConflictTabs({ lang, copy, counts, current }: Props) {
  return (
    <nav aria-label={copy.filter} className="mt-5">
      <ul className="-mx-3.5 flex flex-wrap gap-x-1 text-small">
        {conflictFilters.map((filter) => (
          <li key={filter}>
            <Link
              to={`${adminUrl(lang, 'dashboard/prices')}?show=${filter}`}
              preventScrollReset
              aria-current={filter === current ? 'true' : undefined}
              className="flex min-h-11 items-center gap-2 rounded-full px-3.5 hover:bg-surface aria-[current]:bg-selected aria-[current]:font-semibold"
            >
              {copy.tabs[filter]}
              <span className={counts[filter] === 0 ? 'text-fg-muted' : 'font-semibold tabular-nums'}>{counts[filter]}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
