import { createClient, FunctionsHttpError } from '@supabase/supabase-js'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { leadPayload } from '#tests/support/lead-payload.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/email-schema.ts'
import { leads, settings } from '../db/schema.ts'

const rate = 'usd_to_ils_rate'

let database: TestDatabase
let site: ApiServer

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startApiServer({ database })
})

afterAll(async () => {
  await site.stop()
  await database.stop()
})

/** The client requires a key, which the server ignores. */
function client() {
  return createClient(site.address, 'any-key', {
    auth: { persistSession: false, autoRefreshToken: false },
  })
}

// Proves 4.6.4.
test('the public client sends a lead and requests its emails', async () => {
  const body = leadPayload({ email: 'client@example.com' })
  const sent = await client().functions.invoke('submit-contact-form-atlas', { body })
  expect(sent).toMatchObject({ error: null, data: { success: true, emailNotified: null } })
  const requested = await client().functions.invoke('send-contact-email', {
    body: { email: body['email'], submitted_at: body['submitted_at'] },
  })
  expect(requested).toMatchObject({ error: null, data: { success: true, emailNotified: null } })
})

// Proves 4.6.1, 9.3.1.
test('the public client gets the codes of field errors', async () => {
  const { data, error } = await client().functions.invoke('submit-contact-form-atlas', {
    body: leadPayload({ message: 'קצר' }),
  })
  expect(data).toBeNull()
  expect(error).toBeInstanceOf(FunctionsHttpError)
  const { context } = error as FunctionsHttpError
  expect(await (context as Response).json()).toEqual({
    success: false,
    error: 'invalid',
    errors: [{ field: 'message', code: 'messageMin' }],
  })
})

// Proves 4.6.3, 4.6.4.
test('the public client reads the exchange rate as one row or no row', async () => {
  const table = () => client().from('settings').select('value')
  expect(await table().eq('key', rate).single()).toMatchObject({
    error: null,
    data: { value: '3.7' },
  })
  expect(await table().eq('key', rate).maybeSingle()).toMatchObject({
    error: null,
    data: { value: '3.7' },
  })
  expect(await table().eq('key', rate)).toMatchObject({ error: null, data: [{ value: '3.7' }] })
  expect(await table().eq('key', 'other').maybeSingle()).toMatchObject({ error: null, data: null })
  expect(await table().eq('key', 'other').single()).toMatchObject({
    status: 406,
    error: { code: 'PGRST116' },
    data: null,
  })
})

test.each(['NaN', '0', '-1', '1e9', '', 'x'])(
  'the value is returned as stored: %j',
  async (value) => {
    await database.orm.update(settings).set({ value }).where(eq(settings.key, rate))
    expect((await client().from('settings').select('value').eq('key', rate).single()).data).toEqual(
      { value },
    )
  },
)

// Proves 4.6.3.
test('no other setting can be read', async () => {
  await database.orm.insert(settings).values({ key: 'geo_gate', value: 'hard' })
  expect((await client().from('settings').select('value').eq('key', 'geo_gate')).data).toEqual([])
})

// Proves 4.6.3.
test.each([
  'select=value',
  'key=eq.usd_to_ils_rate',
  'select=*&key=eq.usd_to_ils_rate',
  'select=value&key=like.*',
  'select=value&key=eq.usd_to_ils_rate&key=eq.geo_gate',
  'select=value&select=value&key=eq.usd_to_ils_rate',
  'select=value&key=eq.usd_to_ils_rate&or=(key.eq.geo_gate)',
  '',
])('the query %j is refused', async (query) => {
  const { status, body } = await rawRequest(site.address, `/rest/v1/settings?${query}`)
  expect({ status, body: JSON.parse(body) as unknown }).toMatchObject({
    status: 400,
    body: { code: 'PGRST100' },
  })
})

test.each(['POST', 'PATCH', 'DELETE'])('settings cannot be changed with %s', async (method) => {
  const headers = { 'Content-Type': 'application/json' }
  const { status } = await fetch(`${site.address}/rest/v1/settings?key=eq.${rate}`, {
    method,
    headers,
    body: '{"value":"1"}',
  })
  expect(status).toBe(405)
})

async function requestEmails(proof: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await rawRequest(site.address, '/functions/v1/send-contact-email', {
    method: 'POST',
    headers,
    body: JSON.stringify(proof),
  })
  return { status: response.status, body: JSON.parse(response.body) as unknown }
}

// Proves 4.6.2.
test('emails are requested by id, or by email address and time, and are never sent twice', async () => {
  const payload = leadPayload()
  const { data } = await client().functions.invoke<{ id: string }>('submit-contact-form-atlas', {
    body: payload,
  })
  const { email, submitted_at } = payload
  for (const proof of [
    { id: data?.id },
    { email, submitted_at },
    { email, submitted_at, phone: '1', sourcePage: 'x' },
  ]) {
    expect(await requestEmails(proof)).toEqual({
      status: 200,
      body: { success: true, emailNotified: null },
    })
  }
  const written = () =>
    database.orm
      .select({ recipient: emails.recipient, attempts: emails.attempts })
      .from(emails)
      .where(eq(emails.leadId, data?.id ?? ''))
      .orderBy(emails.kind)
  await expect.poll(written).toEqual([
    { recipient: 'owner@studio.example', attempts: 1 },
    { recipient: String(email), attempts: 1 },
  ])
})

