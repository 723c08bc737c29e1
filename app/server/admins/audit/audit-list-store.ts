import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { AuditFilter } from '#domain/admins/audit-filter.ts'
import { admins, auditEvents, refusedAttempts } from '#server/db/admin-schema.ts'
import type { Database } from '#server/db/database.ts'
import { leads } from '#server/db/schema.ts'
import { isLeadId } from '#domain/leads/lead-id.ts'
import { actionsOfKind } from './audit-kinds.ts'

type Store = Pick<Database, 'orm'>

/** The position of an event in the log. */
export type AuditCursor = { at: Date; id: string }

export type ListedEvent = typeof auditEvents.$inferSelect & {
  /** null for the site itself and for a removed admin. */
  adminName: string | null
  /** Whether the lead of the event still exists. */
  hasLead: boolean
}

type Query = { filter: AuditFilter; after: AuditCursor | null; limit: number }

/** Newest first. `next` is the cursor of the following page, null on the last one. */
export async function findAuditEvents(
  { orm }: Store,
  { filter, after, limit }: Query,
): Promise<{ events: ListedEvent[]; next: AuditCursor | null }> {
  const { id, at, adminId, action, detail, ipAddress } = auditEvents
  const matches = and(matchesPerson(filter), after === null ? undefined : isOlder(after))
  const rows = await orm
    .select({ id, at, adminId, action, detail, ipAddress, adminName: admins.name })
    .from(auditEvents)
    .leftJoin(admins, eq(admins.id, adminId))
    .where(filter.kind === null ? matches : isNewestOf(filter.kind, { orm, matches, limit }))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1)
  const events = rows.slice(0, limit)
  const present = await findPresentLeads({ orm }, events.map(leadOf))
  const last = events.at(-1)
  return {
    events: events.map((event) => ({ ...event, hasLead: present.has(leadOf(event)) })),
    next: rows.length > limit && last ? { at: last.at, id: last.id } : null,
  }
}

function leadOf({ detail }: Pick<ListedEvent, 'detail'>): string {
  return String(detail['lead'] ?? '')
}

async function findPresentLeads(
  { orm }: Store,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await orm
    .select({ id: leads.id })
    .from(leads)
    .where(inArray(leads.id, ids.filter(isLeadId)))
  return new Set(rows.map(({ id }) => id))
}

function matchesPerson({ person, days }: AuditFilter) {
  const { at, adminId } = auditEvents
  return and(
    person === 'site' ? isNull(adminId) : undefined,
    person !== null && person !== 'site' ? eq(adminId, person) : undefined,
    days === null ? undefined : sql`${at} > now() - make_interval(days => ${days})`,
  )
}

/**
 * Whether an event is among the newest of its action, for each action of a kind: an index finds
 * those, however long the log is.
 */
function isNewestOf(
  kind: NonNullable<AuditFilter['kind']>,
  { orm, matches, limit }: Store & { matches: SQL | undefined; limit: number },
): SQL {
  const { id, at, action } = auditEvents
  const [first, ...others] = actionsOfKind(kind).map((each) =>
    orm
      .select({ id })
      .from(auditEvents)
      .where(and(eq(action, each), matches))
      .orderBy(desc(at), desc(id))
      .limit(limit + 1),
  )
  const newest = others.reduce<SQL>((all, each) => sql`${all} union all (${each})`, sql`(${first})`)
  return sql`${id} in (${newest})`
}

function isOlder({ at, id }: AuditCursor) {
  return sql`(${auditEvents.at}, ${auditEvents.id}) < (${at.toISOString()}::timestamptz, ${id}::uuid)`
}

/** The id of the owner, who is the admin with the oldest account; null if there is no admin. */
export async function getOwnerId({ orm }: Store): Promise<string | null> {
  const [owner] = await orm
    .select({ id: admins.id })
    .from(admins)
    .orderBy(asc(admins.createdAt), asc(admins.id))
    .limit(1)
  return owner?.id ?? null
}

export type RefusedDay = Record<'refused' | 'limited' | 'screens', number> & {
  day: string
  lastAddress: string
}

/**
 * Refused attempts by day in the studio's time zone, newest first. The address is that of the last
 * sign-in attempt or, if there was none, of the last refused screen.
 */
export async function findRefusedDays(
  { orm }: Store,
  { days, timeZone }: { days: number; timeZone: string },
): Promise<RefusedDay[]> {
  const { hour, kind, why, count, lastAddress } = refusedAttempts
  const day = sql<string>`to_char(${hour} at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day')
  const sumOf = (condition: SQL) =>
    sql<number>`coalesce(sum(${count}) filter (where ${condition}), 0)::int`
  return orm
    .select({
      day,
      refused: sumOf(sql`${why} = 'refused'`),
      limited: sumOf(sql`${why} = 'limited'`),
      screens: sumOf(sql`${kind} = 'screen'`),
      lastAddress: sql<string>`(array_agg(${lastAddress} order by ${kind} = 'screen', ${hour} desc))[1]`,
    })
    .from(refusedAttempts)
    .where(sql`${hour} > now() - make_interval(days => ${days})`)
    .groupBy(sql`day`)
    .orderBy(sql`day desc`)
}
