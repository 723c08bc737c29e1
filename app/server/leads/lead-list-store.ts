import { and, desc, eq } from 'drizzle-orm'
import type { LeadCursor } from '#domain/leads/lead-cursor.ts'
import type { LeadFilter } from '#domain/leads/lead-filter.ts'
import type { LinkFailure } from '#domain/quotes/quote-status.ts'
import type { Database } from '../db/database.ts'
import { admins } from '../db/admin-schema.ts'
import { leadEvents, leads, quotes } from '../db/schema.ts'
import { linkFailure, versionOfEvent } from '../email/link-email-store.ts'
import { matchesFilter } from './lead-filter-store.ts'
import { isNewer, isOlder, orderOf } from './lead-place-store.ts'
import { leadColumns, type LeadRow } from '../db/lead-row.ts'

const maxPageSize = 100

type ListQuery = { filter: LeadFilter; after?: LeadCursor | undefined; limit: number; now: Date }

/**
 * A page of leads in the filter's order. `next` is the cursor of the following page, null on the
 * last one.
 */
export async function findLeads(
  database: Database,
  { filter, after, limit, now }: ListQuery,
): Promise<{ leads: LeadRow[]; next: LeadCursor | null }> {
  const { orderBy, isBehind } = orderOf(filter.sort)
  const size = Math.min(Math.max(1, limit), maxPageSize)
  const rows = await database.orm
    .select(leadColumns)
    .from(leads)
    .where(and(matchesFilter(filter, now), after && isBehind(after)))
    .orderBy(...orderBy)
    .limit(size + 1)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    leads: page,
    next: rows.length > size && last ? { receivedAt: last.receivedAt, id: last.id } : null,
  }
}

const maxNewer = 1_000

/** The number of leads since `newest` that match the filter, at most 1,000. */
export async function countNewerLeads(
  database: Database,
  { filter, newest, now }: { filter: LeadFilter; newest: LeadCursor; now: Date },
): Promise<number> {
  const newer = database.orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(matchesFilter(filter, now), isNewer(newest)))
    .orderBy(...orderOf('oldest').orderBy)
    .limit(maxNewer)
    .as('newer')
  return database.orm.$count(newer)
}

/** The ids of the leads before and after one in the filtered list. */
export async function findNeighbours(
  database: Database,
  { filter, of, now }: { filter: LeadFilter; of: LeadCursor; now: Date },
): Promise<{ newer: string | null; older: string | null }> {
  const [newer] = await database.orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(matchesFilter(filter, now), isNewer(of)))
    .orderBy(...orderOf('oldest').orderBy)
    .limit(1)
  const [older] = await database.orm
    .select({ id: leads.id })
    .from(leads)
    .where(and(matchesFilter(filter, now), isOlder(of)))
    .orderBy(...orderOf('newest').orderBy)
    .limit(1)
  return { newer: newer?.id ?? null, older: older?.id ?? null }
}

export async function getLead(database: Database, id: string): Promise<LeadRow | null> {
  const [lead] = await database.orm.select(leadColumns).from(leads).where(eq(leads.id, id))
  return lead ?? null
}

export type LeadEvent = Pick<
  typeof leadEvents.$inferSelect,
  'id' | 'at' | 'kind' | 'channel' | 'callBackOn' | 'fromStatus' | 'toStatus' | 'correction'
> & {
  adminName: string | null
  quoteNumber: string | null
  /** Why the link of the version that the event sent was not delivered; null if it was. */
  linkFailure: LinkFailure | null
}

/** The timeline of a lead, newest first. */
export async function findLeadEvents(database: Database, leadId: string): Promise<LeadEvent[]> {
  return database.orm
    .select({
      id: leadEvents.id,
      at: leadEvents.at,
      kind: leadEvents.kind,
      channel: leadEvents.channel,
      callBackOn: leadEvents.callBackOn,
      fromStatus: leadEvents.fromStatus,
      toStatus: leadEvents.toStatus,
      correction: leadEvents.correction,
      adminName: admins.name,
      quoteNumber: quotes.number,
      linkFailure: linkFailure({ version: versionOfEvent }),
    })
    .from(leadEvents)
    .leftJoin(admins, eq(admins.id, leadEvents.adminId))
    .leftJoin(quotes, eq(quotes.id, leadEvents.quoteId))
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(desc(leadEvents.at), desc(leadEvents.id))
}
