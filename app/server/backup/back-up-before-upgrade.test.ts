import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { createOlderDatabase, type OlderDatabase } from '#tests/support/older-database.ts'
import { migrateDatabase } from '../db/migrate-database.ts'
import { openPool } from '../db/open-pool.ts'
import { backUpBeforeUpgrade } from './back-up-before-upgrade.ts'
import { verifyBackup } from './read-backup.ts'

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
let older: OlderDatabase

beforeEach(async () => {
  older = await createOlderDatabase(inject('postgresSocketFolder'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

function upgrade(BACKUP_DIR: string): Promise<void> {
  const config = { connectionString: older.url }
  const beforeUpgrade = async (ran: number) => {
    const pool = openPool({ config, log: pino({ level: 'silent' }) })
    const env = { DATA_DIR: folder, BACKUP_DIR }
    await backUpBeforeUpgrade({ database: { pool }, env }, ran).finally(() => pool.end())
  }
  return migrateDatabase(config, { beforeUpgrade })
}

// Proves 12.3.3.
test('the database is backed up once before migrations run', async () => {
  const place = join(folder, 'kept')
  await upgrade(place)
  const [name = '', ...others] = readdirSync(place)
  expect(name).toMatch(new RegExp(`-before-migration-${older.migrationsRun}\\.tar\\.gz$`))
  expect(others).toEqual([])
  const manifest = await verifyBackup({ path: join(place, name), passphrase: null })
  expect(manifest.migration).toBe(older.newestMigration)
  await upgrade(place)
  expect(readdirSync(place)).toEqual([name])
  expect(await older.countMigrations()).toBe(older.migrationsRun + 1)
})

// Proves 12.3.3.
test('if the backup fails, no migration runs', async () => {
  const place = join(folder, 'blocked')
  writeFileSync(place, 'a file where the folder should be')
  await expect(upgrade(place)).rejects.toThrow(
    /^The database could not be backed up into .+ before its upgrade \(.+\): .+ BACKUP_DIR$/,
  )
  expect(await older.countMigrations()).toBe(older.migrationsRun)
})
