import { getTableColumns } from 'drizzle-orm'
import { sourceOf } from './lead-source-sql.ts'
import { leads } from './schema.ts'

const { search: _search, ...columns } = getTableColumns(leads)

export const leadSource = sourceOf(leads)

/** All columns of a lead but the text that only searches read, and its source. */
export const leadColumns = { ...columns, source: leadSource }

export type LeadRow = Omit<typeof leads.$inferSelect, 'search'> & { source: string }

/**
 * A lead as it was received. The database sets the other columns. Emails show it without later
 * edits.
 */
export type NewLead = Omit<
  LeadRow,
  | 'receivedAt'
  | 'source'
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
