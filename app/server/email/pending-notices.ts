import { setTimeout as sleep } from 'node:timers/promises'

type Notice = { sent: Promise<boolean>; resolve: (sent: boolean) => void }

/** Milliseconds; later the outcome is read from the database. */
const retentionMs = 10_000

/** Lets the response to a lead wait for the owner's notice about it. */
export function createPendingNotices() {
  const notices = new Map<string, Notice>()
  return {
    add: (leadId: string) => {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      notices.set(leadId, { sent: promise, resolve })
    },
    /**
     * Whether the notice was sent within the time; null for a notice that this node does not send.
     */
    wait: (leadId: string, timeoutMs: number): Promise<boolean> | null => {
      const notice = notices.get(leadId)
      return notice ? withTimeout(notice.sent, timeoutMs) : null
    },
    resolve: (leadId: string, sent: boolean) => {
      const notice = notices.get(leadId)
      if (!notice) return
      notice.resolve(sent)
      setTimeout(() => notices.delete(leadId), retentionMs).unref()
    },
  }
}

async function withTimeout(sent: Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const timer = new AbortController()
  const timedOut = sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([sent, timedOut]).finally(() => timer.abort())
}

export type PendingNotices = ReturnType<typeof createPendingNotices>
