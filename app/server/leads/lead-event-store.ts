import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import type { LeadEventKind } from '../db/lead-event-kind.ts'
import { leadEvents, leads } from '../db/schema.ts'

type NewLeadEvent = Pick<
  typeof leadEvents.$inferInsert,
  | 'leadId'
  | 'kind'
  | 'channel'
  | 'before'
  | 'callBackOn'
  | 'fromStatus'
  | 'toStatus'
  | 'quoteId'
  | 'correction'
  | 'changeKey'
>

/** Who caused an event, and when. `adminId` null: the client or the site. */
export type EventActor = { adminId: string | null; now: Date }

export async function addLeadEvent(
  transaction: Transaction,
  event: NewLeadEvent,
  { adminId, now }: EventActor,
): Promise<void> {
  // Always later than the lead and its last event, even if the clock was set back.
  const afterLast = sql`(select max(at) + interval '1 millisecond' from (
    select at from ${leadEvents} where lead_id = ${event.leadId}
    union all select received_at from ${leads} where id = ${event.leadId}) as known)`
  const at = sql`greatest(${now.toISOString()}::timestamptz, ${afterLast})`
  await transaction.insert(leadEvents).values({ id: randomUUID(), at, adminId, ...event })
}

/** The same event for many leads, in one statement. */
export async function addEventToLeads(
  transaction: Transaction,
  { ids, kind }: { ids: readonly string[]; kind: LeadEventKind },
  { adminId, now }: EventActor,
): Promise<void> {
  if (ids.length === 0) return
  await transaction.execute(sql`
    insert into lead_events (id, lead_id, kind, admin_id, at)
    select gen_random_uuid(), leads.id, ${kind}, ${adminId}::uuid,
      greatest(${now.toISOString()}::timestamptz, received_at + interval '1 millisecond',
        (select max(at) + interval '1 millisecond' from lead_events where lead_id = leads.id))
    from leads where leads.id in ${[...ids]}`)
}

/** Whether a change with this key was already made. Forms without scripts send no key. */
export async function isRepeated(
  transaction: Transaction,
  key: string | undefined,
): Promise<boolean> {
  if (key === undefined) return false
  const found = await transaction
    .select({ id: leadEvents.id })
    .from(leadEvents)
    .where(eq(leadEvents.changeKey, key))
  return found.length > 0
}
