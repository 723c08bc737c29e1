import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { leads, quotes } from '../db/schema.ts'
import { addLeadEvent } from './lead-event-store.ts'
import { matchesFilter } from './lead-filter-store.ts'

/**
 * Marks a new lead as read when it is opened (requirements 4.8), unless it is held. The version
 * stays the same, so that an edit in another tab does not conflict. Returns whether the lead was
 * new.
 */
export async function markLeadRead(database: Database, id: string, actor: Actor): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(leads)
      .set({ status: 'read', updatedAt: actor.now })
      .where(and(eq(leads.id, id), eq(leads.status, 'new'), isNull(leads.spamReason)))
      .returning({ id: leads.id })
    if (changed.length === 0) return false
    await addLeadEvent(
      transaction,
      { leadId: id, kind: 'status', fromStatus: 'new', toStatus: 'read' },
      actor,
    )
    return true
  })
}

/** `kept`: leads that stay because of an accepted quote, which is an agreement. */
export type RemovalResult = { removed: number; kept: number }

/** Removes leads with their timeline, emails and quotes. */
export async function removeLeads(
  database: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<RemovalResult> {
  return database.orm.transaction((transaction) => removeByIds(transaction, ids, actor))
}

/**
 * Removes all leads that the filter matches, if their number is still `expected`, so that a lead
 * that arrived since is not deleted unseen. The lock does not block additions to a timeline, such
 * as a client's view of a quote.
 */
export async function removeMatchingLeads(
  database: Database,
  { filter, expected }: { filter: LeadFilter; expected: number },
  actor: Actor,
): Promise<RemovalResult | 'stale'> {
  return database.orm.transaction(async (transaction) => {
    const found = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(matchesFilter(filter, actor.now))
      .for('no key update')
    if (found.length !== expected) return 'stale'
    return removeByIds(
      transaction,
      found.map(({ id }) => id),
      actor,
    )
  })
}

async function removeByIds(
  transaction: Transaction,
  ids: readonly string[],
  { adminId, ipAddress }: Actor,
): Promise<RemovalResult> {
  const kept = await lockAccepted(transaction, ids)
  const removable = ids.filter((id) => !kept.has(id))
  if (removable.length === 0) return { removed: 0, kept: kept.size }
  const removed = await transaction
    .delete(leads)
    .where(inArray(leads.id, removable))
    .returning({ id: leads.id })
  if (removed.length > 0)
    await addAuditEvent(
      { orm: transaction },
      { action: 'leads-removed', adminId, ipAddress, detail: { leads: removed.length } },
    )
  return { removed: removed.length, kept: kept.size }
}

/**
 * The ids of the leads with an accepted quote. Locks all quotes of the leads, so that none is
 * accepted during the deletion.
 */
async function lockAccepted(
  transaction: Transaction,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  // Locks leads before quotes, in the same order as an acceptance does.
  await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, [...ids]))
    .orderBy(leads.id)
    .for('no key update')
  const found = await transaction
    .select({ leadId: quotes.leadId, status: quotes.status })
    .from(quotes)
    .where(inArray(quotes.leadId, [...ids]))
    .for('update')
  return new Set(found.filter(({ status }) => status === 'accepted').map(({ leadId }) => leadId))
}
