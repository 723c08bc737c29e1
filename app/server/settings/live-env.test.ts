import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { parseEnv } from '../env.ts'
import { storedEnv } from './live-env.ts'
import { storedMailServer } from './mail-server.ts'
import { changeRecord } from './record-store.ts'
import { changeSettings } from './setting-store.ts'

let database: TestDatabase
const folder = mkdtempSync(join(tmpdir(), 'live-env-'))

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true })
})

// Proves 8.7.1, 9.8.4.
test('a command sees the mail server and address of the admin area, and a variable wins', async () => {
  const env = parseEnv({ DATA_DIR: folder })
  const { SMTP_URL, PUBLIC_URL } = await storedEnv(env, database)
  expect([SMTP_URL, PUBLIC_URL]).toEqual([undefined, undefined])
  const server = { host: 'mail.rimon.co.il', port: 465, user: 'dana', password: 'p@ss' }
  await changeSettings(database, { mail_server: JSON.stringify(storedMailServer(env, server)) })
  const { rows } = await database.pool.query('select value from settings')
  expect(JSON.stringify(rows)).not.toContain('p@ss')
  await changeRecord(database, 'studio', { url: 'https://rimon.co.il' }, 'דנה')
  const stored = await storedEnv(env, database)
  expect(stored.SMTP_URL).toBe('smtps://dana:p%40ss@mail.rimon.co.il:465')
  expect(stored.PUBLIC_URL).toBe('https://rimon.co.il')
  const set = parseEnv({ DATA_DIR: folder, SMTP_URL: 'smtp://127.0.0.1:25' })
  expect((await storedEnv(set, database)).SMTP_URL).toBe('smtp://127.0.0.1:25')
})
