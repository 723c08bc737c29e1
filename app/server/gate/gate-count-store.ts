import { gte, lt, sql } from 'drizzle-orm'
import type { Day } from '#domain/pricing/vat.ts'
import type { Database } from '../db/database.ts'
import { gateCounts } from '../db/gate-schema.ts'

export type GateCount = typeof gateCounts.$inferSelect

/** Adds to the stored counts. No two rows have the same day, country and kind. */
export async function addGateCounts(
  { orm }: Pick<Database, 'orm'>,
  rows: readonly GateCount[],
): Promise<void> {
  await orm
    .insert(gateCounts)
    // In the same order on every node, so that two nodes cannot deadlock.
    .values(rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)))
    .onConflictDoUpdate({
      target: [gateCounts.day, gateCounts.country, gateCounts.kind],
      set: { count: sql`${gateCounts.count} + excluded.count` },
    })
}

export function keyOf({ day, country, kind }: Omit<GateCount, 'count'>): string {
  return `${day} ${country} ${kind}`
}

export type CountrySum = Pick<GateCount, 'country' | 'kind'> & { today: number; total: number }

/** Sums by country since the day `from`, the largest first. */
export function findCountrySums(
  { orm }: Pick<Database, 'orm'>,
  { from, today }: { from: Day; today: Day },
): Promise<CountrySum[]> {
  const total = sql<number>`sum(${gateCounts.count})::int`
  return orm
    .select({
      country: gateCounts.country,
      kind: gateCounts.kind,
      today: sql<number>`coalesce(sum(${gateCounts.count}) filter (where ${gateCounts.day} = ${today}), 0)::int`,
      total,
    })
    .from(gateCounts)
    .where(gte(gateCounts.day, from))
    .groupBy(gateCounts.country, gateCounts.kind)
    .orderBy(sql`${total} desc`, gateCounts.country)
}

export async function removeGateCountsBefore(
  { orm }: Pick<Database, 'orm'>,
  day: Day,
): Promise<void> {
  await orm.delete(gateCounts).where(lt(gateCounts.day, day))
}
