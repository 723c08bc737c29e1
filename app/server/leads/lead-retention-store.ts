import {
  and,
  count,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  not,
  notExists,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import { validity } from '#catalog/validity.ts'
import { studio } from '#catalog/studio.server.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import { auditEvents } from '../db/admin-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'
import { batchSize, inBatches } from '../db/in-batches.ts'
import { leads, quotes } from '../db/schema.ts'

type Store = Pick<Database, 'orm'>

type Period = {
  months: number
  /** The period may end within so many days. */
  days?: number
}

function isPastRetention({ months, days = 0 }: Period) {
  return sql`${leads.receivedAt} < now() - make_interval(months => ${months})
    + make_interval(days => ${days})`
}

function acceptedQuotes({ orm }: Store) {
  return orm
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.leadId, leads.id), eq(quotes.status, 'accepted')))
}

function leadsWithAgreement({ orm }: Store) {
  return orm.select({ id: quotes.leadId }).from(quotes).where(eq(quotes.status, 'accepted'))
}

/** Whether the period of a lead is over, and nothing keeps it. */
export function isExpired(store: Store, period: Period) {
  return and(isPastRetention(period), isNull(leads.keptReason), notExists(acceptedQuotes(store)))
}

/** The number of leads, and of their emails and quotes. */
export type RetentionCounts = { leads: number; emails: number; quotes: number }

/** The emails and quotes of the leads whose ids a query finds. */
async function countParts(
  { orm }: Store,
  ids: SQLWrapper,
): Promise<Omit<RetentionCounts, 'leads'>> {
  return {
    emails: await orm.$count(emails, inArray(emails.leadId, ids)),
    quotes: await orm.$count(quotes, inArray(quotes.leadId, ids)),
  }
}

/**
 * Removes leads older than the period that the owner set and the privacy policy states, with all
 * their data (requirements 4.10). Leads with an accepted quote, which is a contract, and leads that the owner
 * keeps for a reason stay. Each batch is recorded with its counts.
 */
export async function removeExpiredLeads(database: Database): Promise<void> {
  const period = { months: studio().keep.leadMonths }
  await inBatches(() => database.orm.transaction((part) => removeExpiredBatch(part, period)))
}

async function removeExpiredBatch(transaction: Transaction, period: Period): Promise<number> {
  const store = { orm: transaction }
  const due = await transaction
    .select({ id: leads.id })
    .from(leads)
    .where(isExpired(store, period))
    .orderBy(leads.receivedAt, leads.id)
    .limit(batchSize)
    .for('update', { skipLocked: true })
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  const parts = await countParts(store, sql`${ids}`)
  const removed = await transaction
    .delete(leads)
    .where(and(inArray(leads.id, ids), isExpired(store, period)))
    .returning({ id: leads.id })
  const detail = { leads: removed.length, ...parts }
  await addAuditEvent(store, { action: 'leads-expired', adminId: null, ipAddress: '', detail })
  return due.length
}

/** The most leads of a kind that are counted: each of them is read. */
const previewLimit = 1_000

/** Counts are exact up to `limit`, and one more than it where there are more. */
export type RetentionPreview = {
  limit: number
  /** Leads that the next run will remove. */
  now: number
  /** Leads whose retention ends within 30 days. */
  soon: number
  /** Leads past their retention that stay because of an accepted quote. */
  agreements: number
  /** Leads that the owner keeps, whatever their age. */
  kept: { id: string; name: string; reason: string }[]
}

/** What a run would remove, without removing it. */
export async function previewRetention(database: Store): Promise<RetentionPreview> {
  const { orm } = database
  const months = studio().keep.leadMonths
  const days = validity.retentionPreviewDays
  const due = isExpired(database, { months })
  const countUpTo = async (which: SQL | undefined) => {
    const found = orm
      .select({ id: leads.id })
      .from(leads)
      .where(which)
      .limit(previewLimit + 1)
    const [row] = await orm.select({ leads: count() }).from(found.as('found'))
    return row?.leads ?? 0
  }
  const [now, soon, agreements, kept] = await Promise.all([
    countUpTo(due),
    countUpTo(and(isExpired(database, { months, days }), not(isPastRetention({ months })))),
    countUpTo(and(isPastRetention({ months }), inArray(leads.id, leadsWithAgreement(database)))),
    orm
      .select({ id: leads.id, name: leads.name, reason: leads.keptReason })
      .from(leads)
      .where(isNotNull(leads.keptReason))
      .orderBy(leads.receivedAt),
  ])
  return {
    limit: previewLimit,
    now,
    soon,
    agreements,
    kept: kept.map(({ reason, ...lead }) => ({ ...lead, reason: reason ?? '' })),
  }
}

/** The hours in which leads were removed, newest first, with the counts of all their batches. */
export function findRetentionRuns({ orm }: Store) {
  const { at, detail, action } = auditEvents
  const sumOf = (part: keyof RetentionCounts) =>
    sql<number>`coalesce(sum((${detail}->>${sql.raw(`'${part}'`)})::int), 0)::int`
  const hour = sql`date_trunc('hour', ${at})`
  return orm
    .select({
      at: sql<Date>`max(${at})`.mapWith(at),
      leads: sumOf('leads'),
      emails: sumOf('emails'),
      quotes: sumOf('quotes'),
    })
    .from(auditEvents)
    .where(eq(action, 'leads-expired'))
    .groupBy(hour)
    .orderBy(desc(hour))
    .limit(12)
}

/**
 * Protects a lead from removal, with a reason; null ends that. Returns false if the lead does not
 * exist.
 */
export async function keepLead(
  database: Database,
  { id, reason }: { id: string; reason: string | null },
  { adminId, ipAddress, now }: Actor,
): Promise<boolean> {
  return database.orm.transaction(async (transaction) => {
    const changed = await transaction
      .update(leads)
      .set({ keptReason: reason, updatedAt: now })
      .where(eq(leads.id, id))
      .returning({ id: leads.id })
    if (changed.length === 0) return false
    const action = reason === null ? 'lead-no-longer-kept' : 'lead-kept'
    await addAuditEvent({ orm: transaction }, { action, adminId, ipAddress, detail: { lead: id } })
    return true
  })
}
