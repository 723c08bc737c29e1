import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import type { PriceChange } from '#domain/quotes/price-changes.ts'
import { admins } from '../db/admin-schema.ts'
import type { Database, Transaction } from '../db/database.ts'
import { quotePriceChanges } from '../db/quote-price-schema.ts'
import type { EventActor } from '../leads/lead-event-store.ts'

/** `adminName` null: the admin was removed. */
export type StoredPriceChange = PriceChange & { at: Date; adminName: string | null }

export async function addPriceChanges(
  transaction: Transaction,
  { quoteId, changes }: { quoteId: string; changes: readonly PriceChange[] },
  { now, adminId }: EventActor,
): Promise<void> {
  if (changes.length === 0) return
  await transaction
    .insert(quotePriceChanges)
    .values(changes.map((change) => ({ id: randomUUID(), quoteId, at: now, adminId, ...change })))
}

/** Oldest first. */
export function findPriceChanges(
  { orm }: Pick<Database, 'orm'>,
  quoteId: string,
): Promise<StoredPriceChange[]> {
  const { lineId, name, before, after, at } = quotePriceChanges
  return orm
    .select({ lineId, name, before, after, at, adminName: admins.name })
    .from(quotePriceChanges)
    .leftJoin(admins, eq(admins.id, quotePriceChanges.adminId))
    .where(eq(quotePriceChanges.quoteId, quoteId))
    .orderBy(asc(at), asc(quotePriceChanges.id))
}
