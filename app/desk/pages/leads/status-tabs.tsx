import type { ReactNode } from 'react'
import type { AdminCopy } from '#desk/words/he/admin.ts'
import { leadFilterQuery, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { leadStatuses, type LeadStatus } from '#domain/leads/status.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadCounts } from '#server/leads/lead-count-store.ts'
import { CountTab, CountTabs } from '#desk/parts/count-tab.tsx'
import { StatusIcon } from './status-icon.tsx'
import type { DeskLang } from '#desk/words/desk-lang.ts'

type Props = {
  lang: DeskLang
  copy: AdminCopy['leads']['filters']
  statuses: AdminCopy['statuses']
  counts: LeadCounts
  filter: LeadFilter
  /** A button at the end of the tabs. */
  children: ReactNode
}

/** A tab for each status with the number of its leads. */
export function StatusTabs({ lang, copy, statuses, counts, filter, children }: Props) {
  const address = (status: LeadStatus | null) =>
    `${adminUrl(lang, 'dashboard')}?${leadFilterQuery({ ...filter, status })}`
  return (
    <div className="flex min-w-0 items-center gap-2">
      <div className="min-w-0 flex-1">
        <CountTabs label={copy.status}>
          <CountTab
            to={address(null)}
            isCurrent={filter.status === null}
            label={copy.allStatuses}
            count={counts.limit === null ? counts.all : null}
          />
          {leadStatuses.map((status) => (
            <CountTab
              key={status}
              to={address(status)}
              isCurrent={filter.status === status}
              label={statuses[status]}
              count={counts.byStatus && (counts.byStatus[status] ?? 0)}
              icon={<StatusIcon status={status} />}
            />
          ))}
        </CountTabs>
      </div>
      {children}
    </div>
  )
}
