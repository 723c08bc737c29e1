import type { Client } from 'pg'
import { hashCode } from '#server/admins/secrets.ts'
import { connectToAppDatabase } from './app-database.ts'
import type { SharedSite } from './shared-site.ts'

/** What the app itself writes at its start. */
const keptSettings = ['usd_to_ils_rate', 'geo_gate_key', 'privacy_link_key']

/**
 * Removes all rows that were added since the app started, also those that triggers protect, and
 * makes its set-up code valid again. Throws if a setting was changed that pages show, because the
 * app would show it until it notices the removal.
 */
export async function resetDatabase({ dataDir, setUpCode }: SharedSite): Promise<void> {
  const database = await connectToAppDatabase(dataDir)
  try {
    await expectSettings(database)
    const names = await findTables(database)
    await database.query('begin; set local session_replication_role = replica')
    for (const name of names) await database.query(`delete from ${name}`)
    await database.query(`insert into admin_codes (code_hash, kind) values ($1, 'set-up')`, [
      hashCode(setUpCode ?? ''),
    ])
    await database.query(`delete from settings where key <> all($1)`, [keptSettings])
    await database.query(`select setval('quote_serial', 1, false), pg_notify('settings', '')`)
    await database.query('commit')
  } finally {
    await database.end()
  }
}

async function findTables(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name <> 'settings'`,
  )
  return rows.map(({ name }) => name)
}

async function expectSettings(database: Client): Promise<void> {
  const { rows } = await database.query<{ key: string }>(
    `select key from settings where version > 1 or not key = any($1)`,
    [[...keptSettings, 'cards_changed']],
  )
  const changed = rows.map(({ key }) => key).filter((key) => key !== 'cards_changed')
  if (changed.length > 0)
    throw new Error(`A file that changes settings (${changed.join(', ')}) starts its own app`)
}
