import type { LeadStatus } from '../status.ts'

/** How other programs call the state of a lead, in lower case. */
const otherNames: Readonly<Record<string, LeadStatus>> = {
  open: 'read',
  'attempted to contact': 'contacted',
  connected: 'contacted',
  'open deal': 'in_progress',
  'in progress': 'in_progress',
  'working on it': 'in_progress',
  done: 'closed_won',
  won: 'closed_won',
  customer: 'closed_won',
  lost: 'closed_lost',
  unqualified: 'closed_lost',
  'bad timing': 'archived',
  בטיפול: 'in_progress',
  בתהליך: 'in_progress',
  זכייה: 'closed_won',
  'נסגר בהצלחה': 'closed_won',
  'לא רלוונטי': 'closed_lost',
  אבוד: 'closed_lost',
}

/**
 * The status that a file names, by our own names in any language or those of other programs; null
 * for an unknown one. `names`: in lower case. What is new there was seen by whoever imports it, so
 * it is read.
 */
export function readStatus(
  typed: string,
  names: ReadonlyMap<string, LeadStatus>,
): LeadStatus | null {
  const name = typed.trim().toLowerCase()
  const status = names.get(name) ?? (Object.hasOwn(otherNames, name) ? otherNames[name] : null)
  return status === 'new' || status === 'unread' ? 'read' : (status ?? null)
}
