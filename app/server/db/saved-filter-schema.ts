import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './time-column.ts'

/** Filters of the list of leads that have a name. All admins see the same ones. */
export const savedFilters = pgTable('saved_filters', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** As in the address of the list, in the form that leadFilterQuery() gives it. */
  query: text('query').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
