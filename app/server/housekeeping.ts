import type { Logger } from 'pino'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { removeOldAuditEvents, removeUnusableCodes } from './admins/audit/access-retention-store.ts'
import { removeExpiredSessions } from './admins/sessions/session-store.ts'
import type { Database } from './db/database.ts'
import { removeOldAccountEmails } from './admins/recovery/account-email-store.ts'
import { foldRowCounts, repairRowCounts } from './db/row-count-store.ts'
import type { Env } from './env.ts'
import { noteRemovalBegun, noteRemovalFinished } from './health/check-removal.ts'
import { removeUnusedPictures } from './cards/picture-store.ts'
import { removeGateCountsBefore } from './gate/gate-count-store.ts'
import { removeOrphanedEmailFiles } from './integrations/file-email-transport.ts'
import { addHeldNotice, removeExpiredHeldLeads } from './leads/held-lead-store.ts'
import { eraseOldDeletions } from './leads/lead-bin-store.ts'
import { removeOldDrafts } from './leads/import/import-store.ts'
import { removeExpiredLeads } from './leads/lead-retention-store.ts'
import { removeOldKeys } from './leads/lead-store.ts'
import { removeExpiredRequests } from './privacy/request-store.ts'
import { removeUnusedStudioPictures } from './studio-pictures/studio-picture-store.ts'
import { removeOldWindows } from './rate-limits/rate-limit-store.ts'

const hour = 3_600_000
const gateCountsRetention = 90 * 24 * hour

function firstDayOfGateCounts(): string {
  return dayIn(new Date(Date.now() - gateCountsRetention), timeZone)
}

type Step = () => Promise<unknown>

/** The hours in a row in which a removal fails before the owner hears of it. */
const failuresBeforeAlert = 2

/**
 * Every hour deletes expired rows and files, notifies the owner of held leads, and sends due
 * emails. Several nodes may do so at the same time.
 */
export function startHousekeeping({
  database,
  env,
  log,
  sendDueEmails,
  refreshSettings,
  alertOwner,
}: {
  database: Database
  env: Env
  log: Logger
  sendDueEmails: () => Promise<void>
  /** Never throws. Another node may have missed that the owner set a longer period. */
  refreshSettings: () => Promise<void>
  /** Called each hour in which removing has failed for the second time in a row, or more. */
  alertOwner: () => Promise<void>
}): { stop: () => void } {
  let isRunning = false
  let failures = 0
  const timer = setInterval(() => void run(), hour)
  timer.unref()

  const others: readonly Step[] = [
    () => sendDueEmails(),
    () => addHeldNotice(database, env.OWNER_EMAIL),
    () => foldRowCounts(database),
    () => checkRowCounts({ database, log }),
  ]

  /** A run that takes longer than an hour is left to end. */
  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    noteRemovalBegun(env, new Date())
    await runSteps(others)
    await refreshSettings()
    const haveFinished = await runSteps(removalsOf({ database, env }))
    if (haveFinished) noteRemovalFinished(env)
    failures = haveFinished ? 0 : failures + 1
    if (failures >= failuresBeforeAlert) await runSteps([alertOwner])
    isRunning = false
  }

  /** A step that fails does not stop the others. Returns whether all succeeded. */
  async function runSteps(steps: readonly Step[]): Promise<boolean> {
    let haveSucceeded = true
    for (const step of steps)
      await step().catch((error: unknown) => {
        haveSucceeded = false
        const reason = error instanceof Error ? error.message : String(error)
        log.warn({ event: 'housekeeping-failed', error: reason })
      })
    return haveSucceeded
  }

  return { stop: () => clearInterval(timer) }
}

function removalsOf({ database, env }: { database: Database; env: Env }): readonly Step[] {
  return [
    () => removeOldKeys(database),
    () => removeExpiredHeldLeads(database),
    () => eraseOldDeletions(database),
    () => removeExpiredLeads(database),
    () => removeOldDrafts(database),
    () => removeExpiredRequests(database),
    () => removeOldAccountEmails(database),
    () => removeOldWindows(database),
    () => removeUnusedPictures(database),
    () => removeUnusedStudioPictures(database),
    () => removeGateCountsBefore(database, firstDayOfGateCounts()),
    () => removeOrphanedEmailFiles(env, database),
    () => removeOldAuditEvents(database),
    () => removeUnusableCodes(database),
    () => removeExpiredSessions(database, new Date()),
  ]
}

/** Only rows that were changed while triggers were off make the counts wrong. */
async function checkRowCounts({ database, log }: { database: Database; log: Logger }) {
  const scopes = await repairRowCounts(database)
  if (scopes.length > 0) log.warn({ event: 'row-counts-repaired', scopes })
}
