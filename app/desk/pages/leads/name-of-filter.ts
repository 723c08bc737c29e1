import type { AdminCopy } from '#desk/words/he/admin.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { sourceName } from '#domain/leads/lead-source.ts'
import { maxFilterName } from '#domain/leads/saved-filter-limits.ts'

/** What a filter is called unless its owner gives it a name: 'New, Google, this week'. */
export function nameOfFilter(
  { status, source, date, search }: LeadFilter,
  { leads: { filters, sources }, statuses }: Pick<AdminCopy, 'leads' | 'statuses'>,
): string {
  const parts = [
    status && statuses[status],
    source && (sourceName(source, sources) ?? filters.noSource),
    date === 'all' ? null : filters.dates[date],
    search,
  ]
  return Array.from(parts.filter(Boolean).join(', ')).slice(0, maxFilterName).join('')
}
