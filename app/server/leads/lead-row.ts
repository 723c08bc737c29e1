import type { leads } from '../db/schema.ts'

/** A lead with all its stored data. */
export type LeadRow = Omit<typeof leads.$inferSelect, 'search'>

/** A lead before it is stored. The database sets the other columns. */
export type NewLead = Omit<
  LeadRow,
  'receivedAt' | 'status' | 'heldAt' | 'notes' | 'keptReason' | 'version' | 'updatedAt'
>

/** A lead as it was first stored, which emails show without later edits. */
export type StoredLead = NewLead & Pick<LeadRow, 'receivedAt'>
