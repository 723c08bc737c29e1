import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { LeadCounts } from '#server/leads/lead-count-store.ts'

/** The number of leads in the list; more than the limit if there is one. */
export function countOf({ byStatus, all }: LeadCounts, { status }: LeadFilter): number {
  return byStatus && status ? (byStatus[status] ?? 0) : all
}
