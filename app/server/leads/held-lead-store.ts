import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { studio } from '#catalog/studio.server.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import type { Database, Transaction } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { leads, quotes } from '../db/schema.ts'
import { heldEmailReason, holdEmails, releaseEmails } from '../email/held-email-store.ts'
import { addPushNotices } from '../push/push-notice-store.ts'
import { dueNow, planNextStep } from '../promises/next-step-store.ts'
import { addLeadEvent } from './lead-event-store.ts'
import { leadColumns, type LeadRow } from '../db/lead-row.ts'

/**
 * Holds leads as spam (requirements 4.11): removes them from the list and stops their waiting
 * emails, until they are released or expire. A lead with an accepted quote is not held. Returns the
 * ids of the newly held leads.
 */
export async function holdLeads(
  database: Database,
  ids: readonly string[],
  actor: Actor,
): Promise<string[]> {
  return database.orm.transaction(async (transaction) => {
    const isAccepted = transaction
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.leadId, leads.id), eq(quotes.status, 'accepted')))
    const held = await transaction
      .update(leads)
      .set({
        spamReason: 'marked',
        heldAt: actor.now,
        nextAction: null,
        nextAt: null,
        version: sql`${leads.version} + 1`,
        updatedAt: actor.now,
      })
      .where(
        and(
          inArray(leads.id, [...ids]),
          isNull(leads.spamReason),
          isNull(leads.deletedAt),
          notExists(isAccepted),
        ),
      )
      .returning({ id: leads.id })
    const heldIds = held.map(({ id }) => id)
    await holdEmails(transaction, heldIds, heldEmailReason)
    for (const id of heldIds) await addLeadEvent(transaction, { leadId: id, kind: 'held' }, actor)
    await addAudit(transaction, { action: 'leads-held', count: held.length }, actor)
    return heldIds
  })
}

/**
 * Releases leads that are not spam (requirements 4.11). Leads held on arrival become new leads, and
 * their emails and requested quotes are sent; leads marked by an admin get back their status and
 * their waiting emails. `owner` is the recipient of the notices. Returns the ids of the released
 * leads.
 */
export async function releaseLeads(
  database: Database,
  { ids, owner }: { ids: readonly string[]; owner: string },
  actor: Actor,
): Promise<string[]> {
  return database.orm.transaction(async (transaction) => {
    const held = await transaction
      .select(leadColumns)
      .from(leads)
      .where(and(inArray(leads.id, [...ids]), isNotNull(leads.spamReason), isNull(leads.deletedAt)))
      .orderBy(leads.receivedAt, leads.id)
      .for('update')
    for (const lead of held) await release(transaction, { lead, owner }, actor)
    await addAudit(transaction, { action: 'leads-released', count: held.length }, actor)
    return held.map(({ id }) => id)
  })
}

type Held = { lead: LeadRow; owner: string }

async function release(transaction: Transaction, { lead, owner }: Held, actor: Actor) {
  const { id, status, version, spamReason } = lead
  const isMarked = spamReason === 'marked'
  await transaction
    .update(leads)
    .set({
      spamReason: null,
      heldAt: null,
      ...dueNow(actor.now),
      status: isMarked ? status : 'new',
      version: version + 1,
      updatedAt: actor.now,
    })
    .where(eq(leads.id, id))
  await addLeadEvent(transaction, { leadId: id, kind: 'released' }, actor)
  const released = await releaseEmails(transaction, [id])
  // Details left on a client's card are answered by the card's owner, so the visitor gets no
  // receipt.
  if (!isMarked)
    await addHeldEmails(transaction, { lead, owner, hasReceipt: released === 0 }, actor)
  await planNextStep(transaction, id)
}

