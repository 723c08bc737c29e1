import type { PendingStore } from './pending-store.ts'
import {
  findNextToSend,
  retryDelayAfter,
  sendChanges,
  type Outgoing,
  type SendOutcome,
  type SendResult,
} from './send-changes.ts'

type Parts = {
  store: PendingStore
  send: (item: Outgoing) => Promise<SendOutcome>
  onResult: (result: SendResult) => void
}

/**
 * Sends the pending work: at the start, after each change, when the browser is online again or the
 * tab becomes visible, and with growing delays while the server is unreachable. Returns a function
 * that stops it.
 */
export function startChangeSender({ store, send, onResult }: Parts): () => void {
  let isRunning = false
  let attempts = 0
  let timer: number | undefined

  const run = async () => {
    if (isRunning || !findNextToSend(store.read())) return
    isRunning = true
    clearTimeout(timer)
    const result = await sendChanges(store, send)
    isRunning = false
    if (result.end === 'unreachable') {
      timer = window.setTimeout(retry, retryDelayAfter(attempts))
      attempts += 1
    } else attempts = 0
    onResult(result)
  }
  const retry = () => void run()
  const retryIfVisible = () => {
    if (document.visibilityState === 'visible') retry()
  }

  const unsubscribe = store.subscribe(retry)
  addEventListener('online', retry)
  document.addEventListener('visibilitychange', retryIfVisible)
  retry()
  return () => {
    clearTimeout(timer)
    unsubscribe()
    removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', retryIfVisible)
  }
}