// Proves 4.6.2.
test.each([
  { email: 'stranger@example.com', submitted_at: '2026-11-21T10:00:00.000Z' },
  { id: '0199a7c2-0000-7000-8000-000000000001' },
  { id: "' or 1=1 --", email: 'stranger@example.com', submitted_at: '2026-11-21T10:00:00.000Z' },
])('for an unknown lead nothing is sent: %j', async (proof) => {
  const before = await database.orm.$count(emails)
  expect(await requestEmails({ ...proof, name: 'x', message: 'x' })).toMatchObject({
    status: 404,
    body: { success: false, error: 'lead_not_found' },
  })
  expect(await database.orm.$count(emails)).toBe(before)
})

test.each([
  {},
  null,
  [],
  { email: 'client@example.com' },
  { submitted_at: '2026-11-21T10:00:00.000Z' },
  { email: 1, submitted_at: 2 },
  { email: 'client@example.com', submitted_at: 'yesterday' },
  { email: 'client@example.com', submitted_at: '+275760-09-13T00:00:00Z' },
  { email: 'x'.repeat(300), submitted_at: '2026-11-21T10:00:00.000Z' },
  { email: '\u0000', submitted_at: '2026-11-21T10:00:00.000Z' },
  { id: { $ne: null } },
])('a request that proves nothing is refused: %j', async (proof) => {
  expect((await requestEmails(proof)).status).toBeGreaterThanOrEqual(400)
  expect((await requestEmails(proof)).status).toBeLessThan(500)
})

// Proves 4.1.6, 9.4.1.
test('the IP address is that of the connection, whatever headers claim', async () => {
  const claims = {
    'X-Forwarded-For': '203.0.113.9',
    'X-Real-IP': '203.0.113.9',
    'CF-Connecting-IP': '203.0.113.9',
    Forwarded: 'for=203.0.113.9',
  }
  const node = await startApiServer({ database, variables: { TRUSTED_PROXIES: 'none' } })
  const { body } = await rawRequest(node.address, '/api/ip', { headers: claims })
  expect(JSON.parse(body)).toEqual({ ip: '127.0.0.1' })
  const response = await fetch(`${node.address}/functions/v1/submit-contact-form-atlas`, {
    method: 'POST',
    headers: { ...claims, 'Content-Type': 'application/json' },
    body: JSON.stringify(leadPayload()),
  })
  const { id } = (await response.json()) as { id: string }
  expect(
    await database.orm.select({ ip: leads.ipAddress }).from(leads).where(eq(leads.id, id)),
  ).toEqual([{ ip: '127.0.0.1' }])
  await node.stop()
})

// Proves 9.4.2.
test('by default 25 visitors behind a proxy on this machine are 25 addresses', async () => {
  const node = await startApiServer({ database, variables: { LEADS_PER_MINUTE: '20' } })
  const statuses = await Promise.all(
    Array.from({ length: 25 }, (_, index) =>
      fetch(`${node.address}/functions/v1/submit-contact-form-atlas`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `1.2.3.4, 198.51.101.${index}`,
        },
        body: JSON.stringify(leadPayload()),
      }).then(({ status }) => status),
    ),
  )
  expect(statuses.filter((status) => status !== 201)).toEqual([])
  await node.stop()
})

// Proves 4.13.1, 9.4.1.
test('behind a trusted proxy the IP address and limits use the header', async () => {
  const node = await startApiServer({
    database,
    variables: { TRUSTED_PROXIES: '127.0.0.0/8', LEADS_PER_MINUTE: '3' },
  })
  const post = (address: string) =>
    fetch(`${node.address}/functions/v1/submit-contact-form-atlas`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(leadPayload()),
    })
  const burst = await Promise.all(Array.from({ length: 20 }, () => post('198.51.100.66')))
  expect(burst.filter(({ status }) => status === 201)).toHaveLength(3)
  const refused = burst.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused?.json()).toEqual({ success: false, error: 'rate_limited', errors: [] })
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(`198.51.100.${index + 100}`)),
  )
  expect(others.filter(({ status }) => status !== 201)).toEqual([])
  const network = await Promise.all(
    Array.from({ length: 5 }, (_, index) => post(`2001:db8:7:7::${index + 1}`)),
  )
  expect(network.filter(({ status }) => status === 201)).toHaveLength(3)
  await node.stop()
})

// Proves 4.6.6.
test('the public client reads a code and a message where the API has nothing', async () => {
  const read = await client().from('leads').select('name')
  expect(read).toMatchObject({ status: 404, data: null, error: { code: 'PGRST205' } })
  expect(read.error?.message).toBeTruthy()
  const called = await client().functions.invoke('delete-everything', { body: {} })
  expect(called.error).toBeInstanceOf(FunctionsHttpError)
  expect(await ((called.error as FunctionsHttpError).context as Response).json()).toMatchObject({
    code: 'NOT_FOUND',
    message: expect.any(String) as string,
  })
  const signedIn = await client().auth.signInWithPassword({ email: 'a@b.example', password: 'x' })
  expect(signedIn.error).toMatchObject({ status: 404, code: 'not_found' })
  expect(signedIn.error?.message).toBeTruthy()
})

// Proves 4.6.6.
test.each([
  '/rest',
  '/rest/v1/',
  '/rest/v1/leads?select=*',
  '/rest/v1/rpc/run',
  '/functions',
  '/functions/v1/none',
  '/auth/v1/token?grant_type=password',
  '/auth/v1/signup',
  '/api/none',
])('any method at %s gets JSON with a code', async (path) => {
  for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
    const { status, headers, body } = await rawRequest(site.address, path, { method })
    expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8'])
    const { code, error } = JSON.parse(body) as { code?: unknown; error?: unknown }
    expect(code ?? error).toBeTruthy()
  }
})
