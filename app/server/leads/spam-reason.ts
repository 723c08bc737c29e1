import type { LeadRow } from '../db/lead-row.ts'

/** In milliseconds. No person reads and fills in the form faster. */
const minFillTime = 2_000

/**
 * Why a lead is held; null for an ordinary one. Suspicious leads are never dropped, because some
 * come from people with autofill (requirements 4.11).
 */
export function spamReasonOf({
  honeypot,
  elapsedMs,
}: {
  honeypot: boolean
  elapsedMs: number | null
}): LeadRow['spamReason'] {
  if (honeypot) return 'honeypot'
  return elapsedMs !== null && elapsedMs < minFillTime ? 'too-fast' : null
}
