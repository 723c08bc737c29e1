import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { time } from './time-column.ts'

/** Idempotency keys of accepted submissions. A repeated key gets the first response again. */
export const leadKeys = pgTable('lead_keys', {
  key: text('key').primaryKey(),
  /** SHA-256 of the submission. The same key with another body is refused. */
  bodyHash: text('body_hash').notNull(),
  leadId: uuid('lead_id').notNull(),
  createdAt: time('created_at').notNull().defaultNow(),
})
