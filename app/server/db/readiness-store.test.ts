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
  expect(await createReadiness(pool, never)()).toBe(false)
  expect(await createReadiness(database.pool, never)()).toBe(true)
})

// Proves 11.3.6.
test('a database whose writes fail, as on a full disk, is not ready', async () => {
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'No space left on device' using errcode = '53100'; end $$;
    create trigger refuse before insert or update on readiness execute function refuse()`)
  const ready = createReadiness(database.pool, never)
  expect(await ready()).toBe(false)
  await database.pool.query('drop function refuse cascade')
  expect(await ready()).toBe(true)
})

test('probes within one second share a write', async () => {
  let time = 0
  const ready = createReadiness(database.pool, () => time)
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
