import type { NewLead } from './lead-store.ts'

/** Nobody reads the form and fills it in so fast. */
const fastestMs = 2_000

/** Kept and shown apart, never dropped: now and then it is a person with a helpful browser. */
export function spamReason({
  honeypot,
  elapsedMs,
}: {
  honeypot: boolean
  elapsedMs: number | null
}): NewLead['spamReason'] {
  if (honeypot) return 'honeypot'
  return elapsedMs !== null && elapsedMs < fastestMs ? 'too-fast' : null
}
