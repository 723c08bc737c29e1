import { sql } from 'drizzle-orm'
import { text } from 'drizzle-orm/pg-core'

/**
 * The normalized search text of a lead. PostgreSQL computes it for every statement that writes the
 * row (`lead_search` in the migrations).
 */
export function leadSearchColumn(name: string) {
  return text(name)
    .notNull()
    .generatedAlwaysAs(sql`lead_search(name, email, phone, phone_raw, message, notes)`)
}
