import type { FieldError } from '#domain/leads/field-errors.ts'

/**
 * The HTTP status of each refusal, for the API and for forms. The keys are the API's error codes.
 */
const refusalStatus = {
  invalid: 400,
  idempotency_key_invalid: 400,
  idempotency_key_reused: 422,
  outside_israel: 403,
  rate_limited: 429,
  unavailable: 503,
} as const

/** Seconds until a client should retry while the database is unavailable. */
const unavailableSeconds = 3

export type RefusalReason = keyof typeof refusalStatus

export type SavedLead = {
  kind: 'saved'
  id: string
  /**
   * Whether the owner's email has been sent. null: not tried yet without any error, or written to a
   * file because there is no SMTP server.
   */
  emailNotified: boolean | null
  /** The same lead was stored by an earlier request. */
  replayed: boolean
}

/** Nothing was stored, so sending again with the same idempotency key is safe. */
export type LeadRefusal = {
  kind: 'refused'
  reason: RefusalReason
  status: number
  errors: readonly FieldError[]
  /** null if a retry does not help. */
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
