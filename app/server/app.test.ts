import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { startApp } from './app.ts'
import { findBackups } from './backup/backup-folder.ts'
import { createSchemaAt, findMigrations, migrationsTable } from './db/migrate-database.ts'
import { visitEmbedded } from './db/visit-database.ts'
import { openSession } from './backup/snapshot-store.ts'
import { parseEnv } from './env.ts'

const folder = mkdtempSync(join(tmpdir(), 'app-'))
chmodSync(folder, 0o711)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The app without its pages. */
function start(DATA_DIR: string) {
  return startApp({
    env: parseEnv({ DATA_DIR, PORT: '0', LOG_LEVEL: 'silent' }),
    render: async () => new Response(null),
    scripts: { site: [], template: [], card: [] },
    files: new Map(),
    development: true,
  })
}

// Proves 12.3.3.
test('the app backs up the database of an earlier version before it migrates it', async () => {
  const dataDir = join(folder, 'earlier')
  const ran = findMigrations().slice(0, -1)
  await visitEmbedded(dataDir, async (database) => {
    const client = await openSession(database)
    await createSchemaAt(client, ran.at(-1)?.folderMillis ?? 0)
    for (const { hash, folderMillis } of ran)
      await client.query(`insert into ${migrationsTable} (hash, created_at) values ($1, $2)`, [
        hash,
        folderMillis,
      ])
    await client.end()
  })
  const app = await start(dataDir)
  await app.stop()
  expect(await findBackups(join(dataDir, 'backups'))).toMatchObject([
    { kind: `before-migration-${ran.length}` },
  ])
})

// Proves 12.3.4.
test('the app moves the data of an older PostgreSQL, or reports what it needs to do so', async () => {
  const dataDir = join(folder, 'older')
  mkdirSync(join(dataDir, 'postgres'), { recursive: true })
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n')
  await expect(start(dataDir)).rejects.toThrow(
    /of PostgreSQL 17, .+ npm install --prefix .+ moves the data/,
  )
})
