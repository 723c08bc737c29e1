import { setTimeout as sleep } from 'node:timers/promises'
import type { PendingEmail } from './pending-email.ts'
import { isForOwner } from './email-kinds.ts'
import type { Outcome } from './email-store.ts'

type Parts = {
  lanes: number
  send: (email: PendingEmail) => Promise<Outcome>
  onOutcome: (email: PendingEmail, outcome: Outcome) => void
  /** Nothing is left to begin. */
  onDry: () => void
  /** Visitors are waiting for the server: emails go one by one, with pauses. */
  isBusy: () => boolean
}

/** Some twenty emails a second even in the longest burst. */
const busyPause = 50

type Job = { email: PendingEmail; until: number }

/**
 * The emails that this node has taken on, a few under way at a time. Notices go before receipts: somebody may be waiting for the answer.
 * `until`, on the clock of `performance.now`, is when an email must not be begun any more, because another node may take it from then on.
 */
export function createSendQueue({ lanes, send, onOutcome, onDry, isBusy }: Parts) {
  const notices: Job[] = []
  const others: Job[] = []
  const underWay = new Set<Promise<void>>()
  let isPaused = false

  async function run({ email, until }: Job): Promise<void> {
    onOutcome(email, performance.now() < until ? await send(email) : { kind: 'released' })
  }

  function next(): void {
    while (!isPaused && underWay.size < (isBusy() ? 1 : lanes)) {
      const job = notices.shift() ?? others.shift()
      if (!job) return onDry()
      const running = run(job).finally(() => {
        underWay.delete(running)
        // Not at once: requests that came in meanwhile go first.
        if (isBusy()) setTimeout(next, busyPause)
        else setImmediate(next)
      })
      underWay.add(running)
    }
  }

  return {
    size: () => notices.length + others.length + underWay.size,
    add: (emails: readonly PendingEmail[], until: number) => {
      for (const email of emails) (isForOwner(email.kind) ? notices : others).push({ email, until })
      if (emails.length > 0) setImmediate(next)
    },
    /** Hands out what was not begun, as if each had had this outcome. */
    empty: (outcome: Outcome) => {
      for (const { email } of [...notices.splice(0), ...others.splice(0)]) onOutcome(email, outcome)
    },
    /** Waits for the emails under way; after `ms` their lines are cut, which ends them too. */
    stopWithin: async (ms: number, cut: () => void) => {
      isPaused = true
      await Promise.race([Promise.all(underWay), sleep(ms, undefined, { ref: false })])
      cut()
      await Promise.all(underWay)
    },
  }
}
