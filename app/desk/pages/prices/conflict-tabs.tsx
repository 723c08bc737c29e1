import type { AdminPrices } from '#desk/words/he/prices.ts'
import { adminUrl } from '#i18n/links.ts'
import { CountTab, CountTabs } from '#desk/parts/count-tab.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

export const conflictFilters = ['open', 'settled', 'all'] as const

export type ConflictFilter = (typeof conflictFilters)[number]

type Props = {
  lang: DeskLang
  copy: AdminPrices['conflicts']
  counts: Record<ConflictFilter, number>
  current: ConflictFilter
}

export function ConflictTabs({ lang, copy, counts, current }: Props) {
  return (
    <div className="mt-5">
      <CountTabs label={copy.filter}>
        {conflictFilters.map((filter) => (
          <CountTab
            key={filter}
            to={`${adminUrl(lang, 'dashboard/prices')}?show=${filter}`}
            isCurrent={filter === current}
            label={copy.tabs[filter]}
            count={counts[filter]}
          />
        ))}
      </CountTabs>
    </div>
  )
}
