import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { admins } from './admin-schema.ts'
import { leads } from './schema.ts'
import { time } from './time-column.ts'

/**
 * Two leads of one person that have neither address nor phone in common, joined by an admin. Leads
 * that have one in common need no row (decision 0127).
 */
export const personLinks = pgTable(
  'person_links',
  {
    id: uuid('id').primaryKey(),
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    otherId: uuid('other_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    at: time('at').notNull(),
    adminId: uuid('admin_id').references(() => admins.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('person_links_lead').on(table.leadId),
    index('person_links_other').on(table.otherId),
  ],
)
