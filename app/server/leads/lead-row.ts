import type { leads } from '../db/schema.ts'

/** A lead with everything that the studio knows about it. */
export type LeadRow = Omit<typeof leads.$inferSelect, 'search'>

/** A lead before it is stored. The database adds the rest. */
export type NewLead = Omit<
  LeadRow,
  'receivedAt' | 'status' | 'heldAt' | 'notes' | 'keptReason' | 'version' | 'updatedAt'
>

/** A lead as it is right after it was stored: emails show this, and no later edit of it. */
export type StoredLead = NewLead & Pick<LeadRow, 'receivedAt'>
