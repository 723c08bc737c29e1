import { rateLimits } from '#server/db/runtime-schema.ts'
import { expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

test('every copy is migrated, empty and independent', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  await one.pool.query(
    `insert into rate_limits (bucket, window_start, count) values ('mine', now(), 1)`,
  )
  expect(await one.orm.select().from(rateLimits)).toMatchObject([{ bucket: 'mine', count: 1 }])
  expect(await other.orm.select().from(rateLimits)).toEqual([])
  await Promise.all([one.stop(), other.stop()])
})

test('the query builder and the pool return times as dates, in any time zone of the machine', async () => {
  const database = await createTestDatabase()
  const written = new Date('2026-03-27T00:30:00.123Z')
  await database.pool.query('insert into settings (key, value, updated_at) values ($1, $2, $3)', [
    'a',
    'b',
    written,
  ])
  const byOrm = await database.orm.query.settings.findFirst({
    where: (row, { eq }) => eq(row.key, 'a'),
  })
  const { rows } = await database.pool.query(
    'select updated_at, current_setting($1) as zone from settings where key = $2',
    ['TimeZone', 'a'],
  )
  expect(byOrm?.updatedAt).toEqual(written)
  expect(rows).toEqual([{ updated_at: written, zone: 'UTC' }])
  await database.stop()
})
