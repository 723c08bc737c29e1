import type { LeadRow } from './lead-row.ts'

/** In milliseconds. Nobody reads the form and fills it in faster. */
const minFillTime = 2_000

/**
 * Why a lead is held; null for an ordinary one. It is never dropped: now and then it is a person
 * with autofill (requirements 4.11).
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
