import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backupFileName } from '#domain/backups/backup-name.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { withBackupLock } from './backup-lock-store.ts'
import { createBackups } from './backups.ts'
import { verifyBackup } from './read-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'backups-'))
let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

function open(BACKUP_DIR: string, variables: { BACKUP_PASSPHRASE_FILE?: string } = {}) {
  const env = { BACKUP_DIR, DATA_DIR: folder, DATABASE_URL: undefined, ...variables }
  return createBackups({ database, env, log: pino({ level: 'silent' }) })
}

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

// Proves 12.2.1.
test('a scheduled backup is made once a day, verified and listed', async () => {
  const place = join(folder, 'daily')
  const backups = open(place)
  expect(await backups.make('scheduled')).toBeNull()
  expect(await backups.make('scheduled')).toBeNull()
  const { backups: list, problem, isOnSameDisk } = await backups.state(new Date())
  expect(list).toMatchObject([{ kind: 'scheduled' }])
  expect([problem, isOnSameDisk]).toEqual([null, true])
  await expect(verifyBackup({ path: list[0]?.path ?? '', passphrase: null })).resolves.toBeTruthy()
})

test('a new backup removes old backups and unfinished files, but no other files', async () => {
  const place = join(folder, 'rotated')
  mkdirSync(place)
  const names = Array.from({ length: 40 }, (_, at) =>
    backupFileName({ kind: 'scheduled', madeAt: hoursAgo(25 + 24 * at), isEncrypted: false }),
  )
  const unfinished = `.${names[0]}.part`
  for (const name of [...names, unfinished, 'notes.txt']) writeFileSync(join(place, name), 'x')
  utimesSync(join(place, unfinished), hoursAgo(30), hoursAgo(30))
  expect(await open(place).make('scheduled')).toBeNull()
  const left = readdirSync(place)
  expect(left).toContain('notes.txt')
  expect(left).not.toContain(unfinished)
  // The seven daily backups include the newest of one or two of the four weeks.
  expect([10, 11]).toContain(left.length)
})

// Proves 12.2.3.
test('a folder that cannot be written is reported until a backup succeeds', async () => {
  const place = join(folder, 'blocked')
  writeFileSync(place, 'a file where the folder should be')
  const backups = open(place)
  expect(await backups.make('scheduled')).toBe('folder')
  expect(await backups.state(new Date())).toMatchObject({ problem: 'folder', backups: [] })
  rmSync(place)
  expect(await backups.make('scheduled')).toBeNull()
  expect(await backups.state(new Date())).toMatchObject({ problem: null })
})

test('with a missing passphrase file the backup fails instead of being unencrypted', async () => {
  const backups = open(join(folder, 'secret'), { BACKUP_PASSPHRASE_FILE: join(folder, 'nowhere') })
  expect(await backups.make('manual')).toBe('passphrase')
  expect((await backups.state(new Date())).backups).toEqual([])
})

// Proves 12.2.1.
test('only one node at a time makes a backup', async () => {
  const place = join(folder, 'locked')
  const outcome = await withBackupLock(database, () => open(place).make('manual'))
  expect(outcome).toBe('busy')
  const backups = open(place)
  const outcomes = await Promise.all([backups.make('manual'), backups.make('manual')])
  expect(outcomes).toEqual([null, 'busy'])
})

// Proves 12.2.3.
test.each([
  [47, null],
  [49, 'late'],
])('a last backup of %i hours ago: %s', async (hours, problem) => {
  const place = join(folder, `late-${hours}`)
  mkdirSync(place)
  const name = backupFileName({ kind: 'scheduled', madeAt: hoursAgo(hours), isEncrypted: false })
  writeFileSync(join(place, name), 'x')
  expect(await open(place).state(new Date())).toMatchObject({ problem })
})

test('tables and sequences of other programs are left out, and the backup is made', async () => {
  await database.pool.query('create table reports (id serial primary key, text text)')
  await database.pool.query(`insert into reports (text) values ('not ours')`)
  const backups = open(join(folder, 'shared'))
  expect(await backups.make('manual')).toBeNull()
  const [backup] = (await backups.state(new Date())).backups
  const manifest = await verifyBackup({ path: backup?.path ?? '', passphrase: null })
  const names = [...manifest.tables, ...manifest.sequences].map(({ name }) => name)
  expect(names).toContain('public.leads')
  expect(names).toContain('public.quote_serial')
  expect(names.filter((name) => name.includes('reports'))).toEqual([])
  await database.pool.query('drop table reports')
})
