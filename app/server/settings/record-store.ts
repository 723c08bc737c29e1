import { randomUUID } from 'node:crypto'
import { and, desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { company } from '#catalog/company.ts'
import { findFaultsTogether, valuesOf, withStored } from '#domain/studio/studio-values.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { settingChanges, type SettingChanges } from '../db/setting-change-schema.ts'
import { parseSetting } from './setting-schemas.ts'
import { settingsChannel } from './setting-store.ts'

/** The settings that hold a text for each of their fields, and keep each change. */
export type RecordKey = 'studio' | 'testimonials' | 'replies'

type ChangeId = { key: RecordKey; id: string }
type Orm = Pick<Database, 'orm'>
type Transaction = Parameters<Parameters<Database['orm']['transaction']>[0]>[0]

export type RecordChange = typeof settingChanges.$inferSelect

/**
 * Stores the values of some fields, with one row of history. A value that is stored already is none;
 * null removes one.
 */
export async function changeRecord(
  { orm }: Orm,
  key: RecordKey,
  next: Readonly<Record<string, string | null>>,
  adminName: string,
): Promise<void> {
  await orm.transaction(async (transaction) => {
    const stored = await lockStored(transaction, key)
    await write(transaction, { key, stored, next, adminName })
  })
}

/**
 * Puts back what a change replaced, as a change of its own. 'changed': a field has another value by
 * now, which stays. 'refused': the former value does not fit to what others have by now.
 */
export async function undoRecordChange(
  { orm }: Orm,
  { key, id }: ChangeId,
  adminName: string,
): Promise<'undone' | 'changed' | 'refused' | 'unknown'> {
  return orm.transaction(async (transaction) => {
    const change = await findRecordChange({ orm: transaction }, { key, id })
    if (!change) return 'unknown'
    const stored = await lockStored(transaction, key)
    const entries = Object.entries(change.changes)
    if (entries.some(([field, { to }]) => (stored[field] ?? null) !== to)) return 'changed'
    const next = Object.fromEntries(entries.map(([field, { from }]) => [field, from]))
    if (key === 'studio' && !fitsTogether({ ...stored, ...next })) return 'refused'
    await write(transaction, { key, stored, next, adminName })
    return 'undone'
  })
}

/** null if there is none with this id. */
export async function findRecordChange(
  { orm }: Orm,
  { key, id }: ChangeId,
): Promise<RecordChange | null> {
  if (!z.uuid().safeParse(id).success) return null
  const [change] = await orm
    .select()
    .from(settingChanges)
    .where(and(eq(settingChanges.id, id), eq(settingChanges.key, key)))
  return change ?? null
}

/** The newest changes first. */
export function findRecordChanges(
  { orm }: Orm,
  key: RecordKey,
  limit: number,
): Promise<RecordChange[]> {
  return orm
    .select()
    .from(settingChanges)
    .where(eq(settingChanges.key, key))
    .orderBy(desc(settingChanges.at), desc(settingChanges.id))
    .limit(limit)
}

function fitsTogether(next: Readonly<Record<string, string | null>>): boolean {
  const set = Object.entries(next).filter((entry): entry is [string, string] => entry[1] !== null)
  const values = withStored(valuesOf(company), Object.fromEntries(set))
  return Object.keys(findFaultsTogether(values)).length === 0
}

type Stored = Readonly<Record<string, string>>

/** Locks the row, so that two admins who save at once are both stored. */
async function lockStored(transaction: Transaction, key: RecordKey): Promise<Stored> {
  await transaction.insert(settings).values({ key, value: '{}' }).onConflictDoNothing()
  const [row] = await transaction.select().from(settings).where(eq(settings.key, key)).for('update')
  return parseSetting(key, row?.value) ?? {}
}

type Write = {
  key: RecordKey
  stored: Stored
  /** null: the default is used again. */
  next: Readonly<Record<string, string | null>>
  adminName: string
}

async function write(
  transaction: Transaction,
  { key, stored, next, adminName }: Write,
): Promise<void> {
  const changes: SettingChanges = {}
  const after = new Map(Object.entries(stored))
  for (const [field, to] of Object.entries(next)) {
    const from = stored[field] ?? null
    if (from === to) continue
    changes[field] = { from, to }
    if (to === null) after.delete(field)
    else after.set(field, to)
  }
  if (Object.keys(changes).length === 0) return
  const value = JSON.stringify(Object.fromEntries(after))
  await transaction
    .update(settings)
    .set({ value, version: sql`${settings.version} + 1`, updatedAt: sql`now()` })
    .where(eq(settings.key, key))
  await transaction.insert(settingChanges).values({ id: randomUUID(), key, adminName, changes })
  await transaction.execute(sql`select pg_notify(${settingsChannel}, '')`)
}
