import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, inject, test } from 'vitest'
import { Pool } from 'pg'
import { createOlderDatabase } from '#tests/support/older-database.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { migrateDatabase } from '#server/db/migrate-database.ts'
import { removeOldAuditEvents } from './access-retention-store.ts'
import { checkAuditLog, hadAuditHead } from './audit-chain-store.ts'
import { addAuditEvent } from './audit-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

/** Runs statements as somebody who has switched the triggers off. */
function tamper(statements: string) {
  return database.pool.query(
    `begin; set local session_replication_role = replica; ${statements}; commit`,
  )
}

const signIn = { action: 'sign-in', adminId: null, ipAddress: '192.0.2.1' } as const

beforeEach(async () => {
  await tamper(`delete from audit_events; delete from audit_chain; delete from audit_head`)
  for (const action of ['sign-in', 'lead-viewed', 'leads-removed', 'sign-out'] as const)
    await addAuditEvent(database, { ...signIn, action, detail: { leads: 3, ok: true } })
})

// Proves 7.9.5.
test('an untouched log is whole, and its end can be compared later', async () => {
  const check = await checkAuditLog(database)
  expect(check).toMatchObject({ kind: 'whole', events: 4, head: { position: 4 } })
  const head = check.kind === 'whole' ? check.head : { position: 0, hash: '' }
  await addAuditEvent(database, signIn)
  expect(await hadAuditHead(database, head)).toBe(true)
  expect(await hadAuditHead(database, { ...head, hash: 'other' })).toBe(false)
})

// Proves 7.9.5.
test.each([
  ['removed', `delete from audit_events where action = 'leads-removed'`],
  ['removed', `delete from audit_chain where position = 2`],
  [
    'removed',
    `delete from audit_chain where event_id = (select id from audit_events where action = 'lead-viewed');
      delete from audit_events where action = 'lead-viewed'`,
  ],
  [
    'removed',
    `delete from audit_chain where position < 3;
      delete from audit_events where action in ('sign-in', 'lead-viewed')`,
  ],
  [
    'removed',
    `delete from audit_chain where position = 4; delete from audit_events where action = 'sign-out'`,
  ],
  ['removed', `delete from audit_chain; delete from audit_events`],
  ['removed', `delete from audit_head`],
  ['changed', `update audit_events set action = 'sign-out' where action = 'leads-removed'`],
  [
    'changed',
    `update audit_events set detail = '{"leads":1,"ok":true}' where action = 'lead-viewed'`,
  ],
  ['changed', `update audit_events set at = at - interval '3 days' where action = 'sign-out'`],
  ['changed', `update audit_chain set at = at - interval '3 days' where position = 3`],
  [
    'added',
    `insert into audit_events (id, at, action, ip_address)
      values (gen_random_uuid(), now() - interval '2 days', 'sign-in', '')`,
  ],
])('%s shows: %s', async (fault, statements) => {
  await tamper(statements)
  expect(await checkAuditLog(database)).toMatchObject({ kind: 'broken', fault })
})

// Proves 7.9.5.
test('an event stored later with an earlier time shows as backdated', async () => {
  await database.pool.query(`insert into audit_events (id, at, action, ip_address)
    values (gen_random_uuid(), now() - interval '2 minutes', 'sign-in', '')`)
  expect(await checkAuditLog(database)).toMatchObject({ kind: 'broken', fault: 'backdated' })
})

// Proves 7.9.5.
test('events of simultaneous transactions make one chain, and those undone leave no gap', async () => {
  await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      database.orm
        .transaction(async (orm) => {
          await addAuditEvent({ orm }, signIn)
          await addAuditEvent({ orm }, signIn)
          if (index % 4 === 0) throw new Error('undone')
        })
        .catch(() => {}),
    ),
  )
  expect(await checkAuditLog(database)).toMatchObject({
    kind: 'whole',
    events: 64,
    head: { position: 64 },
  })
})

test('the site goes on storing events after the end of the chain was deleted', async () => {
  await tamper('delete from audit_head')
  await addAuditEvent(database, signIn)
  expect(await checkAuditLog(database)).toMatchObject({ head: { position: 5 } })
})

// Proves 4.10.4, 7.9.5.
test('the log stays whole when old events are removed, and after all were', async () => {
  const ages = ['25 months', '24 months 1 day', '23 months', '1 day']
  await tamper(`delete from audit_events; delete from audit_chain; delete from audit_head`)
  const add = (age: string) =>
    database.pool.query(
      `insert into audit_events (id, at, action, ip_address)
        values (gen_random_uuid(), now() - $1::interval, 'sign-in', '')`,
      [age],
    )
  for (const age of ages.slice(0, 2)) await add(age)
  await removeOldAuditEvents(database)
  expect(await checkAuditLog(database)).toMatchObject({ kind: 'whole', events: 0 })
  for (const age of ages) await add(age)
  expect(await checkAuditLog(database)).toMatchObject({ fault: 'backdated' })
  await removeOldAuditEvents(database)
  expect(await checkAuditLog(database)).toMatchObject({
    kind: 'whole',
    events: 2,
    head: { position: 6 },
  })
})

// Proves 7.9.5.
test('the upgrade to 0018 chains the events that are there, in their order', async () => {
  const older = await createOlderDatabase(inject('postgresSocketFolder'), 18)
  for (const age of ['2 days', '1 day', '3 days'])
    await older.query(
      `insert into audit_events (id, at, action, ip_address)
        values ($1, now() - $2::interval, 'sign-in', '')`,
      [randomUUID(), age],
    )
  await migrateDatabase({ connectionString: older.url })
  const pool = new Pool({ connectionString: older.url })
  expect(await checkAuditLog({ pool })).toMatchObject({ kind: 'whole', events: 3 })
  await pool.query(`insert into audit_events (id, action, ip_address)
    values (gen_random_uuid(), 'sign-out', '')`)
  expect(await checkAuditLog({ pool })).toMatchObject({ kind: 'whole', head: { position: 4 } })
  await pool.end()
})
