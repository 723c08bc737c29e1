import { readContactErrors, type FieldErrors } from '#domain/leads/field-errors.ts'

const endpoints = {
  lead: '/functions/v1/submit-contact-form-atlas',
  email: '/functions/v1/send-contact-email',
  ip: '/api/ip',
} as const

const timeoutMs = 15_000

/** Before the first try and before each of three retries. */
const delaysMs = [0, 500, 1000, 2000]

export type SendResult =
  | { kind: 'saved'; emailNotified: boolean }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed' }
  /** Outside Israel while the gate is on: the server's own page says more. */
  | { kind: 'outside' }

/** Retries when the network or the server fails; the key makes all tries one lead. */
export async function sendLead(body: string, key: string): Promise<SendResult> {
  for (const delay of delaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const result = await tryOnce(body, key)
    if (result) return result
  }
  return { kind: 'failed' }
}

/** null: worth a retry. */
async function tryOnce(body: string, key: string): Promise<SendResult | null> {
  try {
    const response = await fetch(endpoints.lead, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // 409: an earlier try with this key is still being stored.
    if (response.status >= 500 || response.status === 409) return null
    if (response.status === 403) return { kind: 'outside' }
    return readResult(await response.json().catch(() => null))
  } catch {
    return null
  }
}

/** A response without its success flag is a failure (requirements 4.6). */
export function readResult(json: unknown): SendResult {
  if (typeof json !== 'object' || json === null) return { kind: 'failed' }
  if ('success' in json && json.success === true) {
    // null, where the server does not know yet, is no reason to worry the visitor.
    const isDelayed = 'emailNotified' in json && json.emailNotified === false
    return { kind: 'saved', emailNotified: !isDelayed }
  }
  const errors = readContactErrors('errors' in json ? json.errors : [])
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed' }
}

/** Fire and forget: the lead is stored by now. `keepalive` lets the request outlive the page. */
export function requestEmail(body: string): void {
  void fetch(endpoints.email, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {})
}

/** '' where it cannot be read. The server sees the address itself and ignores this one. */
export async function fetchIpAddress(): Promise<string> {
  try {
    const response = await fetch(endpoints.ip, { signal: AbortSignal.timeout(timeoutMs) })
    const json: unknown = await response.json()
    const isRead = typeof json === 'object' && json !== null && 'ip' in json
    return isRead && typeof json.ip === 'string' ? json.ip : ''
  } catch {
    return ''
  }
}
