import type { Database } from '../db/database.ts'
import { openSession } from './snapshot-store.ts'

const lockNumber = 720_411_867

/**
 * Runs `work` while this process holds the backup lock, which is released when its connection
 * closes. Returns null if another node holds the lock.
 */
export async function withBackupLock<Result>(
  database: Pick<Database, 'pool'>,
  work: () => Promise<Result>,
): Promise<Result | null> {
  const client = await openSession(database)
  try {
    const { rows } = await client.query<{ isLocked: boolean }>(
      'select pg_try_advisory_lock($1) as "isLocked"',
      [lockNumber],
    )
    return rows[0]?.isLocked === true ? await work() : null
  } finally {
    await client.end()
  }
}
