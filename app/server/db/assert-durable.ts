import type { Pool } from 'pg'
import { DatabaseError } from './database-error.ts'

/**
 * With other values a lead that was confirmed to the visitor may be lost silently in a power
 * failure.
 */
const safeValues = {
  fsync: ['on'],
  synchronous_commit: ['on', 'remote_write', 'remote_apply'],
  full_page_writes: ['on'],
} as const

/** Throws a DatabaseError if the server could lose a committed transaction. */
export async function assertDurable(pool: Pool) {
  for (const [setting, safe] of Object.entries(safeValues)) {
    const { rows } = await pool.query<{ value: string }>('select current_setting($1) as value', [
      setting,
    ])
    const value = rows[0]?.value
    if (!safe.some((accepted) => accepted === value))
      throw new DatabaseError(
        `PostgreSQL runs with ${setting}=${value}, which can lose leads: set it to on`,
      )
  }
}
