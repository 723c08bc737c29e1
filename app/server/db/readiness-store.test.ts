import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createReadiness } from './readiness-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

/** A clock for which no earlier write is recent. */
const never = () => Infinity

// Proves 11.3.6.
test('a read-only database is not ready', async () => {
  const pool = new Pool({
    ...database.pool.options,
    options: '-c default_transaction_read_only=on',
  })
  onTestFinished(() => pool.end())
  expect((await pool.query('select 1')).rowCount).toBe(1)
  expect(await createReadiness(pool, never).ready()).toBe(false)
  expect(await createReadiness(database.pool, never).ready()).toBe(true)
})

// Proves 11.3.6.
test('a database whose writes fail, as on a full disk, is not ready', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger refuse before insert or update on readiness execute function refuse()`)
  const { ready } = createReadiness(database.pool, never)
  expect(await ready()).toBe(false)
  await database.pool.query('drop function refuse cascade')
  expect(await ready()).toBe(true)
})

test('probes within one second share a write', async () => {
  let time = 0
  const { ready } = createReadiness(database.pool, () => time)
  const writtenAt = async () =>
    (await database.pool.query<{ at: Date }>('select at from readiness')).rows[0]?.at
  await Promise.all([ready(), ready()])
  const first = await writtenAt()
  time = 999
  await ready()
  expect(await writtenAt()).toEqual(first)
  time = 1_000
  expect(await ready()).toBe(true)
  expect(await writtenAt()).not.toEqual(first)
})

// Proves 11.3.6.
test('after a failed lead the node is not ready until a lead would be stored, and stores none itself', async () => {
  let time = 0
  const { ready, leadFailed } = createReadiness(database.pool, () => time)
  expect(await ready()).toBe(true)
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger refuse before insert on leads for each statement execute function refuse()`)
  leadFailed()
  expect(await ready()).toBe(false)
  time = 60_000
  expect(await ready()).toBe(false)
  await database.pool.query('drop function refuse cascade')
  expect(await ready()).toBe(true)
  for (const table of ['leads', 'lead_keys', 'emails', 'rate_limits'])
    expect((await database.pool.query(`select from ${table}`)).rowCount).toBe(0)
})

// Proves 11.3.6.
test('a write needs new pages each time, which a full disk has not', async () => {
  const { ready } = createReadiness(database.pool, never)
  const extendedBy = async () => {
    await ready()
    const { rows } = await database.pool.query<{ pages: number }>(
      `select coalesce(sum(extends), 0)::int as pages from pg_stat_io where object = 'temp relation'`,
    )
    return rows[0]?.pages ?? 0
  }
  const before = await extendedBy()
  await expect.poll(extendedBy).toBeGreaterThan(before)
})

test('a role that may not create a temporary table is ready too', async () => {
  const role = `no_temp_${randomUUID().replaceAll('-', '')}`
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  await database.pool.query(`
    revoke temp on database ${rows[0]?.name} from public;
    create role ${role} login;
    grant select, insert, update on all tables in schema public to ${role}`)
  const pool = new Pool({ ...database.pool.options, user: role })
  expect(await createReadiness(pool, never).ready()).toBe(true)
  await pool.end()
  await database.pool.query(`drop owned by ${role}; drop role ${role}`)
})
