import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Words } from '#domain/quotes/quote-line.ts'
import { admins } from './admin-schema.ts'
import { quotes } from './schema.ts'
import { time } from './time-column.ts'

/** Every change of an amount in a draft by the owner, in agorot. */
export const quotePriceChanges = pgTable(
  'quote_price_changes',
  {
    id: uuid('id').primaryKey(),
    quoteId: uuid('quote_id')
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    lineId: text('line_id').notNull(),
    /** The name of the line at that time. */
    name: jsonb('name').$type<Words>().notNull(),
    before: bigint('before', { mode: 'number' }).notNull(),
    after: bigint('after', { mode: 'number' }).notNull(),
    at: time('at').notNull(),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [index('quote_price_changes_quote').on(table.quoteId, table.at)],
)
