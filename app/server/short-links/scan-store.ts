import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { shortLinkDays } from '../db/short-link-schema.ts'

export type ScanCount = typeof shortLinkDays.$inferSelect

/** Adds to the stored counts and drops those of deleted links. No two rows have the same key. */
export async function addScans(
  { pool }: Pick<Database, 'pool'>,
  rows: readonly ScanCount[],
): Promise<void> {
  await pool.query(
    `insert into short_link_days (link_id, day, count)
      select "linkId", day, count
      from json_to_recordset($1) as row ("linkId" uuid, day date, count int)
      where exists (select from short_links where id = "linkId" and removed_at is null)
      on conflict (link_id, day) do update set count = short_link_days.count + excluded.count`,
    // In the same order on every node, so that two nodes cannot deadlock.
    [JSON.stringify(rows.toSorted((a, b) => (keyOfScan(a) < keyOfScan(b) ? -1 : 1)))],
  )
}

export function keyOfScan({ linkId, day }: Omit<ScanCount, 'count'>): string {
  return `${linkId} ${day}`
}

export type DayScans = { day: string; count: number }

/**
 * Scans of a link per day since the day `from`, the oldest first. Days without a scan are left out.
 */
export function findScans(
  { orm }: Pick<Database, 'orm'>,
  { linkId, from }: { linkId: string; from: string },
): Promise<DayScans[]> {
  return orm
    .select({ day: shortLinkDays.day, count: shortLinkDays.count })
    .from(shortLinkDays)
    .where(and(eq(shortLinkDays.linkId, linkId), gte(shortLinkDays.day, from)))
    .orderBy(asc(shortLinkDays.day))
}

/** The number of scans of links since the day `from`. Links without a scan are left out. */
export async function findScanSums(
  { orm }: Pick<Database, 'orm'>,
  { linkIds, from }: { linkIds: readonly string[]; from: string },
): Promise<Map<string, number>> {
  const rows = await orm
    .select({
      linkId: shortLinkDays.linkId,
      count: sql<number>`sum(${shortLinkDays.count})::int`,
    })
    .from(shortLinkDays)
    .where(and(inArray(shortLinkDays.linkId, [...linkIds]), gte(shortLinkDays.day, from)))
    .groupBy(shortLinkDays.linkId)
  return new Map(rows.map(({ linkId, count }) => [linkId, count]))
}
