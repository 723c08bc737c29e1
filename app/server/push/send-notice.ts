import webPush from 'web-push'
import { pauseAfter, readRetryAfter } from '#domain/push/push-retry.ts'
import type { PushKeys } from './push-key-store.ts'
import type { DueNotice, PushOutcome } from './push-notice-store.ts'
import type { ShownNotice } from './compose-notice.ts'

type Sending = {
  keys: PushKeys
  /** Whom a push service may contact: an address that begins with https: or mailto:. */
  subject: string
  /** Which addresses the server calls: isPushService, or that of a test. */
  isAllowed: (address: string) => boolean
  signal: AbortSignal
}

type Recipient = Pick<DueNotice, 'endpoint' | 'p256dh' | 'auth' | 'attempts' | 'secondsLeft'>

/** Milliseconds. */
const timeout = 10_000

/**
 * Makes one attempt. Only the browser can read what is sent (RFC 8291). Goes to no address but that
 * of the push service, also where it redirects. Returns the status of the response, 0 without one,
 * for the log, which has no address.
 */
export async function sendNotice(
  { endpoint, p256dh, auth, attempts, secondsLeft }: Recipient,
  notice: ShownNotice,
  { keys, subject, isAllowed, signal }: Sending,
): Promise<{ outcome: PushOutcome; status: number }> {
  if (!isAllowed(endpoint)) return { outcome: { kind: 'refused' }, status: 0 }
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    { TTL: secondsLeft, urgency: 'high', vapidDetails: { subject, ...keys } },
  )
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body ?? []),
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    })
    await response.body?.cancel()
    return { outcome: readOutcome(response, attempts), status: response.status }
  } catch {
    return { outcome: { kind: 'later', seconds: pauseAfter(attempts) }, status: 0 }
  }
}

function readOutcome({ ok, status, headers }: Response, attempts: number): PushOutcome {
  if (ok) return { kind: 'delivered' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status === 408 || status === 429 || status >= 500)
    return {
      kind: 'later',
      seconds: pauseAfter(attempts, readRetryAfter(headers.get('Retry-After'))),
    }
  return { kind: 'refused' }
}