/** Adds the emails that the lead would have had if it had not been held on arrival. */
async function addHeldEmails(
  transaction: Transaction,
  { lead, owner, hasReceipt }: Held & { hasReceipt: boolean },
  actor: Actor,
) {
  const quote = await sendHeldQuote(transaction, lead.id, actor)
  const about = { leadId: lead.id, ...quote }
  const notice = { kind: quote ? 'quote-notice' : 'owner-notice', recipient: owner } as const
  const receipt = {
    kind: quote ? 'quote-link' : 'visitor-receipt',
    recipient: lead.email,
  } as const
  await addPushNotices(transaction, { kind: notice.kind, leadId: lead.id })
  await transaction
    .insert(emails)
    .values([
      { id: randomUUIDv7(), ...about, ...notice, language: 'he' },
      ...(hasReceipt
        ? [{ id: randomUUIDv7(), ...about, ...receipt, language: lead.language }]
        : []),
    ])
}

type Audited = { action: 'leads-held' | 'leads-released'; count: number }

async function addAudit(transaction: Transaction, { action, count }: Audited, actor: Actor) {
  if (count === 0) return
  const { adminId, ipAddress } = actor
  const event = { action, adminId, ipAddress, detail: { leads: count } }
  await addAuditEvent({ orm: transaction }, event)
}

/** Sends the quote that came with the lead, unless the owner has worked on it in the meantime. */
async function sendHeldQuote(transaction: Transaction, leadId: string, actor: Actor) {
  const [quote] = await transaction
    .update(quotes)
    .set({ status: 'sent', sentAt: actor.now })
    .where(
      and(
        eq(quotes.leadId, leadId),
        eq(quotes.status, 'draft'),
        eq(quotes.version, 1),
        isNull(quotes.sentAt),
      ),
    )
    .returning({ quoteId: quotes.id, quoteVersion: quotes.version })
  if (!quote) return null
  await addLeadEvent(transaction, { leadId, kind: 'quote-sent', quoteId: quote.quoteId }, actor)
  return quote
}

const noticeLock = 7_413_023

/**
 * Notifies the owner by email of held leads: of the first at once, of later ones at most once a
 * day. The email is about the newest of them.
 */
export async function addHeldNotice(database: Database, owner: string): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${noticeLock})`)
    await transaction.execute(sql`
      with latest as (select max(created_at) as at from emails where kind = 'held-notice')
      insert into emails (id, lead_id, kind, recipient, language)
      select ${randomUUID()}::uuid, leads.id, 'held-notice', ${owner}, 'he'
      from leads, latest
      where leads.spam_reason <> 'marked' and leads.deleted_at is null
        and (latest.at is null
          or (latest.at < now() - interval '1 day' and leads.received_at > latest.at))
      order by leads.received_at desc limit 1`)
  })
}

/** Whether a lead is held for longer than these days, without a sent quote or a reason to stay. */
export function isHeldTooLong({ orm }: Pick<Database, 'orm'>, days: number) {
  const isQuoted = orm
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.leadId, leads.id), isNotNull(quotes.sentAt)))
  return and(
    isNotNull(leads.spamReason),
    isNull(leads.keptReason),
    sql`coalesce(${leads.heldAt}, ${leads.receivedAt}) < now() - make_interval(days => ${days})`,
    notExists(isQuoted),
  )
}

/** Removes leads that are held for longer than the owner set. */
export async function removeExpiredHeldLeads(database: Database): Promise<void> {
  const { heldDays } = studio().keep
  await inBatches(() => database.orm.transaction((part) => removeExpiredBatch(part, heldDays)))
}

async function removeExpiredBatch(transaction: Transaction, heldDays: number): Promise<number> {
  const due = transaction
    .select({ id: leads.id })
    .from(leads)
    .where(isHeldTooLong({ orm: transaction }, heldDays))
    .limit(batchSize)
    .for('update', { skipLocked: true })
  const removed = await transaction
    .delete(leads)
    .where(inArray(leads.id, due))
    .returning({ id: leads.id })
  if (removed.length > 0)
    await addAuditEvent(
      { orm: transaction },
      {
        action: 'held-leads-expired',
        adminId: null,
        ipAddress: '',
        detail: { leads: removed.length },
      },
    )
  return removed.length
}
