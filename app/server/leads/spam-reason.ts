import { spamLimit, spamScore } from '#domain/spam/spam-signs.ts'
import type { Database } from '../db/database.ts'
import type { LeadRow } from '../db/lead-row.ts'
import { findSenderHistory } from './sender-history-store.ts'

/** In milliseconds. No person reads and fills in the form faster. */
const minFillTime = 2_000

/** What the mark of an admin on an earlier lead of the same address adds. */
const markedPoints = 4

type Suspect = {
  honeypot: boolean
  elapsedMs: number | null
  name: string
  email: string
  message: string
}

/**
 * Why a lead is held; null for an ordinary one. Suspicious leads are never dropped, because some
 * come from people with autofill (requirements 4.11). What a message says counts beside what admins
 * did with earlier leads of its address, which is looked up only where something is suspicious.
 */
export async function spamReasonOf(
  database: Pick<Database, 'orm'>,
  { honeypot, elapsedMs, ...lead }: Suspect,
): Promise<LeadRow['spamReason']> {
  if (honeypot) return 'honeypot'
  if (elapsedMs !== null && elapsedMs < minFillTime) return 'too-fast'
  const score = spamScore({ ...lead, elapsedMs })
  if (score === 0) return null
  const history = await findSenderHistory(database, lead.email)
  if (history === 'trusted') return null
  return score + (history === 'marked' ? markedPoints : 0) >= spamLimit ? 'content' : null
}
