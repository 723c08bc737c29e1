import { asc, desc, sql, type SQL } from 'drizzle-orm'
import type { LeadCursor } from '#domain/leads/lead-cursor.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import { leads } from '../db/schema.ts'

/** The order of a list of leads, and the condition of those behind a place in it. */
export function orderOf(sort: LeadFilter['sort']): {
  orderBy: SQL[]
  isBehind: (place: LeadCursor) => SQL
} {
  return sort === 'newest'
    ? { orderBy: [desc(leads.receivedAt), desc(leads.id)], isBehind: isOlder }
    : { orderBy: [asc(leads.receivedAt), asc(leads.id)], isBehind: isNewer }
}

export function isOlder({ receivedAt, id }: LeadCursor): SQL {
  return sql`(${leads.receivedAt}, ${leads.id}) < (${receivedAt.toISOString()}::timestamptz, ${id}::uuid)`
}

/** Whether a lead arrived after the place. */
export function isNewer({ receivedAt, id }: LeadCursor): SQL {
  return sql`(${leads.receivedAt}, ${leads.id}) > (${receivedAt.toISOString()}::timestamptz, ${id}::uuid)`
}
