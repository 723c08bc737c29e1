/**
 * Measures a restore beside the data: `node scripts/bench-restore.ts --leads 100000`. Creates a data
 * folder with that many leads, backs it up, restores the backup beside it, compares and switches.
 * Prints the seconds of each step and the memory of this process.
 */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeBackupFile } from '#server/backup/backup-file.ts'
import { compareRestored } from '#server/backup/beside/compare-restored-store.ts'
import { findServer } from '#server/backup/beside/database-server-store.ts'
import { restoreBeside } from '#server/backup/beside/restore-beside.ts'
import { keepFormer, switchToRestored } from '#server/backup/beside/switch-restored.ts'
import { openSession, unlimited } from '#server/backup/snapshot-store.ts'
import type { Database } from '#server/db/database.ts'
import { migrateDatabase } from '#server/db/migrate-database.ts'
import { visitEmbedded } from '#server/db/visit-database.ts'
import { parseEnv } from '#server/env.ts'

const { values } = parseArgs({ options: { leads: { type: 'string', default: '100000' } } })
const leads = Number(values.leads)
const folder = mkdtempSync(join(tmpdir(), 'bench-restore-'))
chmodSync(folder, 0o711)
const env = parseEnv({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backups') })

/** Words in random order, like real messages: they compress and search like those. */
const fillSql = `insert into leads (id, received_at, name, email, phone, phone_raw, phone_prefix,
    country_code, service_type, budget, message, source_page, page_title_he, page_title_en, page_url,
    language, ip_address, user_agent, device_type, submitted_at)
  select gen_random_uuid(), now() - n * interval '5 minutes', 'דנה לוי ' || n, 'client' || n || '@example.com',
    '+97250' || lpad(n::text, 7, '0'), '050' || n, '+972', 'IL', 'landing-page', '5000-15000',
    (select string_agg(word, ' ' order by md5(word || n)) from unnest(string_to_array(
      'שלום אנחנו סטודיו קטן ביפו ומחפשים אתר חדש עם חנות בלוג ותרגום לאנגלית עד סוף החודש כולל צילום מוצרים וקופי', ' ')) as word),
    'contact', 'צור קשר', 'Contact', 'https://studio.example/he/contact', 'he', '127.0.0.1', 'bench', 'mobile', now()
  from generate_series(1, $1) as n`

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const result = await work()
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  const memory = Math.round(process.memoryUsage().rss / 1024 / 1024)
  process.stdout.write(`${name.padEnd(22)} ${seconds.padStart(6)} s   ${memory} MB\n`)
  return result
}

async function measure(database: Database): Promise<void> {
  await migrateDatabase(unlimited(database.pool))
  const client = await openSession(database)
  await timed(`${leads} leads stored`, () => client.query(fillSql, [leads]))
  await client.end()
  const target = { folder: env.BACKUP_DIR, kind: 'manual', now: new Date() } as const
  const made = await timed('backup made, verified', () =>
    makeBackupFile({ database, env, passphrase: null }, target),
  )
  const server = await findServer({ database, env })
  const file = { path: made.path, passphrase: null }
  await timed('restored beside', () => restoreBeside(file, server, env))
  await timed('compared', () => compareRestored(server))
  await timed('switched', () => switchToRestored(server, env))
  await timed('former state kept', () => keepFormer(server, env))
  process.stdout.write(`the backup has ${(made.size / 1e6).toFixed(1)} MB\n`)
}

try {
  await visitEmbedded(env.DATA_DIR, measure)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
