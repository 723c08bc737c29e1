import type { Logger } from 'pino'
import type { Database } from './db/database.ts'
import type { Env } from './env.ts'
import { removeForgottenMails } from './integrations/mail-files.ts'
import { removeOldKeys } from './leads/lead-store.ts'
import { removeOldWindows } from './rate-limits/rate-limit-store.ts'

const anHour = 3_600_000

/** Throws away, every hour, what nobody will ask for again. Harmless when several nodes do it. */
export function startHousekeeping({
  database,
  env,
  log,
}: {
  database: Database
  env: Env
  log: Logger
}): { stop: () => void } {
  const clock = setInterval(() => void tidy(), anHour)
  clock.unref()

  async function tidy(): Promise<void> {
    try {
      await removeOldKeys(database)
      await removeOldWindows(database)
      await removeForgottenMails(env, database)
    } catch (error) {
      log.warn({
        event: 'housekeeping-failed',
        error: error instanceof Error ? error.message : String(error),
      })
    }
  }

  return { stop: () => clearInterval(clock) }
}
