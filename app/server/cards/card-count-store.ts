import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import { founderCardId } from '#content/cards/founder-card-id.ts'
import type { Database } from '../db/database.ts'
import { cardDays } from '../db/card-schema.ts'

export type CardCount = typeof cardDays.$inferSelect

/**
 * Adds to the stored counts and drops those of cards that do not exist. No two rows have the same
 * key.
 */
export async function addCardCounts(
  { pool }: Pick<Database, 'pool'>,
  rows: readonly CardCount[],
): Promise<void> {
  await pool.query(
    `insert into card_days (day, card_id, kind, count)
      select day, "cardId", kind, count
      from json_to_recordset($1) as row (day date, "cardId" uuid, kind text, count int)
      where "cardId" = $2 or exists (select from cards where cards.id = "cardId")
      on conflict (card_id, day, kind) do update set count = card_days.count + excluded.count`,
    // In the same order on every node, so that two nodes cannot deadlock.
    [JSON.stringify(rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))), founderCardId],
  )
}

export function keyOf({ cardId, day, kind }: Omit<CardCount, 'count'>): string {
  return `${cardId} ${day} ${kind}`
}

/** The counts of one card since the day `from`, by day and kind. */
export function findCardDays(
  { orm }: Pick<Database, 'orm'>,
  { cardId, from }: { cardId: string; from: string },
): Promise<CardCount[]> {
  return orm
    .select()
    .from(cardDays)
    .where(and(eq(cardDays.cardId, cardId), gte(cardDays.day, from)))
    .orderBy(asc(cardDays.day), asc(cardDays.kind))
}

export type CardSums = { cardId: string; views: number; taps: number }

/** Views and taps of cards since the day `from`. */
export function findCardSums(
  { orm }: Pick<Database, 'orm'>,
  { cardIds, from }: { cardIds: readonly string[]; from: string },
): Promise<CardSums[]> {
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${cardDays.count}) filter (where ${condition}), 0)::int`
  return orm
    .select({
      cardId: cardDays.cardId,
      views: sumOf(sql`${cardDays.kind} = 'view'`),
      taps: sumOf(sql`${cardDays.kind} <> 'view'`),
    })
    .from(cardDays)
    .where(and(inArray(cardDays.cardId, [...cardIds]), gte(cardDays.day, from)))
    .groupBy(cardDays.cardId)
}
