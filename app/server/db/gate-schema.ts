import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Requests that the gate refused, or would have refused, by day and country, without addresses. */
export const gateCounts = pgTable(
  'gate_counts',
  {
    /** In the studio's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    /** ISO 3166 code. */
    country: text('country').notNull(),
    kind: text('kind').$type<'refused' | 'counted'>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.country, table.kind] })],
)
