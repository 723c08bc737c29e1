import { contactFields, isContactFormError, type FieldErrors } from '#domain/leads/contact-form.ts'

const endpoints = {
  lead: '/functions/v1/submit-contact-form-atlas',
  mail: '/functions/v1/send-contact-email',
  ip: '/api/ip',
} as const

const patience = 15_000
/** Before the first try and before each of three more. */
const pauses = [0, 500, 1000, 2000]

export type LeadOutcome =
  | { kind: 'saved'; emailNotified: boolean }
  | { kind: 'refused'; errors: FieldErrors }
  | { kind: 'failed' }

/** Tries again when the line or the server fails. The key makes a repeated lead the same lead. */
export async function sendLead(body: string, key: string): Promise<LeadOutcome> {
  for (const pause of pauses) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    const outcome = await tryOnce(body, key)
    if (outcome) return outcome
  }
  return { kind: 'failed' }
}

/** null: worth another try. */
async function tryOnce(body: string, key: string): Promise<LeadOutcome | null> {
  try {
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key }
    const response = await fetch(endpoints.lead, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(patience),
    })
    // 409: another try with this key is still being stored.
    if (response.status >= 500 || response.status === 409) return null
    return readOutcome(await response.json().catch(() => null))
  } catch {
    return null
  }
}

/** An answer without its success flag is a failure (requirements 4.6). */
export function readOutcome(answer: unknown): LeadOutcome {
  if (typeof answer !== 'object' || answer === null) return { kind: 'failed' }
  if ('success' in answer && answer.success === true) {
    return {
      kind: 'saved',
      emailNotified: !('emailNotified' in answer && answer.emailNotified === false),
    }
  }
  const errors = 'errors' in answer && Array.isArray(answer.errors) ? readErrors(answer.errors) : {}
  return Object.keys(errors).length > 0 ? { kind: 'refused', errors } : { kind: 'failed' }
}

function readErrors(list: readonly unknown[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const item of list) {
    if (typeof item !== 'object' || item === null || !('field' in item) || !('code' in item))
      continue
    const field = contactFields.find((name) => name === item.field)
    if (field && isContactFormError(item.code)) errors[field] = item.code
  }
  return errors
}

/** The lead is safe by now: nobody waits for this call, and its failure changes nothing. It outlives the page. */
export function askForMail(body: string): void {
  void fetch(endpoints.mail, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
    keepalive: true,
  }).catch(() => {})
}

/** '' where it cannot be had. The server knows the address better and believes only itself. */
export async function readIpAddress(): Promise<string> {
  try {
    const answer: unknown = await (
      await fetch(endpoints.ip, { signal: AbortSignal.timeout(patience) })
    ).json()
    return typeof answer === 'object' &&
      answer !== null &&
      'ip' in answer &&
      typeof answer.ip === 'string'
      ? answer.ip
      : ''
  } catch {
    return ''
  }
}
