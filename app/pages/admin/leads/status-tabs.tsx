import type { AdminCopy } from '#copy/he/admin.ts'
import { leadFilterQuery, type LeadFilter } from '#domain/leads/lead-filter.ts'
import { leadStatuses, type LeadStatus } from '#domain/leads/status.ts'
import type { Lang } from '#i18n/languages.ts'
import { adminUrl } from '#i18n/links.ts'
import type { LeadCounts } from '#server/leads/lead-list-store.ts'
import { CountTab, CountTabs } from '../count-tab.tsx'
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
  const address = (status: LeadStatus | null) =>
    `${adminUrl(lang, 'dashboard')}?${leadFilterQuery({ ...filter, status })}`
  return (
    <CountTabs label={copy.status}>
      <CountTab
        to={address(null)}
        isCurrent={filter.status === null}
        label={copy.allStatuses}
        count={counts.all}
      />
      {leadStatuses.map((status) => (
        <CountTab
          key={status}
          to={address(status)}
          isCurrent={filter.status === status}
          label={statuses[status]}
          count={counts.byStatus[status] ?? 0}
          mark={<StatusMark status={status} />}
        />
      ))}
    </CountTabs>
  )
}
