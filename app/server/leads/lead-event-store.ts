import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { leadEvents, leads } from '../db/schema.ts'

export type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

type NewLeadEvent = Pick<
  typeof leadEvents.$inferInsert,
  'leadId' | 'kind' | 'fromStatus' | 'toStatus' | 'quoteId' | 'correction' | 'changeKey'
>

/** `adminId` is null for actions of the client or the site. */
export async function addLeadEvent(
  transaction: Transaction,
  event: NewLeadEvent,
  { adminId, now }: { adminId: string | null; now: Date },
): Promise<void> {
  // Always later than the lead and its last event, even if the clock was set back.
  const afterLast = sql`(select max(at) + interval '1 millisecond' from (
    select at from ${leadEvents} where lead_id = ${event.leadId}
    union all select received_at from ${leads} where id = ${event.leadId}) as known)`
  const at = sql`greatest(${now.toISOString()}::timestamptz, ${afterLast})`
  await transaction.insert(leadEvents).values({ id: randomUUID(), at, adminId, ...event })
}
