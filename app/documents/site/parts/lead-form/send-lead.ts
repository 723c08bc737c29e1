import { readContactErrors, type FieldErrors } from '#domain/leads/field-errors.ts'

const endpoints = {
  lead: '/functions/v1/submit-contact-form-atlas',
  email: '/functions/v1/send-contact-email',
} as const

const timeoutMs = 15_000

/** Milliseconds before the first attempt and before each of three retries. */
const delaysMs = [0, 500, 1000, 2000]

export type SendResult =
  | { kind: 'saved'; emailNotified: boolean }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'failed' }
  /** The gate refused the visitor; the server's own page explains it. */
  | { kind: 'outside' }

/** Retries when the network or the server fails. The key makes all attempts one lead. */
export async function sendLead(body: string, key: string): Promise<SendResult> {
  for (const delay of delaysMs) {
    await new Promise((resolve) => setTimeout(resolve, delay))
    const result = await tryOnce(body, key)
    if (result) return result
  }
  return { kind: 'failed' }
}

/** Resolves to null where a retry makes sense. */
async function tryOnce(body: string, key: string): Promise<SendResult | null> {
  try {
    const response = await fetch(endpoints.lead, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    })
    // 409: an earlier attempt with this key is still being stored.
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
    // null means that the server does not know yet; the visitor is not told of a delay.
    const isDelayed = 'emailNotified' in json && json.emailNotified === false
    return { kind: 'saved', emailNotified: !isDelayed }
  }
  const errors = readContactErrors('errors' in json ? json.errors : [])
  return Object.keys(errors).length > 0 ? { kind: 'invalid', errors } : { kind: 'failed' }
}

/**
 * Requests the emails of the lead with this email address and time. Not awaited, because the lead is
 * stored already. `keepalive` lets the request outlive the page.
 */
export function requestEmail(body: string): void {
  void fetch(endpoints.email, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {})
}
