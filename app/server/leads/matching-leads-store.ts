import { and, count, lte, max, type SQL } from 'drizzle-orm'
import { earliestCursor } from '#domain/leads/lead-cursor.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { Database, Transaction } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { leads } from '../db/schema.ts'
import { matchesFilter } from './lead-filter-store.ts'
import { isNewer } from './lead-place-store.ts'

type Matching = { filter: LeadFilter; expected: number; now: Date }

/**
 * Calls `work` with all leads that the filter matches now, a batch in each transaction. Returns
 * false, without calling it, if they are not as many as `expected`.
 */
export async function forMatchingLeads(
  database: Database,
  { filter, expected, now }: Matching,
  work: (transaction: Transaction, ids: readonly string[]) => Promise<void>,
): Promise<boolean> {
  const matches = matchesFilter(filter, now)
  const newest = await countMatching(database, matches)
  if (newest.count !== expected) return false
  let last = earliestCursor
  await inBatches(() =>
    database.orm.transaction(async (transaction) => {
      const found = await transaction
        .select({ id: leads.id, receivedAt: leads.receivedAt })
        .from(leads)
        .where(and(matches, isNewer(last), lte(leads.receivedAt, newest.receivedAt)))
        .orderBy(leads.receivedAt, leads.id)
        .limit(batchSize)
        .for('no key update')
      const end = found.at(-1)
      if (!end) return 0
      last = end
      await work(
        transaction,
        found.map(({ id }) => id),
      )
      return found.length
    }),
  )
  return true
}

async function countMatching({ orm }: Database, matches: SQL | undefined) {
  const [row] = await orm
    .select({ count: count(), receivedAt: max(leads.receivedAt) })
    .from(leads)
    .where(matches)
  return { count: row?.count ?? 0, receivedAt: row?.receivedAt ?? earliestCursor.receivedAt }
}
