import { count } from 'drizzle-orm'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { isLeadStatus, type LeadStatus } from '#domain/leads/status.ts'
import type { Database } from '../db/database.ts'
import { countsBelow, readRowCounts, sumOfCounts } from '../db/row-count-store.ts'
import { leads } from '../db/schema.ts'
import { matchesFilter } from './lead-filter-store.ts'

/**
 * `limit`: there are more leads than this, which were not counted; `all` is then one more than it,
 * and `byStatus` null. null: the numbers are exact.
 */
export type LeadCounts = { all: number } & (
  | { limit: null; byStatus: Partial<Record<LeadStatus, number>> }
  | { limit: number; byStatus: null }
)

/** The most leads that are counted: those of a date from an index, others by reading each of them. */
const limits = { date: 10_000, other: 300 }

/**
 * The number of leads by status. The filter's own status is ignored. The lists themselves are
 * counted by the database as they change; what a search, a date or a source finds is counted up to
 * a limit, unless `countsAll`.
 */
export async function countLeadsByStatus(
  database: Database,
  { filter, countsAll = false, now }: { filter: LeadFilter; countsAll?: boolean; now: Date },
): Promise<LeadCounts> {
  const { date, search, source } = filter
  if (date === 'all' && search === '' && source === null) {
    const counts = countsBelow(await readRowCounts(database), `leads/${viewOf(filter)}/`)
    return { all: sumOfCounts(counts), byStatus: knownStatuses(counts), limit: null }
  }
  const limit = search === '' && source === null ? limits.date : limits.other
  const matching = database.orm
    .select({ status: leads.status })
    .from(leads)
    .where(matchesFilter({ ...filter, status: null }, now))
  const found = (countsAll ? matching : matching.limit(limit + 1)).as('found')
  const rows = await database.orm
    .select({ status: found.status, leads: count() })
    .from(found)
    .groupBy(found.status)
  const all = rows.reduce((sum, row) => sum + row.leads, 0)
  if (all > limit && !countsAll) return { all, byStatus: null, limit }
  return {
    all,
    byStatus: Object.fromEntries(rows.map((row) => [row.status, row.leads])),
    limit: null,
  }
}

/** The view of `lead_scope` in the migrations. */
function viewOf({ spam, deleted }: LeadFilter): 'deleted' | 'spam' | 'list' {
  if (deleted) return 'deleted'
  return spam ? 'spam' : 'list'
}

function knownStatuses(counts: Record<string, number>): Partial<Record<LeadStatus, number>> {
  return Object.fromEntries(Object.entries(counts).filter(([status]) => isLeadStatus(status)))
}

/** The numbers of new leads, of held ones, and of those in the bin. */
export async function countLeadLists(
  database: Pick<Database, 'pool'>,
): Promise<{ new: number; spam: number; deleted: number }> {
  const counts = await readRowCounts(database)
  return {
    new: counts.get('leads/list/new') ?? 0,
    spam: sumOfCounts(countsBelow(counts, 'leads/spam/')),
    deleted: sumOfCounts(countsBelow(counts, 'leads/deleted/')),
  }
}
