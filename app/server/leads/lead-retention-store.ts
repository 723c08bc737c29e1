import {
  and,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  notExists,
  sql,
} from 'drizzle-orm'
import { validity } from '#catalog/validity.ts'
import { promises } from '#catalog/claims.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import { auditEvents } from '../db/admin-schema.ts'
import type { Database } from '../db/database.ts'
import { emails } from '../db/email-schema.ts'
import { leads, quotes } from '../db/schema.ts'

type Store = Pick<Database, 'orm'>

/** Whether the retention period of a lead ends within `days`. */
function isPastRetention(days = 0) {
  return sql`${leads.receivedAt} < now() - make_interval(months => ${promises.retentionMonths})
    + make_interval(days => ${days})`
}

function acceptedQuotes({ orm }: Store) {
  return orm
    .select({ id: quotes.id })
    .from(quotes)
    .where(and(eq(quotes.leadId, leads.id), eq(quotes.status, 'accepted')))
}

function isExpired(store: Store, days = 0) {
  return and(isPastRetention(days), isNull(leads.keptReason), notExists(acceptedQuotes(store)))
}

/** The number of leads, and of their emails and quotes. */
export type RetentionCounts = { leads: number; emails: number; quotes: number }

async function countParts({ orm }: Store, ids: readonly string[]): Promise<RetentionCounts> {
  if (ids.length === 0) return { leads: 0, emails: 0, quotes: 0 }
  return {
    leads: ids.length,
    emails: await orm.$count(emails, inArray(emails.leadId, [...ids])),
    quotes: await orm.$count(quotes, inArray(quotes.leadId, [...ids])),
  }
}

/**
 * Removes leads older than the retention period that the privacy policy states, with all their data
 * (requirements 4.10). Leads with an accepted quote, which is a contract, and leads that the owner
 * keeps for a reason stay. Each run that removed leads is recorded with its counts.
 */
export async function removeExpiredLeads(database: Database): Promise<void> {
  await database.orm.transaction(async (transaction) => {
    const store = { orm: transaction }
    const due = await transaction
      .select({ id: leads.id })
      .from(leads)
      .where(isExpired(store))
      .orderBy(leads.id)
      .for('update')
    const ids = due.map(({ id }) => id)
    const { emails, quotes } = await countParts(store, ids)
    const removed =
      ids.length === 0
        ? []
        : await transaction
            .delete(leads)
            .where(and(inArray(leads.id, ids), isExpired(store)))
            .returning({ id: leads.id })
    if (removed.length === 0) return
    const detail = { leads: removed.length, emails, quotes }
    await addAuditEvent(store, { action: 'leads-expired', adminId: null, ipAddress: '', detail })
  })
}

export type RetentionPreview = {
  /** What the next run will remove. */
  now: RetentionCounts
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
  const findWithin = (days: number) =>
    orm.select({ id: leads.id }).from(leads).where(isExpired(database, days))
  const [due, soon, [agreements], kept] = await Promise.all([
    findWithin(0),
    findWithin(validity.retentionPreviewDays),
    orm
      .select({ leads: count() })
      .from(leads)
      .where(and(isPastRetention(), exists(acceptedQuotes(database)))),
    orm
      .select({ id: leads.id, name: leads.name, reason: leads.keptReason })
      .from(leads)
      .where(isNotNull(leads.keptReason))
      .orderBy(leads.receivedAt),
  ])
  return {
    now: await countParts(
      database,
      due.map(({ id }) => id),
    ),
    soon: soon.length - due.length,
    agreements: agreements?.leads ?? 0,
    kept: kept.map(({ reason, ...lead }) => ({ ...lead, reason: reason ?? '' })),
  }
}

/** The last runs that removed leads, newest first, with their counts. */
export function findRetentionRuns({ orm }: Store) {
  return orm
    .select({ id: auditEvents.id, at: auditEvents.at, detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'leads-expired'))
    .orderBy(desc(auditEvents.at))
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
