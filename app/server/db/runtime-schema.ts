import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { time } from './time-column.ts'

/** One row, which readiness checks update. */
export const readiness = pgTable('readiness', {
  id: integer('id').primaryKey(),
  at: time('at').notNull(),
})

/** Counters shared by all nodes. UNLOGGED (see the migration), so a crash resets all limits. */
export const rateLimits = pgTable('rate_limits', {
  bucket: text('bucket').primaryKey(),
  windowStart: time('window_start').notNull(),
  count: integer('count').notNull(),
})
