import type { Logger } from 'pino'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { removeOldAuditEvents, removeUnusableCodes } from './admins/audit/access-retention-store.ts'
import { removeExpiredSessions } from './admins/sessions/session-store.ts'
import type { Database } from './db/database.ts'
import { removeOldAccountEmails } from './admins/recovery/account-email-store.ts'
import type { Env } from './env.ts'
import { removeUnusedPictures } from './cards/picture-store.ts'
import { removeGateCountsBefore } from './gate/gate-count-store.ts'
import { removeOrphanedEmailFiles } from './integrations/file-email-transport.ts'
import { addHeldNotice, removeExpiredHeldLeads } from './leads/held-lead-store.ts'
import { eraseOldDeletions } from './leads/lead-bin-store.ts'
import { removeExpiredLeads } from './leads/lead-retention-store.ts'
import { removeOldKeys } from './leads/lead-store.ts'
import { removeExpiredRequests } from './privacy/request-store.ts'
import { removeOldWindows } from './rate-limits/rate-limit-store.ts'

const hour = 3_600_000
const gateCountsRetention = 90 * 24 * hour

function firstDayOfGateCounts(): string {
  return dayIn(new Date(Date.now() - gateCountsRetention), timeZone)
}

/**
 * Every hour deletes expired rows and files, notifies the owner of held leads, and sends due
 * emails. Several nodes may do so at the same time.
 */
export function startHousekeeping({
  database,
  env,
  log,
  sendDueEmails,
}: {
  database: Database
  env: Env
  log: Logger
  sendDueEmails: () => Promise<void>
}): { stop: () => void } {
  const timer = setInterval(() => void removeExpired(), hour)
  timer.unref()

  const steps: readonly (() => Promise<unknown>)[] = [
    () => removeOldKeys(database),
    () => removeExpiredHeldLeads(database),
    () => eraseOldDeletions(database),
    () => removeExpiredLeads(database),
    () => removeExpiredRequests(database),
    () => removeOldAccountEmails(database),
    () => sendDueEmails(),
    () => addHeldNotice(database, env.OWNER_EMAIL),
    () => removeOldWindows(database),
    () => removeUnusedPictures(database),
    () => removeGateCountsBefore(database, firstDayOfGateCounts()),
    () => removeOrphanedEmailFiles(env, database),
    () => removeOldAuditEvents(database),
    () => removeUnusableCodes(database),
    () => removeExpiredSessions(database, new Date()),
  ]

  /** A step that fails does not stop the others. */
  async function removeExpired(): Promise<void> {
    for (const step of steps) await step().catch(report)
  }

  function report(error: unknown): void {
    log.warn({
      event: 'housekeeping-failed',
      error: error instanceof Error ? error.message : String(error),
    })
  }

  return { stop: () => clearInterval(timer) }
}
