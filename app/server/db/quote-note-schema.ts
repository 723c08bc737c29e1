import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin-schema.ts'
import { quotes } from './schema.ts'
import { time } from './time-column.ts'

/** Each text of the private note on a quote that was saved; the newest is the note. */
export const quoteNotes = pgTable(
  'quote_notes',
  {
    id: uuid('id').primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    /** '' where the note was emptied. */
    text: text('text').notNull(),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [index('quote_notes_quote').on(table.quoteId, table.at)],
)
