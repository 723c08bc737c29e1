import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { PendingEmail } from './pending-email.ts'
import { claimEmails } from './email-store.ts'

type Parts = {
  database: Database
  log: Logger
  breaker: CircuitBreaker
  leaseSeconds: number
  room: () => number
  isIdle: () => boolean
  onEmails: (emails: readonly PendingEmail[], claimedAt: number) => void
}

const tick = 1_000
const ticksBetweenLooks = 5

/** Brings the emails that are due from the database: new ones of a burst, those of a node that died, second tries. */
export function createEmailPoller({
  database,
  log,
  breaker,
  leaseSeconds,
  room,
  isIdle,
  onEmails,
}: Parts) {
  let isRunning = false
  let isLooking = false
  let mayHoldMore = false
  let ticks = 0
  let clock: NodeJS.Timeout | undefined

  async function look(): Promise<void> {
    const limit = breaker.isAway() ? probeLimit() : room()
    if (isLooking || !isRunning || limit <= 0) return
    isLooking = true
    try {
      const claimedAt = performance.now()
      const emails = await claimEmails(database, { limit, leaseSeconds })
      mayHoldMore = emails.length === limit
      onEmails(emails, claimedAt)
    } catch (error) {
      log.warn({
        event: 'emails-unreadable',
        error: error instanceof Error ? error.message : String(error),
      })
    } finally {
      isLooking = false
    }
  }

  function probeLimit(): number {
    return breaker.msToNextTry() === 0 && isIdle() ? 1 : 0
  }

  return {
    look: () => void look(),
    /** Nothing is left to send here: there may be more where the last ones came from. */
    lookForMore: () => {
      if (mayHoldMore && !breaker.isAway()) void look()
    },
    start: () => {
      isRunning = true
      clock = setInterval(() => {
        ticks += 1
        if (breaker.isAway() || ticks % ticksBetweenLooks === 0) void look()
      }, tick)
      void look()
    },
    stop: () => {
      isRunning = false
      clearInterval(clock)
    },
    isRunning: () => isRunning,
  }
}
