import { bigint, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * The number of rows in each scope: a view and status of leads ('leads/list/new') or a status of
 * emails ('emails/waiting'). Kept by triggers (decision 0131), which only add to `rowCountChanges`;
 * the number is the sum over both tables. Not part of a backup, because a restore counts again.
 */
export const rowCounts = pgTable('row_counts', {
  scope: text('scope').primaryKey(),
  count: bigint('count', { mode: 'number' }).notNull(),
})

/** One row for each statement and scope, so that no two statements change the same row. */
export const rowCountChanges = pgTable('row_count_changes', {
  scope: text('scope').notNull(),
  change: integer('change').notNull(),
})
