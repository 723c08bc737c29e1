import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { founderCard } from '#content/cards/founder-card.server.ts'
import { founderCardId } from '#content/cards/founder-card-id.ts'
import { studio } from '#catalog/studio.server.ts'
import { cardContentSchema, type CardContent } from '#domain/business-card/card-content.ts'
import { cardStatusOn, type StoredCardStatus } from '#domain/business-card/card-status.ts'
import { cardDays, cards, cardSlugs } from '../db/card-schema.ts'
import type { Database } from '../db/database.ts'
import { cutPage, isBehind, type ListCursor, type ListPage } from '../db/list-page-store.ts'

type Orm = Pick<Database, 'orm'>

type CardRow = typeof cards.$inferSelect

export type StoredCard = Pick<
  CardRow,
  'id' | 'slug' | 'status' | 'content' | 'startsOn' | 'expiresOn' | 'version'
>

/** A card as visitors see it. */
export type ShownCard = { id: string; slug: string; content: CardContent }

/** The result for a slug: a card, the current slug of a card that moved, or no card to show. */
export type CardAtSlug =
  | { kind: 'card'; card: ShownCard }
  | { kind: 'moved'; slug: string }
  | { kind: 'none' }

/** @param today in the studio's time zone, YYYY-MM-DD */
export async function getCardAt({ orm }: Orm, slug: string, today: string): Promise<CardAtSlug> {
  if (slug === studio().founder.cardSlug)
    return { kind: 'card', card: { id: founderCardId, slug, content: founderCard() } }
  const [found] = await orm
    .select({ card: cards })
    .from(cardSlugs)
    .innerJoin(cards, eq(cards.id, cardSlugs.cardId))
    .where(eq(cardSlugs.slug, slug))
  if (!found || cardStatusOn(today, found.card) !== 'active') return { kind: 'none' }
  const { card } = found
  if (card.slug !== slug) return { kind: 'moved', slug: card.slug }
  return { kind: 'card', card: { id: card.id, slug, content: parseContent(card.content) } }
}

/** Throws if content stored by an older version does not match the schema. */
function parseContent(content: unknown): CardContent {
  return cardContentSchema.parse(content)
}

export async function getCard({ orm }: Orm, id: string): Promise<StoredCard | null> {
  const [row] = await orm.select().from(cards).where(eq(cards.id, id))
  return row ? { ...row, content: parseContent(row.content) } : null
}

/** A page of cards, the newest first. `next` is null on the last page. */
export async function findCards(
  { orm }: Orm,
  { after, limit }: ListPage,
): Promise<{ cards: StoredCard[]; next: ListCursor | null }> {
  const rows = await orm
    .select()
    .from(cards)
    .where(after && isBehind(cards, after))
    .orderBy(desc(cards.createdAt), desc(cards.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit)
  return { cards: page, next }
}

export function findCardsBySlug({ orm }: Orm, slugs: readonly string[]): Promise<StoredCard[]> {
  return orm
    .select()
    .from(cards)
    .where(inArray(cards.slug, [...slugs]))
}

/**
 * Active cards that expire after `today` and up to `until`, without a reminder of that expiry yet.
 */
export function findEndingCards(
  { orm }: Orm,
  { today, until }: { today: string; until: string },
): Promise<StoredCard[]> {
  const hasNoReminder = or(isNull(cards.remindedOf), ne(cards.remindedOf, cards.expiresOn))
  return orm
    .select()
    .from(cards)
    .where(
      and(
        eq(cards.status, 'active'),
        gt(cards.expiresOn, today),
        lte(cards.expiresOn, until),
        hasNoReminder,
      ),
    )
}

export async function recordReminder(
  { orm }: Orm,
  { id, expiresOn }: Pick<StoredCard, 'id' | 'expiresOn'>,
): Promise<void> {
  await orm.update(cards).set({ remindedOf: expiresOn }).where(eq(cards.id, id))
}

export type CardChange = {
  slug: string
  status: StoredCardStatus
  startsOn: string
  expiresOn: string
  content: CardContent
}

/** 'stale': the card was changed since; 'taken': another card has or had the slug. */
export type CardChangeResult = 'changed' | 'taken' | 'stale' | 'gone'

/** Adds a card. 'exists': a card with that id exists already and stays unchanged. */
export async function addCard(
  { orm }: Orm,
  { id, ...change }: CardChange & { id: string },
): Promise<'changed' | 'taken' | 'exists'> {
  return orm.transaction(async (transaction) => {
    if (await isTaken(transaction, id, change.slug)) return 'taken'
    const added = await transaction
      .insert(cards)
      .values({ id, ...change })
      .onConflictDoNothing()
      .returning({ id: cards.id })
    if (added.length === 0) return 'exists'
    await addSlug(transaction, id, change.slug)
    return 'changed'
  })
}

/** Stores a change based on `version`. The old slug still leads to the card. */
export async function changeCard(
  { orm }: Orm,
  { id, version, ...change }: CardChange & { id: string; version: number },
): Promise<CardChangeResult> {
  return orm.transaction(async (transaction) => {
    const [row] = await transaction.select().from(cards).where(eq(cards.id, id)).for('update')
    if (!row) return 'gone'
    if (row.version !== version) return 'stale'
    if (await isTaken(transaction, id, change.slug)) return 'taken'
    await addSlug(transaction, id, change.slug)
    await transaction
      .update(cards)
      .set({ ...change, version: version + 1, updatedAt: sql`now()` })
      .where(eq(cards.id, id))
    return 'changed'
  })
}

type Transaction = Pick<Database['orm'], 'select' | 'insert' | 'execute'>

const slugLock = 7_413_043

/** Whether another card has or had the slug. Locks all slugs until the transaction ends. */
async function isTaken(transaction: Transaction, id: string, slug: string): Promise<boolean> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${slugLock})`)
  if (slug === studio().founder.cardSlug) return true
  const [owner] = await transaction.select().from(cardSlugs).where(eq(cardSlugs.slug, slug))
  return owner !== undefined && owner.cardId !== id
}

async function addSlug(transaction: Transaction, id: string, slug: string): Promise<void> {
  await transaction.insert(cardSlugs).values({ slug, cardId: id }).onConflictDoNothing()
}

/** Removes a card, its slugs and its counts. Unused pictures are removed later. */
export async function removeCard({ orm }: Orm, id: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    await transaction.delete(cardDays).where(eq(cardDays.cardId, id))
    await transaction.delete(cards).where(eq(cards.id, id))
  })
}
