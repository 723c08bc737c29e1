import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { errorReason } from '../db/database-error.ts'
import { retryWhileUnavailable } from '../db/retry-while-unavailable.ts'
import { storeNotices } from './notice-store.ts'

type Parts = { database: Pick<Database, 'orm'>; log: Logger; signal: AbortSignal | undefined }

/**
 * Stores what the forms say now. Never rejects: a site whose forms cannot be named by their leads is
 * better than none.
 */
export async function keepNotices({ database, log, signal }: Parts): Promise<void> {
  const failed = 'What the forms say about privacy cannot be stored'
  const onWait = (reason: string) => log.warn({ reason }, 'waiting for the database')
  try {
    await retryWhileUnavailable(() => storeNotices(database), { failed, signal, onWait })
  } catch (error) {
    log.warn({ event: 'notices-not-stored', reason: errorReason(error) })
  }
}
