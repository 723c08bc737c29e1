import {
  chmodSync,
  createWriteStream,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { fillSite } from '#tests/support/full-site.ts'
import { leadEndpoint } from '#tests/support/lead-payload.ts'
import { createOlderDatabase } from '#tests/support/older-database.ts'
import { newSubmission } from '#tests/support/submission.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { newestMigration } from '../db/migrate-database.ts'
import { countsBelow, readRowCounts, repairRowCounts, sumOfCounts } from '../db/row-count-store.ts'
import { visitDatabase } from '../db/visit-database.ts'
import { makeBackupFile, type MadeBackup } from './backup-file.ts'
import { verifyBackup } from './read-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'backup-'))
chmodSync(folder, 0o711)
const passphrase = 'סיסמה ארוכה'
const now = new Date('2026-11-22T23:05:00Z')

let database: TestDatabase
let api: ApiServer
let backup: MadeBackup
const stored: string[] = []
let storedBefore = 0
const restored = { DATA_DIR: join(folder, 'restored'), DATABASE_URL: undefined }

beforeAll(async () => {
  database = await createTestDatabase()
  api = await startApiServer({ database })
  await fillSite(database)
  await Promise.all(Array.from({ length: 8 }, postLead))
  while ((await countFiled()) < 8) await sleep(20)
  const posting = { isOver: false }
  const arriving = Promise.all(Array.from({ length: 4 }, () => postUntil(posting)))
  while (stored.length < 12) await sleep(5)
  storedBefore = stored.length
  const source = { database, env: api.env, passphrase }
  backup = await makeBackupFile(source, { folder: join(folder, 'kept'), kind: 'manual', now })
  posting.isOver = true
  await arriving
})

afterAll(async () => {
  await api.stop()
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function postLead(): Promise<void> {
  const { key, email, body } = newSubmission()
  const headers = { 'content-type': 'application/json', 'idempotency-key': key }
  const response = await fetch(`${api.address}${leadEndpoint}`, { method: 'POST', headers, body })
  expect(response.status).toBe(201)
  stored.push(email)
}

async function postUntil(posting: { isOver: boolean }): Promise<void> {
  while (!posting.isOver && stored.length < 100) await postLead()
}

async function countFiled(): Promise<number> {
  const { rows } = await database.pool.query<{ count: string }>(
    `select count(*) from emails where status = 'written-to-file'`,
  )
  return Number(rows[0]?.count)
}

// Proves 12.1.2.
test('a restored site has every row, sequence and email file unchanged', async () => {
  const target = restored
  const manifest = await restoreBackup({ path: backup.path, passphrase }, target)
  const again = await manifestOf(target)
  expect({ ...again, madeAt: '' }).toEqual({ ...manifest, madeAt: '' })
  const rowsOf = (table: string) => manifest.tables.find(({ name }) => name === table)?.rows ?? 0
  for (const table of ['leads', 'quotes', 'quote_versions', 'emails', 'settings', 'admins'])
    expect(rowsOf(`public.${table}`)).toBeGreaterThan(0)
  for (const table of [
    'cards',
    'card_pictures',
    'studio_pictures',
    'audit_events',
    'push_notices',
    'lead_keys',
  ])
    expect(rowsOf(`public.${table}`)).toBeGreaterThan(0)
  expect(manifest.emails.files).toBeGreaterThan(0)
  for (const file of readdirSync(join(target.DATA_DIR, 'mails')))
    expect(readFileSync(join(target.DATA_DIR, 'mails', file))).toEqual(
      readFileSync(join(api.env.DATA_DIR, 'mails', file)),
    )
})

// Proves 4.9.16, 12.1.2.
test('a restored site knows the number of its leads and emails', async () => {
  await visitDatabase(restored, async (site) => {
    const { rows } = await site.pool.query('select from leads')
    const counts = countsBelow(await readRowCounts(site), 'leads/')
    expect(sumOfCounts(counts)).toBe(rows.length)
    expect(await repairRowCounts(site)).toEqual([])
  })
})

// Proves 12.1.1.
test('a backup is consistent while leads arrive, and has every lead stored before it', async () => {
  const [counts] = await query<{ leads: number; keys: number; notices: number }>(`
    with arrived as (select id from leads where name like 'דנה לוי %')
    select (select count(*)::int from arrived) as leads,
      (select count(*)::int from lead_keys where lead_id in (select id from arrived)) as keys,
      (select count(*)::int from emails
        where kind = 'owner-notice' and lead_id in (select id from arrived)) as notices`)
  const { leads = 0, keys, notices } = counts ?? {}
  expect(leads).toBeGreaterThanOrEqual(storedBefore)
  expect(stored.length).toBeGreaterThan(storedBefore)
  expect([keys, notices]).toEqual([leads, leads])
})

test('a restored database has generated columns, references and sequence values', async () => {
  expect(
    await query(`select nextval('quote_serial') as next, name from leads
      where search like '%' || search_fold('מוחזק') || '%'`),
  ).toEqual([{ next: '2', name: 'מוחזק' }])
  await expect(query(`update leads set id = null`)).rejects.toThrow('not-null')
  await expect(
    query(`insert into lead_events (id, lead_id, kind)
      values (gen_random_uuid(), gen_random_uuid(), 'notes')`),
  ).rejects.toThrow('foreign key')
})

/** Runs a query in the restored database. */
function query<Row extends object>(sql: string): Promise<Row[]> {
  return visitDatabase(restored, async ({ pool }) => (await pool.query<Row>(sql)).rows)
}

test('a backup can be restored into another server only if its database is empty', async () => {
  const target = await createEmptyTarget()
  const file = { path: backup.path, passphrase }
  const manifest = await restoreBackup(file, target)
  expect((await manifestOf(target)).tables).toEqual(manifest.tables)
  const other = { ...target, DATA_DIR: join(folder, 'other') }
  await expect(restoreBackup(file, other)).rejects.toThrow(/^The database is not empty/)
})

// Proves 12.1.2.
test('a backup of an older version is restored and migrated to this one', async () => {
  // In this version the table of emails had another name.
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 17)
  const path = join(folder, 'older.tar.gz')
  const env = { DATA_DIR: join(folder, 'older'), DATABASE_URL: older.url }
  const [filed] = await older.query<{ id: string }>(
    `insert into mails (id, kind, recipient, language, status)
      values (gen_random_uuid(), 'reset-link', '', 'he', 'filed') returning id`,
  )
  // An even older version called an email sent when it had written it to a file.
  const [sent] = await older.query<{ id: string }>(
    `insert into mails (id, kind, recipient, language, status)
      values (gen_random_uuid(), 'reset-link', '', 'he', 'sent') returning id`,
  )
  const emailNames = [`${filed?.id}.eml`, `${sent?.id}.eml`]
  mkdirSync(join(env.DATA_DIR, 'mails'), { recursive: true })
  for (const name of [...emailNames, `${crypto.randomUUID()}.eml`])
    writeFileSync(join(env.DATA_DIR, 'mails', name), name)
  await visitDatabase(env, (old) =>
    writeBackup({ database: old, env, passphrase: null }, createWriteStream(path)),
  )
  const target = await createEmptyTarget()
  const before = await restoreBackup({ path, passphrase: null }, target)
  expect([before.migration, (await manifestOf(target)).migration]).toEqual([
    older.newestMigration,
    newestMigration(),
  ])
  for (const name of emailNames)
    expect(readFileSync(join(target.DATA_DIR, 'mails', name), 'utf8')).toBe(name)
  expect((await manifestOf(target)).emails.files).toBe(2)
})

async function createEmptyTarget() {
  const name = `restore_${crypto.randomUUID().replaceAll('-', '')}`
  await database.pool.query(`create database ${name}`)
  const host = encodeURIComponent(inject('postgresSocketFolder'))
  return {
    DATA_DIR: join(folder, name),
    DATABASE_URL: `postgres:///${name}?host=${host}&user=postgres`,
  }
}

/** The manifest of a new backup of this target. */
function manifestOf(target: Parameters<typeof restoreBackup>[1]) {
  return visitDatabase(target, (stored) =>
    writeBackup({ database: stored, env: target, passphrase: null }, nowhere()),
  )
}

test('a data folder that is in use is refused and not changed', async () => {
  const target = { DATA_DIR: join(folder, 'used'), DATABASE_URL: undefined }
  mkdirSync(join(target.DATA_DIR, 'postgres'), { recursive: true })
  await expect(restoreBackup({ path: backup.path, passphrase }, target)).rejects.toThrow(
    /holds data already: restore into a new folder$/,
  )
  expect(readdirSync(target.DATA_DIR)).toEqual(['postgres'])
})

// Proves 12.1.3.
test('a wrong passphrase and a damaged file are rejected before anything is written', async () => {
  const good = readFileSync(backup.path)
  const cut = good.subarray(0, -100)
  const changed = Buffer.from(good)
  changed[Math.floor(good.length / 2)] = (changed[Math.floor(good.length / 2)] ?? 0) ^ 1
  const cases: [Buffer, string | null, RegExp][] = [
    [good, 'other', /^The passphrase is wrong$/],
    [good, null, /^The backup is encrypted: give its passphrase file$/],
    [cut, passphrase, /^The backup is damaged: /],
    [changed, passphrase, /^The backup is damaged: /],
    [Buffer.from('no backup'), null, /^The backup is damaged: it cannot be decompressed$/],
    [Buffer.alloc(0), null, /^The backup is damaged: /],
  ]
  for (const [bytes, given, message] of cases) {
    const path = join(folder, 'case')
    writeFileSync(path, bytes)
    const target = { DATA_DIR: join(folder, 'untouched'), DATABASE_URL: undefined }
    await expect(restoreBackup({ path, passphrase: given }, target)).rejects.toThrow(message)
    expect(readdirSync(folder)).not.toContain('untouched')
  }
})

// Proves 12.1.3.
test('a changed archive, a missing manifest and a newer version are rejected', async () => {
  const path = join(folder, 'plain.tar.gz')
  await writeBackup({ database, env: api.env, passphrase: null }, createWriteStream(path))
  await expect(verifyBackup({ path, passphrase: null })).resolves.toMatchObject({ format: 1 })
  const archive = gunzipSync(readFileSync(path)).toString('latin1')
  const edited = join(folder, 'edited.tar.gz')
  const write = (text: string) => writeFileSync(edited, gzipSync(Buffer.from(text, 'latin1')))
  const target = { DATA_DIR: join(folder, 'untouched'), DATABASE_URL: undefined }
  const restore = () => restoreBackup({ path: edited, passphrase: null }, target)

  write(archive.replace('noa@studio', 'eve@studio'))
  await expect(restore()).rejects.toThrow('The backup is damaged: its checksums do not match')
  const email = archive.indexOf('.eml\0')
  write(archive.slice(0, email) + archive.slice(email).replace('From: ', 'From; '))
  await expect(restore()).rejects.toThrow('The backup is damaged: its checksums do not match')
  const at = archive.indexOf('manifest.json\0')
  write(archive.slice(0, at) + '\0'.repeat(1024))
  await expect(restore()).rejects.toThrow('The backup is incomplete: it has no manifest')
  write(archive.replace(/"migration": \d/, '"migration": 9'))
  await expect(restore()).rejects.toThrow(
    /^The backup was made by a newer version of the site: [^.]+$/,
  )
  expect(readdirSync(folder)).not.toContain('untouched')
})

test('a failed backup leaves no file', async () => {
  const into = join(folder, 'failed')
  const away = await createTestDatabase()
  await away.pool.query('drop table leads cascade')
  await away.pool.query('drop table emails cascade')
  const source = { database: away, env: api.env, passphrase: null }
  await expect(makeBackupFile(source, { folder: into, kind: 'manual', now })).rejects.toThrow(
    'emails',
  )
  expect(readdirSync(into)).toEqual([])
  await away.stop()
})

function nowhere(): Writable {
  return new Writable({ write: (_, __, done) => done() })
}
