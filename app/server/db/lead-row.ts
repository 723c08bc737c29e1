import { getTableColumns } from 'drizzle-orm'
import { leads } from './schema.ts'

const { search: _search, ...columns } = getTableColumns(leads)

/** All columns of a lead but the text that only searches read. */
export const leadColumns = columns

export type LeadRow = Omit<typeof leads.$inferSelect, 'search'>

/**
 * A lead as it was received. The database sets the other columns. Emails show it without later
 * edits.
 */
export type NewLead = Omit<
  LeadRow,
  | 'receivedAt'
  | 'status'
  | 'heldAt'
  | 'deletedAt'
  | 'notes'
  | 'touchedAt'
  | 'followUps'
  | 'callBackOn'
  | 'keptReason'
  | 'importId'
  | 'version'
  | 'updatedAt'
>
