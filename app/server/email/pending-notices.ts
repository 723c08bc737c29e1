import { setTimeout as sleep } from 'node:timers/promises'

/** null: written to a file, which is neither sent nor failed. */
type Sent = boolean | null

type Notice = { sent: Promise<Sent>; resolve: (sent: Sent) => void }

/** Milliseconds; later the outcome is read from the database. */
const retentionMs = 10_000

/** Lets the response to a lead wait for the owner's notice about it. */
export function createPendingNotices() {
  const notices = new Map<string, Notice>()
  return {
    add: (leadId: string) => {
      const { promise, resolve } = Promise.withResolvers<Sent>()
      notices.set(leadId, { sent: promise, resolve })
    },
    /**
     * Whether the notice was sent within the time; undefined for one that this node does not send.
     */
    wait: (leadId: string, timeoutMs: number): Promise<Sent> | undefined => {
      const notice = notices.get(leadId)
      return notice && withTimeout(notice.sent, timeoutMs)
    },
    resolve: (leadId: string, sent: Sent) => {
      const notice = notices.get(leadId)
      if (!notice) return
      notice.resolve(sent)
      setTimeout(() => notices.delete(leadId), retentionMs).unref()
    },
  }
}

async function withTimeout(sent: Promise<Sent>, timeoutMs: number): Promise<Sent> {
  const timer = new AbortController()
  const timedOut = sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([sent, timedOut]).finally(() => timer.abort())
}

export type PendingNotices = ReturnType<typeof createPendingNotices>
