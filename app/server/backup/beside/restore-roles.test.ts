import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAuditEvent } from '#server/admins/audit/audit-store.ts'
import { type EmbeddedServer, startEmbeddedServer } from '#server/db/embedded-server.ts'
import { type RunningDatabase, startDatabase } from '#server/db/start-database.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { type MadeBackup, makeBackupFile } from '../backup-file.ts'
import { databaseExists } from './restored-store.ts'
import { findServer } from './database-server-store.ts'
import { createRestores } from './restores.ts'

const folder = mkdtempSync(join(tmpdir(), 'restore-roles-'))
const log = pino({ level: 'silent' })
const name = 'studio'
const urlOf = (role: 'owner' | 'site') =>
  `postgres:///${name}?host=${encodeURIComponent(postgres.socketFolder)}&user=${role}`
const env = {
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
  BACKUP_PASSPHRASE_FILE: undefined,
  DATABASE_OWNER_URL: '',
  DATABASE_URL: '',
}
let postgres: EmbeddedServer
let database: RunningDatabase
let backup: MadeBackup

/** A PostgreSQL of its own, as an operator prepares one: neither role is a member of the other. */
beforeAll(async () => {
  chmodSync(folder, 0o711)
  mkdirSync(env.DATA_DIR)
  postgres = await startEmbeddedServer({ dataDir: join(folder, 'postgres'), log })
  env.DATABASE_OWNER_URL = urlOf('owner')
  env.DATABASE_URL = urlOf('site')
  await asSuperuser(`create role owner login createdb`)
  await asSuperuser(`create role site login`)
  await asSuperuser(`create database ${name} owner owner`)
  await asSuperuser(`revoke connect on database ${name} from public`)
  await asSuperuser(`grant connect on database ${name} to site`)
  database = await startDatabase({ env, log })
  await addLeadRows(database, [{ name: 'בגיבוי' }])
  const target = { folder: env.BACKUP_DIR, kind: 'manual', now: new Date() } as const
  backup = await makeBackupFile({ database, env, passphrase: null }, target)
})

afterAll(async () => {
  await database.stop()
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function asSuperuser(statement: string) {
  const host = postgres.socketFolder
  const client = new Client({ host, user: 'postgres', database: 'postgres' })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function names(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>('select name from leads order by 1')
  return rows.map((row) => row.name)
}

/** The pool notices lost connections with the next statement. */
async function retried<Result>(action: () => Promise<Result>): Promise<Result> {
  return action().catch(() => retried(action))
}

const restores = () => createRestores({ database, env, log })

async function restoreIt() {
  const site = restores()
  expect(await site.begin(backup.path.split('/').at(-1) ?? '')).toBe('begun')
  await expect.poll(async () => (await site.state()).kind).not.toBe('restoring')
  return site
}

// Proves 12.1.5.
test('a role that may create no database is refused before anything is changed', async () => {
  await asSuperuser(`alter role owner nocreatedb`)
  const site = await restoreIt()
  expect(await site.state()).toEqual({ kind: 'failed', why: 'rights' })
  expect(await databaseExists(await findServer({ database, env }), `${name}_restored`)).toBe(false)
  await asSuperuser(`alter role owner createdb`)
})

// Proves 12.1.5.
test('a site that cannot end its own sessions is refused before anything is changed', async () => {
  await asSuperuser('revoke connect on database postgres from public')
  await asSuperuser(`grant connect on database postgres to owner`)
  const site = await restoreIt()
  expect(await site.state()).toEqual({ kind: 'failed', why: 'rights' })
  await asSuperuser(`revoke connect on database postgres from owner`)
  await asSuperuser('grant connect on database postgres to public')
  expect(await databaseExists(await findServer({ database, env }), `${name}_restored`)).toBe(false)
})

// Proves 7.9.4, 12.1.5.
test('with two roles a backup is restored beside the data, and the site goes on with it', async () => {
  await addLeadRows(database, [{ name: 'אחרי הגיבוי' }])
  await addAuditEvent(database, { action: 'sign-in', adminId: null, ipAddress: '' })
  const busy = await database.pool.connect()
  busy.on('error', () => {})
  const site = await restoreIt()
  expect((await site.state()).kind).toBe('ready')
  expect(await site.switchOver()).toBeNull()
  busy.release(true)
  expect(await retried(names)).toEqual(['בגיבוי'])
  await retried(() => addLeadRows(database, [{ name: 'אחרי המעבר' }]))
  for (const statement of ['delete from audit_events', 'drop table leads'])
    await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  const server = await findServer({ database, env })
  await expect.poll(() => databaseExists(server, server.former)).toBe(false)
})

// Proves 12.1.5.
test('who may connect to the data is the same after the switch', async () => {
  await asSuperuser('create role other login')
  const other = new Client({ host: postgres.socketFolder, user: 'other', database: name })
  other.on('error', () => {})
  await expect(other.connect()).rejects.toThrow('permission denied for database')
})
