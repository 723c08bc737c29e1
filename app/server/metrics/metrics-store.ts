import type { Database } from '../db/database.ts'

/** All stored leads, and when the newest arrived, in seconds since 1970. */
export async function countStoredLeads({
  pool,
}: Pick<Database, 'pool'>): Promise<{ leads: number; newest: number | null }> {
  const { rows } = await pool.query<{ leads: number; newest: number | null }>(
    `select count(*)::int as leads, extract(epoch from max(received_at))::float8 as newest from leads`,
  )
  return rows[0] ?? { leads: 0, newest: null }
}
