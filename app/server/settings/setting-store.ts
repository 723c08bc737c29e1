import { eq, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import type { SettingKey } from './setting-schemas.ts'

/** The PostgreSQL channel that notifies all nodes of a change. */
export const settingsChannel = 'settings'

export type SettingRow = { key: string; value: string; version: number; updatedAt: Date }

/** The stored values, not validated. */
export async function getSetting(
  { orm }: Pick<Database, 'orm'>,
  key: string,
): Promise<string | null> {
  const [row] = await orm
    .select({ value: settings.value })
    .from(settings)
    .where(eq(settings.key, key))
  return row?.value ?? null
}

export function findSettings({ orm }: Pick<Database, 'orm'>): Promise<SettingRow[]> {
  return orm.select().from(settings).orderBy(settings.key)
}

/** Stores all values in one transaction; other nodes are notified on commit. */
export async function changeSettings(
  { orm }: Pick<Database, 'orm'>,
  values: Partial<Record<SettingKey, string>>,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    for (const [key, value] of Object.entries(values)) await writeSetting(transaction, key, value)
    await transaction.execute(sql`select pg_notify(${settingsChannel}, '')`)
  })
}

/** Stores a value only if the setting has none yet. */
export async function addSetting(
  { orm }: Pick<Database, 'orm'>,
  key: SettingKey,
  value: string,
): Promise<void> {
  await orm.insert(settings).values({ key, value }).onConflictDoNothing()
}

/** Writes a value within a transaction, whose caller notifies the other nodes. */
export function writeSetting(orm: Pick<Database['orm'], 'insert'>, key: string, value: string) {
  return orm
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, version: sql`${settings.version} + 1`, updatedAt: sql`now()` },
    })
}
