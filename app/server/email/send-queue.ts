import { setTimeout as sleep } from 'node:timers/promises'
import { isAccountEmail, type PendingEmail } from './pending-email.ts'
import { isForOwner } from './email-kinds.ts'
import type { Outcome } from './email-store.ts'

type Parts = {
  concurrency: number
  send: (email: PendingEmail) => Promise<Outcome>
  onOutcome: (email: PendingEmail, outcome: Outcome) => void
  /** Called when the queue is empty. */
  onEmpty: () => void
  /** While it returns true, emails are sent one at a time with pauses. */
  isBusy: () => boolean
}

/** Milliseconds between emails: about twenty a second during a burst. */
const busyPauseMs = 50

type Job = { email: PendingEmail; startBefore: number }

/**
 * Sends the emails claimed by this node, a few concurrently. Notices and emails about accounts go
 * first, because somebody may be waiting for one. An email is not started after `startBefore` (on
 * the clock of `performance.now`), when another node may claim it.
 */
export function createSendQueue({ concurrency, send, onOutcome, onEmpty, isBusy }: Parts) {
  const urgent: Job[] = []
  const others: Job[] = []
  const inProgress = new Set<Promise<void>>()
  let isPaused = false

  async function run({ email, startBefore }: Job): Promise<void> {
    onOutcome(email, performance.now() < startBefore ? await send(email) : { kind: 'released' })
  }

  function next(): void {
    while (!isPaused && inProgress.size < (isBusy() ? 1 : concurrency)) {
      const job = urgent.shift() ?? others.shift()
      if (!job) return onEmpty()
      const running = run(job).finally(() => {
        inProgress.delete(running)
        // Deferred, so that requests that arrived meanwhile go first.
        if (isBusy()) setTimeout(next, busyPauseMs)
        else setImmediate(next)
      })
      inProgress.add(running)
    }
  }

  return {
    size: () => urgent.length + others.length + inProgress.size,
    add: (emails: readonly PendingEmail[], startBefore: number) => {
      for (const email of emails) (isUrgent(email) ? urgent : others).push({ email, startBefore })
      if (emails.length > 0) setImmediate(next)
    },
    /** Removes the emails that were not started and reports this outcome for each. */
    drain: (outcome: Outcome) => {
      for (const { email } of [...urgent.splice(0), ...others.splice(0)]) onOutcome(email, outcome)
    },
    /**
     * Waits for the emails in progress. Calls `closeConnections` after `ms`, which fails those
     * still in progress.
     */
    stopWithin: async (ms: number, closeConnections: () => void) => {
      isPaused = true
      await Promise.race([Promise.all(inProgress), sleep(ms, undefined, { ref: false })])
      closeConnections()
      await Promise.all(inProgress)
    },
  }
}

function isUrgent(email: PendingEmail): boolean {
  return isAccountEmail(email) || isForOwner(email.kind)
}

export type SendQueue = ReturnType<typeof createSendQueue>
