import { setTimeout as sleep } from 'node:timers/promises'

/** Whether the notice was sent; null if it was written to a file. */
type NoticeResult = boolean | null

type Notice = { sent: Promise<NoticeResult>; resolve: (sent: NoticeResult) => void }

/** Milliseconds after which a result is dropped and read from the database instead. */
const retentionMs = 10_000

/** The notices that responses to leads are waiting for. */
export function createPendingNotices() {
  const notices = new Map<string, Notice>()
  return {
    add: (leadId: string) => {
      const { promise, resolve } = Promise.withResolvers<NoticeResult>()
      notices.set(leadId, { sent: promise, resolve })
    },
    /** Whether the notice was sent within the timeout; undefined if this node does not send it. */
    wait: (leadId: string, timeoutMs: number): Promise<NoticeResult> | undefined => {
      const notice = notices.get(leadId)
      return notice && withTimeout(notice.sent, timeoutMs)
    },
    resolve: (leadId: string, sent: NoticeResult) => {
      const notice = notices.get(leadId)
      if (!notice) return
      notice.resolve(sent)
      setTimeout(() => notices.delete(leadId), retentionMs).unref()
    },
  }
}

async function withTimeout(sent: Promise<NoticeResult>, timeoutMs: number): Promise<NoticeResult> {
  const timer = new AbortController()
  const timedOut = sleep(timeoutMs, false, { signal: timer.signal }).catch(() => false)
  return Promise.race([sent, timedOut]).finally(() => timer.abort())
}

export type PendingNotices = ReturnType<typeof createPendingNotices>
