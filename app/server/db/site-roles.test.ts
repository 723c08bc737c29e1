import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAuditEvent } from '../admins/audit/audit-store.ts'
import { removeOldAuditEvents } from '../admins/audit/access-retention-store.ts'
import { type RunningDatabase, startDatabase } from './start-database.ts'

const folder = mkdtempSync(join(tmpdir(), 'roles-'))
chmodSync(folder, 0o711)
const dataDir = join(folder, 'data')
const log = pino({ level: 'silent' })
let database: RunningDatabase

beforeAll(async () => {
  database = await startDatabase({ env: { DATA_DIR: dataDir }, log })
  await addAuditEvent(database, { action: 'sign-in', adminId: null, ipAddress: '192.0.2.1' })
})
afterAll(async () => {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
})

const attempts = [
  `update audit_events set action = 'sign-out'`,
  'delete from audit_events',
  'truncate audit_events',
  `update audit_chain set hash = ''`,
  'delete from audit_chain',
  `insert into audit_chain values (1000, gen_random_uuid(), now(), '', '', '')`,
  'update audit_head set position = 0',
  'alter table audit_events disable trigger all',
  'drop table audit_events',
  'create or replace function audit_event_is_kept(at timestamptz) returns boolean language sql return false',
  'set role site_owner',
]

// Proves 7.9.4.
test.each(attempts)('the running site is refused: %s', async (statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  const { rows } = await database.pool.query('select action from audit_events')
  expect(rows).toEqual([{ action: 'sign-in' }])
})

// Proves 7.9.4, 4.10.4.
test('the running site can remove rows of the log only after their retention', async () => {
  const insert = `insert into audit_events (id, at, action, ip_address)
    values (gen_random_uuid(), now() - $1::interval, $2, '')`
  await asSuperuser(`begin; set local session_replication_role = replica;
    delete from audit_events; delete from audit_chain; delete from audit_head; commit`)
  await database.pool.query(insert, ['24 months 1 day', 'old'])
  await database.pool.query(insert, ['24 months -1 day', 'nearly old'])
  await removeOldAuditEvents(database)
  const { rows } = await database.pool.query('select action from audit_events order by at')
  expect(rows).toEqual([{ action: 'nearly old' }])
})

// Proves 11.3.7.
test('nodes that start together on one PostgreSQL all start', async () => {
  const host = encodeURIComponent(String(database.pool.options.host))
  const url = (role: string) => `postgres://${role}@localhost/site?host=${host}`
  const env = { DATA_DIR: folder, DATABASE_URL: url('site'), DATABASE_OWNER_URL: url('site_owner') }
  const nodes = await Promise.all(Array.from({ length: 6 }, () => startDatabase({ env, log })))
  for (const node of nodes) expect(await node.ready()).toBe(true)
  for (const node of nodes) await node.stop()
})

// Proves 7.9.4.
test('tables of an earlier version are transferred to the owner role', async () => {
  await asSuperuser(`reassign owned by site_owner to site`)
  await database.pool.query('alter table audit_events disable trigger all')
  await database.pool.query('alter table audit_events enable trigger all')
  await database.stop()
  database = await startDatabase({ env: { DATA_DIR: dataDir }, log })
  await expect(database.pool.query('drop table audit_events')).rejects.toThrow('must be owner')
  expect(await database.ready()).toBe(true)
})

// Proves 7.9.4.
test('with DATABASE_OWNER_URL the role of DATABASE_URL cannot change the log either', async () => {
  const url = await createForeignDatabase()
  const other = await startDatabase({
    env: { DATA_DIR: dataDir, DATABASE_URL: url('foreign_site'), DATABASE_OWNER_URL: url('owner') },
    log,
  })
  await addAuditEvent(other, { action: 'sign-in', adminId: null, ipAddress: '' })
  for (const statement of attempts.slice(0, -1))
    await expect(other.pool.query(statement)).rejects.toThrow(/permission denied|must be owner/)
  expect(await other.ready()).toBe(true)
  await other.stop()
})

// Proves 7.9.4.
test('with a single role the triggers still refuse, and the start logs a warning', async () => {
  const url = await createForeignDatabase()
  const lines: string[] = []
  const other = await startDatabase({
    env: { DATA_DIR: dataDir, DATABASE_URL: url('owner') },
    log: pino({ level: 'warn' }, { write: (line) => void lines.push(line) }),
  })
  await addAuditEvent(other, { action: 'sign-in', adminId: null, ipAddress: '' })
  for (const statement of attempts.slice(0, 3))
    await expect(other.pool.query(statement)).rejects.toThrow('cannot be changed')
  await other.stop()
  expect(lines.join('')).toContain('set DATABASE_OWNER_URL')
})

async function asSuperuser(statement: string) {
  const { host = '' } = database.pool.options
  const server = new Client({ host, user: 'postgres', database: 'site' })
  await server.connect()
  await server.query(statement).finally(() => server.end())
}

let created = 0

/** An empty database as an operator would create it, with an owner and a role for the site. */
async function createForeignDatabase() {
  created += 1
  const { host = '' } = database.pool.options
  const name = `foreign_${created}`
  const roleNames = { owner: `${name}_owner`, foreign_site: `${name}_site` }
  for (const role of Object.values(roleNames)) await asSuperuser(`create role ${role} login`)
  await asSuperuser(`create database ${name} owner ${roleNames.owner}`)
  return (role: keyof typeof roleNames) =>
    `postgres:///${name}?host=${encodeURIComponent(host)}&user=${roleNames[role]}`
}
