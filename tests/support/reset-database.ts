import type { Client } from 'pg'
import { hashCode } from '#server/secrets.ts'
import { connectToAppDatabase } from './app-database.ts'
import type { SharedSite } from './shared-site.ts'

/** What the forms of the app say, which it stored at its start. */
const keptTables = `'settings', 'privacy_notices'`

/** Secrets and notes of the app itself: pages show none of them. */
const kept = `key like '%\\_key' or key in ('usd_to_ils_rate', 'cards_changed', 'address_check')`

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
    await database.query(`select setval('quote_serial', 1, false)`)
    // The app drops its stored pages of cards.
    await database.query(`update settings set value = $1 where key = 'cards_changed'`, [
      new Date().toISOString(),
    ])
    await database.query(`select pg_notify('settings', '')`)
    await database.query('commit')
  } finally {
    await database.end()
  }
}

async function findTables(database: Client): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'public' and table_name not in (${keptTables})`,
  )
  return rows.map(({ name }) => name)
}

async function expectSettings(database: Client): Promise<void> {
  const { rows } = await database.query<{ key: string }>(
    `select key from settings where not (${kept}) or (key = 'usd_to_ils_rate' and version > 1)`,
  )
  if (rows.length === 0) return
  const names = rows.map(({ key }) => key).join(', ')
  throw new Error(`A file that changes settings starts its own app: it changed ${names}`)
}
