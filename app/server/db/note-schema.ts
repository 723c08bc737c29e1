import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EarlierNote } from '#domain/leads/notes.ts'
import { admins } from './admin-schema.ts'
import { leads } from './schema.ts'
import { time } from './time-column.ts'

/** The owner's notes on leads. `notes` of a lead is their text, for the list and the search. */
export const leadNotes = pgTable(
  'lead_notes',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    /** '' for a note that was removed. */
    text: text('text').notNull(),
    /** The day of the note, which became the lead's next step. */
    day: date('day', { mode: 'string' }),
    /** The oldest in front. */
    earlier: jsonb('earlier').$type<readonly EarlierNote[]>().notNull().default([]),
    /** null for a note of the time before notes had authors. */
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [index('lead_notes_lead').on(table.leadId, table.at)],
)
