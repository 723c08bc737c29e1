import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { studio } from '#catalog/studio.server.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { leads, quotes } from '../db/schema.ts'
import { binnedEmailReason, holdEmails, releaseEmails } from '../email/held-email-store.ts'
import { planNextStep } from '../promises/next-step-store.ts'
import { addEventToLeads } from './lead-event-store.ts'
import { forMatchingLeads } from './matching-leads-store.ts'

/** `adminId` null: an account that was removed since. */
type BinActor = Omit<Actor, 'adminId'> & { adminId: string | null }

/** `kept`: leads that stay because of an accepted quote, which is an agreement. */
export type DeletionResult = { deleted: number; kept: number }

/**
 * Puts leads into the bin (decision 0126). They have no next step there, their waiting emails are
 * held and the links of their quotes stop working, until they are restored or erased.
 */
export async function deleteLeads(
  database: Database,
  ids: readonly string[],
  actor: BinActor,
): Promise<DeletionResult> {
  return database.orm.transaction((transaction) => deleteByIds(transaction, ids, actor))
}

/**
 * Puts all leads that the filter matches into the bin, if their number is still `expected`, so that
 * a lead that arrived since is not deleted unseen. In batches, and after a stop the rest is still in
 * the list. The locks do not block additions to a timeline, such as a client's view of a quote.
 */
export async function deleteMatchingLeads(
  database: Database,
  { filter, expected }: { filter: LeadFilter; expected: number },
  actor: Actor,
): Promise<DeletionResult | 'stale'> {
  const result = { deleted: 0, kept: 0 }
  const isDone = await forMatchingLeads(
    database,
    { filter: { ...filter, deleted: false }, expected, now: actor.now },
    async (transaction, ids) => {
      const { deleted, kept } = await deleteByIds(transaction, ids, actor)
      result.deleted += deleted
      result.kept += kept
    },
  )
  return isDone ? result : 'stale'
}

async function deleteByIds(
  transaction: Transaction,
  ids: readonly string[],
  actor: BinActor,
): Promise<DeletionResult> {
  const kept = await lockAccepted(transaction, ids)
  const free = ids.filter((id) => !kept.has(id))
  const rows = await transaction
    .update(leads)
    .set({
      deletedAt: actor.now,
      nextAction: null,
      nextAt: null,
      version: sql`${leads.version} + 1`,
      updatedAt: actor.now,
    })
    .where(and(inArray(leads.id, free), isNull(leads.deletedAt)))
    .returning({ id: leads.id })
  const deleted = rows.map(({ id }) => id)
  await holdEmails(transaction, deleted, binnedEmailReason)
  await addEventToLeads(transaction, { ids: deleted, kind: 'deleted' }, actor)
  await addAudit(transaction, { action: 'leads-removed', count: deleted.length }, actor)
  return { deleted: deleted.length, kept: kept.size }
}

/** Takes leads out of the bin. Returns their number. */
export async function restoreLeads(
  database: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<number> {
  return restore(database, inArray(leads.id, [...ids]), actor)
}

/** Takes everything out of the bin that one deletion put there. Returns the number of leads. */
export async function undoDeletion(
  database: Database,
  deletedAt: Date,
  actor: Actor,
): Promise<number> {
  return restore(database, eq(leads.deletedAt, deletedAt), actor)
}

function restore(database: Database, which: SQL, actor: Actor): Promise<number> {
  return inBatches(() => restoreBatch(database, which, actor))
}

function restoreBatch(database: Database, which: SQL, actor: Actor): Promise<number> {
  return database.orm.transaction(async (transaction) => {
    const rows = await transaction
      .select({ id: leads.id, spamReason: leads.spamReason })
      .from(leads)
      .where(and(which, isNotNull(leads.deletedAt)))
      .orderBy(leads.id)
      .limit(batchSize)
      .for('update')
    const ids = rows.map(({ id }) => id)
    const listed = rows.flatMap(({ id, spamReason }) => (spamReason === null ? [id] : []))
    await transaction.update(leads).set(restored(actor.now)).where(inArray(leads.id, ids))
    await addEventToLeads(transaction, { ids, kind: 'restored' }, actor)
    await releaseEmails(transaction, listed)
    for (const id of listed) await planNextStep(transaction, id)
    await addAudit(transaction, { action: 'leads-restored', count: rows.length }, actor)
    return rows.length
  })
}

/** A lead that is held as spam stays without a next step. */
function restored(now: Date) {
  const unlessHeld = (value: SQL) => sql`case when ${leads.spamReason} is null then ${value} end`
  return {
    deletedAt: null,
    nextAction: unlessHeld(sql`'answer'`),
    nextAt: unlessHeld(sql`${now.toISOString()}::timestamptz`),
    version: sql`${leads.version} + 1`,
    updatedAt: now,
  }
}

/** Erases leads of the bin with their timeline, emails and quotes. Returns their number. */
export async function eraseLeads(
  database: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<number> {
  return database.orm.transaction((transaction) => eraseByIds(transaction, ids, actor))
}

/** Erases what the filter matches in the bin, if it is still as many leads as `expected`. */
export async function eraseMatchingLeads(
  database: Database,
  { filter, expected }: { filter: LeadFilter; expected: number },
  actor: Actor,
): Promise<number | 'stale'> {
  let erased = 0
  const isDone = await forMatchingLeads(
    database,
    { filter: { ...filter, deleted: true }, expected, now: actor.now },
    async (transaction, ids) => {
      erased += await eraseByIds(transaction, ids, actor)
    },
  )
  return isDone ? erased : 'stale'
}

async function eraseByIds(
  transaction: Transaction,
  ids: readonly string[],
  actor: Actor,
): Promise<number> {
  const erased = await transaction
    .delete(leads)
    .where(and(inArray(leads.id, [...ids]), isNotNull(leads.deletedAt)))
    .returning({ id: leads.id })
  await addAudit(transaction, { action: 'leads-erased', count: erased.length }, actor)
  return erased.length
}

/** Whether a lead has been in the bin for these days. */
export function isLongInBin(days: number): SQL {
  return sql`${leads.deletedAt} < now() - make_interval(days => ${days})`
}

/** Erases what has been in the bin for the days that the owner set. */
export async function eraseOldDeletions(database: Database): Promise<void> {
  const { binDays } = studio().keep
  await inBatches(() => database.orm.transaction((part) => eraseOldBatch(part, binDays)))
}

async function eraseOldBatch(transaction: Transaction, binDays: number): Promise<number> {
  const due = transaction
    .select({ id: leads.id })
    .from(leads)
    .where(isLongInBin(binDays))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const erased = await transaction
    .delete(leads)
    .where(inArray(leads.id, due))
    .returning({ id: leads.id })
  const site = { adminId: null, ipAddress: '' }
  await addAudit(transaction, { action: 'deleted-leads-expired', count: erased.length }, site)
  return erased.length
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

type Audited = {
  action: 'leads-removed' | 'leads-restored' | 'leads-erased' | 'deleted-leads-expired'
  count: number
}

async function addAudit(
  transaction: Transaction,
  { action, count }: Audited,
  { adminId, ipAddress }: Pick<Actor, 'ipAddress'> & { adminId: string | null },
): Promise<void> {
  if (count === 0) return
  const event = { action, adminId, ipAddress, detail: { leads: count } }
  await addAuditEvent({ orm: transaction }, event)
}
