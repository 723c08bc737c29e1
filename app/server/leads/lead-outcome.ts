import type { FieldError } from '#domain/leads/field-errors.ts'

/**
 * The HTTP status of each refusal, for the API and for forms alike; the keys are the API's error
 * codes.
 */
const refusalStatus = {
  invalid: 400,
  idempotency_key_invalid: 400,
  idempotency_key_reused: 422,
  outside_israel: 403,
  rate_limited: 429,
  unavailable: 503,
} as const

/** How long a client waits before it tries again while the database is away. */
const unavailableSeconds = 3

export type RefusalReason = keyof typeof refusalStatus

export type SavedLead = {
  kind: 'saved'
  id: string
  /**
   * Whether the owner's email has been sent. null: not tried yet and no sign of trouble, or written
   * to a file because there is no SMTP server.
   */
  emailNotified: boolean | null
  /** The same lead had been sent before. */
  replayed: boolean
}

/** Nothing was stored: sending again with the same idempotency key is safe. */
export type LeadRefusal = {
  kind: 'refused'
  reason: RefusalReason
  status: number
  errors: readonly FieldError[]
  /** null where sending the same again later does not help. */
  retryAfterSeconds: number | null
}

export type LeadOutcome = SavedLead | LeadRefusal

type Details = { errors?: readonly FieldError[]; retryAfterSeconds?: number }

export function refuseLead(
  reason: RefusalReason,
  { errors = [], retryAfterSeconds }: Details = {},
): LeadRefusal {
  return {
    kind: 'refused',
    reason,
    status: refusalStatus[reason],
    errors,
    retryAfterSeconds: retryAfterSeconds ?? (reason === 'unavailable' ? unavailableSeconds : null),
  }
}
