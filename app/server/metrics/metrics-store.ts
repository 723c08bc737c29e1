import type { Database } from '../db/database.ts'
import { countsBelow, readRowCounts, sumOfCounts } from '../db/row-count-store.ts'

/** All stored leads, and when the newest arrived, in seconds since 1970. */
export async function countStoredLeads(
  database: Pick<Database, 'pool'>,
): Promise<{ leads: number; newest: number | null }> {
  const { rows } = await database.pool.query<{ newest: number | null }>(
    `select extract(epoch from max(received_at))::float8 as newest from leads`,
  )
  const counts = countsBelow(await readRowCounts(database), 'leads/')
  return { leads: sumOfCounts(counts), newest: rows[0]?.newest ?? null }
}
