import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'
import type { PendingEmail } from './pending-email.ts'
import { claimEmails, makeStuckEmailsDue } from './email-store.ts'

type Parts = {
  database: Database
  log: Logger
  breaker: CircuitBreaker
  claimSeconds: number
  freeSlots: () => number
  isIdle: () => boolean
  onEmails: (emails: readonly PendingEmail[], claimedAt: number) => void
}

const tickMs = 1_000
const ticksBetweenPolls = 5
const ticksBetweenClockChecks = 60

/** Polls the database for due emails: those of a burst, of a crashed node, and retries. */
export function createEmailPoller({
  database,
  log,
  breaker,
  claimSeconds,
  freeSlots,
  isIdle,
  onEmails,
}: Parts) {
  let isRunning = false
  let polling: Promise<void> | null = null
  let mayHaveMore = false
  let ticks = 0
  let timer: NodeJS.Timeout | undefined

  function poll(): void {
    const limit = breaker.isOpen() ? probeLimit() : freeSlots()
    if (polling || !isRunning || limit <= 0) return
    polling = claim(limit).finally(() => {
      polling = null
    })
  }

  async function claim(limit: number): Promise<void> {
    try {
      if (ticks % ticksBetweenClockChecks === 0) await makeStuckEmailsDue(database, claimSeconds)
      const claimedAt = performance.now()
      const emails = await claimEmails(database, { limit, claimSeconds })
      mayHaveMore = emails.length === limit
      onEmails(emails, claimedAt)
    } catch (error) {
      log.warn({
        event: 'emails-unreadable',
        error: error instanceof Error ? error.message : String(error),
      })
    }
  }

  function probeLimit(): number {
    return breaker.msToNextAttempt() === 0 && isIdle() ? 1 : 0
  }

  return {
    poll,
    /** Polls again when the queue is empty, if the last query may have left more. */
    pollForMore: () => {
      if (mayHaveMore && !breaker.isOpen()) poll()
    },
    start: () => {
      isRunning = true
      timer = setInterval(() => {
        ticks += 1
        if (breaker.isOpen() || ticks % ticksBetweenPolls === 0) poll()
      }, tickMs)
      poll()
    },
    /**
     * Waits for the emails that are being claimed, because their claim would delay them by a
     * minute.
     */
    stop: async () => {
      isRunning = false
      clearInterval(timer)
      await polling
    },
    isRunning: () => isRunning,
  }
}

export type EmailPoller = ReturnType<typeof createEmailPoller>
