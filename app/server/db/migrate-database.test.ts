import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { migrateDatabase } from './migrate-database.ts'

let database: TestDatabase
let config: Parameters<typeof migrateDatabase>[0]

beforeAll(async () => {
  database = await createTestDatabase()
  const { rows } = await database.pool.query<{ name: string }>('select current_database() as name')
  config = {
    host: inject('postgresSocketFolder'),
    user: 'postgres',
    database: rows[0]?.name ?? '',
  }
})

afterAll(() => database.stop())

test('migrations that have run are not run again', async () => {
  await migrateDatabase(config)
  const { rows } = await database.pool.query(
    'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
  )
  expect(rows).toEqual([])
})

test('the upgrade to 0016 deletes the events that repeated the arrival of a lead, and no others', async () => {
  const [id] = await addLeadRows(database, [{}])
  await database.pool.query(
    `delete from drizzle.__drizzle_migrations where created_at = (
      select max(created_at) from drizzle.__drizzle_migrations)`,
  )
  await database.pool.query('create index lead_keys_created on lead_keys (created_at)')
  await database.pool.query(
    `insert into lead_events (id, lead_id, kind)
      select gen_random_uuid(), $1, kind from unnest(array['received', 'notes']) as kind`,
    [id],
  )
  await migrateDatabase(config)
  const { rows } = await database.pool.query('select kind from lead_events where lead_id = $1', [
    id,
  ])
  expect(rows).toEqual([{ kind: 'notes' }])
})

// Proves 11.3.4.
test('a database that a newer version has migrated is refused with one sentence', async () => {
  await database.pool.query(
    `insert into drizzle.__drizzle_migrations (hash, created_at)
      select 'of a newer version', max(created_at) + 1 from drizzle.__drizzle_migrations`,
  )
  await expect(migrateDatabase(config)).rejects.toThrow(
    /^A newer version of the site has changed this database: [^.\n]+$/,
  )
})
