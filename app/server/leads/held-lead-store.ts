import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { heldLeadDays } from '#catalog/legal.ts'
import type { Actor } from '../admins/actor.ts'
import { addAuditEvent } from '../admins/audit-store.ts'
import type { Database } from '../db/database.ts'
import { emails, leads, quotes } from '../db/schema.ts'
import { addLeadEvent, type Transaction } from './lead-event-store.ts'

/** 'stale': the lead is not held, or no longer. */
export type ReleaseResult = 'changed' | 'stale' | 'gone'

/**
 * The lead is no spam: it becomes a new lead, and its emails and the quote that it asked for go out
 * now (requirements 4.11). 'stale': it is not held, or not any more. `owner`: the recipient of the
 * notice.
 */
export async function releaseLead(
  database: Database,
  { id, owner }: { id: string; owner: string },
  actor: Actor,
): Promise<ReleaseResult> {
  return database.orm.transaction(async (transaction) => {
    const [lead] = await transaction.select().from(leads).where(eq(leads.id, id)).for('update')
    if (!lead) return 'gone'
    if (lead.spamReason === null) return 'stale'
    await transaction
      .update(leads)
      .set({ spamReason: null, status: 'new', version: lead.version + 1, updatedAt: actor.now })
      .where(eq(leads.id, id))
    await addLeadEvent(transaction, { leadId: id, kind: 'released' }, actor)
    const quote = await sendHeldQuote(transaction, id, actor)
    const about = { leadId: id, ...quote }
    const notice = { kind: quote ? 'quote-notice' : 'owner-notice', recipient: owner } as const
    const receipt = {
      kind: quote ? 'quote-link' : 'visitor-receipt',
      recipient: lead.email,
    } as const
    await transaction.insert(emails).values([
      { id: randomUUIDv7(), ...about, ...notice, language: 'he' },
      { id: randomUUIDv7(), ...about, ...receipt, language: lead.language },
    ])
    const { adminId, ipAddress } = actor
    await addAuditEvent(
      { orm: transaction },
      { action: 'lead-released', adminId, ipAddress, detail: { lead: id } },
    )
    return 'changed'
  })
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
 * Tells the owner by email that leads are held: of the first at once, of later ones at most once a
 * day. The email is about the newest of them.
 */
export async function addHeldNotice(database: Database, owner: string): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${noticeLock})`)
    await transaction.execute(sql`
      with latest as (select max(created_at) as at from mails where kind = 'held-notice')
      insert into mails (id, lead_id, kind, recipient, language)
      select ${randomUUID()}::uuid, leads.id, 'held-notice', ${owner}, 'he'
      from leads, latest
      where leads.spam_reason is not null
        and (latest.at is null
          or (latest.at < now() - interval '1 day' and leads.received_at > latest.at))
      order by leads.received_at desc limit 1`)
  })
}

/** Removes what was held too long. A lead that the owner has quoted for is kept. */
export async function removeExpiredHeldLeads(database: Database): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const isQuoted = transaction
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.leadId, leads.id), isNotNull(quotes.sentAt)))
    const removed = await transaction
      .delete(leads)
      .where(
        and(
          isNotNull(leads.spamReason),
          sql`${leads.receivedAt} < now() - make_interval(days => ${heldLeadDays})`,
          notExists(isQuoted),
        ),
      )
      .returning({ id: leads.id })
    if (removed.length === 0) return
    const detail = { leads: removed.length }
    await addAuditEvent(
      { orm: transaction },
      { action: 'held-leads-expired', adminId: null, ipAddress: '', detail },
    )
  })
}
