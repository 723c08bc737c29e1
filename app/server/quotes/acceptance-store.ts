import { and, count, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { LeadStatus } from '#domain/leads/status.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leadEvents, leads, quotes } from '../db/schema.ts'
import { dueNow } from '../promises/next-step-store.ts'
import { addLeadEvent, type EventActor } from '../leads/lead-event-store.ts'

const isUnseen = and(eq(quotes.status, 'accepted'), isNull(quotes.acceptanceSeenAt))

/** The number of accepted quotes that no admin has opened since. */
export async function countUnseenAcceptances({ orm }: Pick<Database, 'orm'>): Promise<number> {
  const [row] = await orm.select({ unseen: count() }).from(quotes).where(isUnseen)
  return row?.unseen ?? 0
}

/** Records that an admin has opened the accepted quote. */
export async function markAcceptanceSeen(
  { orm }: Pick<Database, 'orm'>,
  { id, now }: { id: string; now: Date },
): Promise<void> {
  await orm
    .update(quotes)
    .set({ acceptanceSeenAt: now })
    .where(and(eq(quotes.id, id), isUnseen))
}

/**
 * Locks the lead of a quote, always before the quote itself, because deleting leads locks in this
 * order too. The lock does not block additions to the timeline.
 */
export async function lockLeadOfQuote(transaction: Transaction, quoteId: string): Promise<void> {
  const ofQuote = sql`(select ${quotes.leadId} from ${quotes} where ${quotes.id} = ${quoteId})`
  await lockLead(transaction, ofQuote)
}

export async function lockLead(transaction: Transaction, leadId: string | SQL): Promise<void> {
  await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.id, leadId))
    .for('no key update')
}

/**
 * An accepted quote closes its lead as won, whatever its status was, and takes it out of the bin if
 * it was deleted at the same moment.
 */
export async function closeLeadAsWon(
  transaction: Transaction,
  { leadId, quoteId }: { leadId: string; quoteId: string },
  actor: EventActor,
): Promise<void> {
  const [lead] = await transaction
    .select({ status: leads.status, deletedAt: leads.deletedAt })
    .from(leads)
    .where(eq(leads.id, leadId))
  if (!lead || (lead.status === 'closed_won' && lead.deletedAt === null)) return
  await transaction
    .update(leads)
    .set({
      status: 'closed_won',
      deletedAt: null,
      version: sql`${leads.version} + 1`,
      updatedAt: actor.now,
    })
    .where(eq(leads.id, leadId))
  const change = { fromStatus: lead.status, toStatus: 'closed_won' } as const
  await addLeadEvent(transaction, { leadId, quoteId, kind: 'status', ...change }, actor)
}

/** A client who takes a decline back is a lead again, also if it was closed as lost meanwhile. */
export async function reopenLostLead(
  transaction: Transaction,
  leadId: string,
  actor: EventActor,
): Promise<void> {
  const isLost = and(eq(leads.id, leadId), eq(leads.status, 'closed_lost'))
  const reopened = await transaction
    .update(leads)
    .set({
      status: 'contacted',
      version: sql`${leads.version} + 1`,
      updatedAt: actor.now,
      ...dueNow(actor.now),
    })
    .where(isLost)
    .returning({ id: leads.id })
  if (reopened.length === 0) return
  const change = { fromStatus: 'closed_lost', toStatus: 'contacted' } as const
  await addLeadEvent(transaction, { leadId, kind: 'status', ...change }, actor)
}

/**
 * The lead's status before the acceptance of the quote closed it as won; null if there is nothing
 * to undo.
 */
export async function getStatusBeforeWon(
  { orm }: Pick<Database, 'orm'>,
  quoteId: string,
): Promise<LeadStatus | null> {
  const [event] = await orm
    .select({ from: leadEvents.fromStatus })
    .from(leadEvents)
    .innerJoin(leads, and(eq(leads.id, leadEvents.leadId), eq(leads.status, 'closed_won')))
    .where(and(eq(leadEvents.quoteId, quoteId), eq(leadEvents.kind, 'status')))
    .orderBy(desc(leadEvents.at))
    .limit(1)
  return event?.from ?? null
}
