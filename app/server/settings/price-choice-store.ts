import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { OwnPrice } from '#domain/pricing/own-price.ts'
import type { PriceItemId } from '#catalog/price-book.ts'
import type { Source } from '#catalog/prices/price-source.ts'
import type { Database, Transaction } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { settingChanges } from '../db/setting-change-schema.ts'
import { parseSetting } from './setting-schemas.ts'
import { settingsChannel, writeSetting } from './setting-store.ts'

/** A source, an own figure, or null for neither. */
export type PriceDecision = Source | OwnPrice | null

/**
 * Stores the owner's decision for each price in one transaction; the other nodes are notified on
 * commit. An own figure wins over a source, and a source removes an own figure. Each change of an own
 * figure is kept with its day and the admin's name. Locks both rows, so that simultaneous decisions
 * of two admins are both stored.
 */
export async function decidePrices(
  { orm }: Pick<Database, 'orm'>,
  decisions: Partial<Record<PriceItemId, PriceDecision>>,
  adminName: string,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const choices = parseSetting('price_choices', await lock(transaction, 'price_choices')) ?? {}
    const own = parseSetting('own_prices', await lock(transaction, 'own_prices')) ?? {}
    const changes: Record<string, { from: string | null; to: string | null }> = {}
    for (const [item, decision] of Object.entries(decisions)) {
      const before = own[item]
      delete choices[item]
      delete own[item]
      if (typeof decision === 'string') choices[item] = decision
      if (typeof decision === 'object' && decision !== null) own[item] = decision
      const after = own[item]
      if (before !== undefined || after !== undefined)
        changes[item] = { from: textOf(before), to: textOf(after) }
    }
    await writeSetting(transaction, 'price_choices', JSON.stringify(choices))
    await writeSetting(transaction, 'own_prices', JSON.stringify(own))
    if (Object.keys(changes).length > 0)
      await transaction
        .insert(settingChanges)
        .values({ id: randomUUID(), key: 'own_prices', adminName, changes })
    await transaction.execute(sql`select pg_notify(${settingsChannel}, '')`)
  })
}

async function lock(
  transaction: Transaction,
  key: 'price_choices' | 'own_prices',
): Promise<string | undefined> {
  await transaction.insert(settings).values({ key, value: '{}' }).onConflictDoNothing()
  const [row] = await transaction.select().from(settings).where(eq(settings.key, key)).for('update')
  return row?.value
}

function textOf(price: OwnPrice | undefined): string | null {
  return price === undefined ? null : JSON.stringify(price)
}

/** A change of an own figure: null where there was or is none. */
export type OwnPriceChange = {
  item: string
  at: Date
  adminName: string
  from: OwnPrice | null
  to: OwnPrice | null
}

const changesShown = 200

/** The newest changes of own figures, newest first. */
export async function findOwnPriceChanges({
  orm,
}: Pick<Database, 'orm'>): Promise<OwnPriceChange[]> {
  const rows = await orm
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, 'own_prices'))
    .orderBy(desc(settingChanges.at))
    .limit(changesShown)
  return rows.flatMap(({ at, adminName, changes }) =>
    Object.entries(changes).map(([item, { from, to }]) => ({
      item,
      at,
      adminName,
      from: readStored(item, from),
      to: readStored(item, to),
    })),
  )
}

function readStored(item: string, text: string | null): OwnPrice | null {
  if (text === null) return null
  return parseSetting('own_prices', `{${JSON.stringify(item)}:${text}}`)?.[item] ?? null
}
