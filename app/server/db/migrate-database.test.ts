import { afterAll, beforeAll, expect, inject, test } from 'vitest'
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
