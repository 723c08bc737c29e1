import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leadEvents } from '../db/schema.ts'

export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

type LeadEvent = Pick<
  typeof leadEvents.$inferInsert,
  'leadId' | 'kind' | 'fromStatus' | 'toStatus' | 'quoteId'
>

/** `adminId` null: the client, or the site itself. */
export async function addLeadEvent(
  transaction: Transaction,
  event: LeadEvent,
  { adminId, now }: { adminId: string | null; now: Date },
): Promise<void> {
  // Always after what it follows, whatever a clock says: the history has one order.
  const last = sql`(select max(at) + interval '1 millisecond' from ${leadEvents} where lead_id = ${event.leadId})`
  const at = sql`greatest(${now.toISOString()}::timestamptz, ${last})`
  await transaction.insert(leadEvents).values({ id: randomUUID(), at, adminId, ...event })
}
