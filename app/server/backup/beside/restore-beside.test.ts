import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fillSite } from '#tests/support/full-site.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { type MadeBackup, makeBackupFile } from '../backup-file.ts'
import { findBackups } from '../backup-folder.ts'
import { verifyBackup } from '../read-backup.ts'
import { compareRestored } from './compare-restored-store.ts'
import { type DatabaseServer, findServer } from './database-server-store.ts'
import { createRestores } from './restores.ts'
import { discardRestored, restoreBeside } from './restore-beside.ts'
import { databaseExists, findRestored } from './restored-store.ts'
import { switchToRestored } from './switch-restored.ts'

const folder = mkdtempSync(join(tmpdir(), 'beside-'))
const env = {
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_PASSPHRASE_FILE: undefined,
  DATABASE_OWNER_URL: undefined,
  DATABASE_URL: '',
}
const now = new Date('2026-11-22T23:05:00Z')
let database: TestDatabase
let server: DatabaseServer
let backup: MadeBackup
let file: { path: string; passphrase: null }

beforeAll(async () => {
  mkdirSync(env.DATA_DIR)
  database = await createTestDatabase()
  const host = encodeURIComponent(inject('postgresSocketFolder'))
  env.DATABASE_URL = `postgres:///${database.pool.options.database}?host=${host}&user=postgres`
  await fillSite(database)
  const source = { database, env, passphrase: null }
  backup = await makeBackupFile(source, { folder: env.BACKUP_DIR, kind: 'manual', now })
  file = { path: backup.path, passphrase: null }
  server = await findServer({ database, env })
})

afterAll(async () => {
  await discardRestored(server, env)
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function names(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('select name from leads order by 1')
  return rows.map(({ name }) => name)
}

// Proves 12.1.5.
test('a backup is restored beside the data, compared, and switched to; the former state is kept', async () => {
  const before = await names()
  await addLeadRows(database, [{ name: 'אחרי הגיבוי', receivedAt: new Date('2027-01-01') }])
  await database.pool.query(`delete from leads where name = 'מוחזק'`)
  await database.pool.query(
    `update leads set version = version + 1 where id = (select min(id::text)::uuid from leads where name = 'דנה כהן')`,
  )
  await database.pool.query(
    `insert into admin_sessions (token_hash, admin_id) select 'today', id from admins`,
  )
  await restoreBeside(file, server, env)
  expect(await names()).toContain('אחרי הגיבוי')
  expect(await findRestored(server)).toEqual({
    backup: 'backup-2026-11-22T23-05-00Z-manual.tar.gz',
    madeAt: backup.manifest.madeAt,
  })
  expect(await compareRestored(server)).toMatchObject({
    counts: { leads: { now: 5, restored: 5 }, quotes: { now: 1, restored: 1 } },
    newest: { now: { name: 'אחרי הגיבוי' } },
    leads: { onlyNow: 1, onlyNowNames: ['אחרי הגיבוי'], onlyRestored: 1, changed: 1 },
  })

  const restores = createRestores({ database, env, log: pino({ level: 'silent' }) })
  expect(await restores.switchOver()).toBeNull()
  expect(await retried(names)).toEqual(before)
  await expect.poll(() => databaseExists(server, server.former)).toBe(false)
  const kept = (await findBackups(env.BACKUP_DIR)).find(({ kind }) => kind === 'before-restore')
  const manifest = await verifyBackup({ path: kept?.path ?? '', passphrase: null })
  expect(manifest.tables.find(({ name }) => name === 'public.leads')?.rows).toBe(5)
  expect((await database.pool.query('select token_hash from admin_sessions')).rows).toEqual([
    { token_hash: 'today' },
  ])
  expect(await restores.state()).toEqual({ kind: 'none' })
})

/** The pool notices lost connections with the next statement. */
async function retried<Result>(action: () => Promise<Result>): Promise<Result> {
  return action().catch(() => retried(action))
}

// Proves 12.1.5.
test('an email that has been sent since is not sent again', async () => {
  await database.pool.query(`insert into emails (id, kind, recipient, language, lead_id)
    select gen_random_uuid(), 'owner-notice', kind, 'he', (select id from leads limit 1)
    from (values ('sent since'), ('waiting still')) as kinds (kind)`)
  const waiting = await makeBackupFile(
    { database, env, passphrase: null },
    { folder: env.BACKUP_DIR, kind: 'manual', now: new Date() },
  )
  await database.pool.query(`update emails set status = 'sent' where recipient = 'sent since'`)
  await restoreBeside({ path: waiting.path, passphrase: null }, server, env)
  await switchToRestored(server, env)
  const read = () =>
    database.pool.query<{ recipient: string; status: string }>(
      `select recipient, status from emails where recipient <> '' order by 1`,
    )
  const { rows } = await retried(read)
  expect(rows).toEqual([
    { recipient: 'sent since', status: 'dismissed' },
    { recipient: 'waiting still', status: 'waiting' },
  ])
})

// Proves 12.1.5.
test('a restore that fails leaves the data, the folder and the server as they were', async () => {
  const before = [await names(), readdirSync(env.DATA_DIR)]
  const bytes = readFileSync(backup.path)
  const damaged = join(env.BACKUP_DIR, 'backup-2026-11-23T23-05-00Z-manual.tar.gz')
  writeFileSync(damaged, bytes.subarray(0, -80))
  const restores = createRestores({ database, env, log: pino({ level: 'silent' }) })
  expect(await restores.begin('backup-2026-11-24T23-05-00Z-manual.tar.gz')).toBe('gone')
  expect(await restores.begin('backup-2026-11-23T23-05-00Z-manual.tar.gz')).toBe('begun')
  await expect.poll(() => restores.state()).toEqual({ kind: 'failed', why: 'other' })
  expect(await restores.switchOver()).toBe('other')
  expect([await names(), readdirSync(env.DATA_DIR)]).toEqual(before)
  expect(await databaseExists(server, server.restored)).toBe(false)
  expect(existsSync(join(env.DATA_DIR, 'restored-mails'))).toBe(false)
})

// Proves 12.1.5.
test('a restore that fails after all rows were copied leaves nothing of them', async () => {
  const before = [await names(), readdirSync(env.DATA_DIR)]
  const failing = { ...server, site: 'nobody_of_this_server' }
  await expect(restoreBeside(file, failing, env)).rejects.toThrow('nobody_of_this_server')
  expect([await names(), readdirSync(env.DATA_DIR)]).toEqual(before)
  expect(await databaseExists(server, server.restored)).toBe(false)
})
