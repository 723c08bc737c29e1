import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { startApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { startBlackHole } from '#tests/support/smtp-stub.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { openPool } from '../db/open-pool.ts'
import * as schema from '../db/schema.ts'

async function openSite(port: number) {
  const pool = openPool({
    config: { host: '127.0.0.1', port, user: 'site', database: 'site' },
    log: pino({ level: 'silent' }),
  })
  const site = await startApiServer({ database: { pool, orm: drizzle(pool, { schema }) } })
  onTestFinished(async () => {
    await site.stop()
    await pool.end()
  })
  return site
}

// Proves 11.3.1.
test('without a database every lead gets 503 with Retry-After', async () => {
  const site = await openSite(1)
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => postLead(site.address, leadPayload())),
  )
  for (const { status, headers, body } of responses) {
    expect({ status, body }).toEqual({
      status: 503,
      body: { success: false, error: 'unavailable', errors: [] },
    })
    expect(headers.get('retry-after')).toBe('3')
  }
})

test('a database that does not respond is given up', async () => {
  const stub = await startBlackHole()
  onTestFinished(stub.stop)
  const site = await openSite(stub.port)
  expect((await postLead(site.address, leadPayload())).status).toBe(503)
})

test('the other endpoints also return 503, except for the IP address, which needs no database', async () => {
  const site = await openSite(1)
  const rate = await rawRequest(
    site.address,
    '/rest/v1/settings?select=value&key=eq.usd_to_ils_rate',
  )
  expect(rate).toMatchObject({ status: 503, headers: { 'retry-after': '3' } })
  const body = JSON.stringify({ email: 'a@example.com', submitted_at: '2026-11-21T10:00:00Z' })
  const headers = { 'Content-Type': 'application/json' }
  const email = await rawRequest(site.address, '/functions/v1/send-contact-email', {
    method: 'POST',
    headers,
    body,
  })
  expect(email).toMatchObject({ status: 503, headers: { 'retry-after': '3' } })
  expect((await rawRequest(site.address, '/api/ip')).status).toBe(200)
})

// Proves 4.5.1, 9.3.1.
test('a lead whose statement fails midway leaves nothing, and its key can be used again', async () => {
  const database = await createTestDatabase()
  onTestFinished(() => database.stop())
  const site = await startApiServer({ database })
  onTestFinished(site.stop)
  const [payload, key] = [leadPayload(), { 'Idempotency-Key': 'the-same-key' }]
  await database.pool.query(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception using errcode = '53100'; end $$`,
  )
  await database.pool.query(
    'create trigger fail before insert on emails for each row execute function fail()',
  )
  expect((await postLead(site.address, payload, key)).status).toBe(503)
  const { rows } = await database.pool.query(
    'select (select count(*) from leads)::int + (select count(*) from lead_keys)::int as left',
  )
  expect(rows).toEqual([{ left: 0 }])
  await database.pool.query('drop trigger fail on emails')
  const again = await postLead(site.address, payload, key)
  expect(again.status).toBe(201)
  expect(again.headers.get('idempotency-replayed')).toBeNull()
})
