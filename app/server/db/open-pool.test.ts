import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postLead, leadPayload } from '#tests/support/lead-payload.ts'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { adminPool, openPool, visitorPool } from './open-pool.ts'

let database: TestDatabase
let site: ApiServer
let admins: ReturnType<typeof openPool>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startApiServer({ database })
  const log = pino({ level: 'silent' })
  admins = openPool({ config: database.pool.options, log, size: adminPool })
})

afterAll(async () => {
  await site.stop()
  await admins.end()
  await database.stop()
})

// Proves 11.4.9.
test('a lead is stored while every connection of the admin area is busy and others wait', async () => {
  const busy = await Promise.all(Array.from({ length: adminPool.max }, () => admins.connect()))
  const waiting = admins.query('select 1')
  expect(await postLead(site.address, leadPayload())).toMatchObject({ body: { success: true } })
  expect(admins.waitingCount).toBe(1)
  for (const client of busy) client.release()
  expect((await waiting).rowCount).toBe(1)
})

test.each([
  ['visitors', visitorPool],
  ['admins', adminPool],
])('no statement of %s takes a second core', async (_, size) => {
  const log = pino({ level: 'silent' })
  const pool = openPool({ config: database.pool.options, log, size })
  const { rows } = await pool.query('show max_parallel_workers_per_gather')
  await pool.end()
  expect(rows).toEqual([{ max_parallel_workers_per_gather: '0' }])
})
