import { randomUUID } from 'node:crypto'
import { asc, count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApiServer, type ApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/email-schema.ts'
import { leadKeys } from '../db/lead-key-schema.ts'
import { leadEvents, leads } from '../db/schema.ts'

let database: TestDatabase
let site: ApiServer
let otherNode: ApiServer

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startApiServer({ database })
  otherNode = await startApiServer({ database: { pool: database.pool, orm: database.orm } })
})

afterAll(async () => {
  await site.stop()
  await otherNode.stop()
  await database.stop()
})

async function getRow(id: string) {
  const [row] = await database.orm.select().from(leads).where(eq(leads.id, id))
  if (!row) throw new Error('No such lead')
  return row
}

function findLeadsOf(email: string) {
  return database.orm.select().from(leads).where(eq(leads.email, email))
}

async function countRows() {
  const counts = await Promise.all(
    [leads, leadEvents, leadKeys, emails].map((table) =>
      database.orm.select({ rows: count() }).from(table),
    ),
  )
  return counts.map(([row]) => row?.rows)
}

// Proves 4.5.1, 4.5.5.
test('a lead is stored with its event and two emails, and the response has its id', async () => {
  const payload = leadPayload({ email: 'whole@example.com' })
  const { status, body } = await postLead(site.address, payload, {
    'User-Agent': 'Mozilla/5.0 (iPhone) Mobile',
  })
  expect({ status, body }).toEqual({
    status: 201,
    body: { success: true, id: expect.any(String), emailNotified: null },
  })
  const id = body.id ?? ''
  expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-/)
  expect(await getRow(id)).toMatchObject({
    name: 'דנה כהן',
    phone: '+972502345678',
    phoneRaw: '050-2345678',
    phonePrefix: '+972',
    countryCode: 'IL',
    phoneLooksInvalid: false,
    serviceType: 'landing-page',
    budget: '5000-15000',
    sourcePage: 'home',
    language: 'he',
    deviceType: 'desktop',
    status: 'new',
    spamReason: null,
    version: 1,
    submittedAt: new Date(String(payload['submitted_at'])),
  })
  const written = await database.orm
    .select()
    .from(emails)
    .where(eq(emails.leadId, id))
    .orderBy(asc(emails.kind))
  expect(written).toMatchObject([
    { kind: 'owner-notice', recipient: 'owner@studio.example', language: 'he' },
    { kind: 'visitor-receipt', recipient: 'whole@example.com', language: 'he' },
  ])
})

// Proves 4.1.5, 9.4.1.
test('fields that the server sets are never read from the body', async () => {
  const forged = {
    id: randomUUID(),
    status: 'closed_won',
    ip_address: '203.0.113.7',
    received_at: '2001-01-01T00:00:00Z',
    spam_reason: null,
  }
  const before = Date.now()
  const { body } = await postLead(site.address, leadPayload({ ...forged, user_agent: 'forged' }), {
    'User-Agent': 'the real one',
  })
  const row = await getRow(body.id ?? '')
  expect(row.id).not.toBe(forged.id)
  expect(row).toMatchObject({
    status: 'new',
    ipAddress: '127.0.0.1',
    userAgent: 'the real one',
    notes: '',
  })
  expect(row.receivedAt.getTime()).toBeGreaterThanOrEqual(before)
})

test('a lead without service, budget, time and device gets its time and device from the server', async () => {
  const bare = {
    service_type: undefined,
    budget: undefined,
    submitted_at: undefined,
    device_type: undefined,
  }
  const rest = leadPayload({ ...bare, language: 'en' })
  const { status, body } = await postLead(site.address, rest, {
    'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Mobile',
  })
  expect(status).toBe(201)
  expect(await getRow(body.id ?? '')).toMatchObject({
    serviceType: null,
    budget: null,
    deviceType: 'mobile',
    language: 'en',
  })
})

// Proves 4.5.4.
test('a repeated key and body get the first response, marked as replayed', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const payload = leadPayload()
  const first = await postLead(site.address, payload, headers)
  const before = await countRows()
  const again = await postLead(
    site.address,
    { ...payload, submitted_at: new Date().toISOString() },
    headers,
  )
  expect(first.headers.get('idempotency-replayed')).toBeNull()
  expect(again).toMatchObject({ status: 201, body: first.body })
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await countRows()).toEqual(before)
})

test('a repeated key with another body is refused and changes nothing', async () => {
  const headers = { 'Idempotency-Key': randomUUID() }
  const payload = leadPayload()
  const first = await postLead(site.address, payload, headers)
  const [row, before] = [await getRow(first.body.id ?? ''), await countRows()]
  const other = await postLead(
    site.address,
    { ...payload, message: 'משהו אחר לגמרי, באותו מפתח' },
    headers,
  )
  expect(other).toMatchObject({
    status: 422,
    body: { success: false, error: 'idempotency_key_reused' },
  })
  expect(await countRows()).toEqual(before)
  expect(await getRow(row.id)).toEqual(row)
})

test.each(['short', 'x'.repeat(201), 'with space inside', 'tab\tinside', 'ä'.repeat(10)])(
  'the key %j is refused',
  async (key) => {
    const before = await countRows()
    const { status, body } = await postLead(site.address, leadPayload(), { 'Idempotency-Key': key })
    expect({ status, error: body.error }).toEqual({ status: 400, error: 'idempotency_key_invalid' })
    expect(await countRows()).toEqual(before)
  },
)

test.each(['8letters', 'x'.repeat(200)])('the key %j is accepted', async (key) => {
  expect(await postLead(site.address, leadPayload(), { 'Idempotency-Key': key })).toMatchObject({
    status: 201,
  })
})

// Proves 4.5.4.
test('without a key the same content from one address is one lead, and other content is another', async () => {
  const payload = leadPayload()
  const [first, again, other] = [
    await postLead(site.address, payload),
    await postLead(site.address, { ...payload, submitted_at: new Date().toISOString() }),
    await postLead(site.address, { ...payload, message: 'הודעה אחרת מאותו אדם' }),
  ]
  expect(again.body.id).toBe(first.body.id)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(other.body.id).not.toBe(first.body.id)
})

// Proves 4.5.4.
test('a key expires after a day: the same content is then a new lead', async () => {
  const payload = leadPayload()
  const first = await postLead(site.address, payload)
  const sendAfter = async (age: string) => {
    await database.pool.query(
      'update lead_keys set created_at = now() - $2::interval where lead_id = $1',
      [first.body.id, age],
    )
    return postLead(site.address, payload)
  }
  expect((await sendAfter('23 hours')).body.id).toBe(first.body.id)
  const later = await sendAfter('25 hours')
  expect(later.status).toBe(201)
  expect(later.body.id).not.toBe(first.body.id)
})

// Proves 4.5.4.
test('200 double clicks on two nodes create one lead each, and both responses have its id', async () => {
  const failures: unknown[] = []
  for (let trial = 0; trial < 200; trial += 1) {
    const [headers, payload] = [
      { 'Idempotency-Key': randomUUID() },
      leadPayload({ email: `double-${trial}@example.com` }),
    ]
    const responses = await Promise.all([
      postLead(site.address, payload, headers),
      postLead(otherNode.address, payload, headers),
    ])
    const stored = await findLeadsOf(`double-${trial}@example.com`)
    const ids = new Set(responses.map(({ body }) => body.id))
    if (
      stored.length !== 1 ||
      ids.size !== 1 ||
      !ids.has(stored[0]?.id) ||
      responses.some(({ status }) => status !== 201)
    )
      failures.push(responses)
  }
  expect(failures).toEqual([])
})

test('500 concurrent leads, each sent to both nodes, create 500 rows and 1,000 emails', async () => {
  const payloads = Array.from({ length: 500 }, (_, index) =>
    leadPayload({ email: `crowd-${index}@example.com` }),
  )
  const responses = await Promise.all(
    payloads.map(async (payload) => {
      const headers = { 'Idempotency-Key': randomUUID() }
      return Promise.all([
        postLead(site.address, payload, headers),
        postLead(otherNode.address, payload, headers),
      ])
    }),
  )
  expect(
    responses.filter(([a, b]) => a.status !== 201 || b.status !== 201 || a.body.id !== b.body.id),
  ).toEqual([])
  const { rows: found } = await database.pool.query(
    `select count(distinct leads.id)::int as leads, count(emails.id)::int as emails from leads join emails on emails.lead_id = leads.id where email like 'crowd-%'`,
  )
  expect(found).toEqual([{ leads: 500, emails: 1000 }])
})

test('a lead that the database refuses does not fail the other leads of its batch', async () => {
  const good = Array.from({ length: 20 }, () => postLead(site.address, leadPayload()))
  const responses = await Promise.all([
    ...good,
    postLead(site.address, leadPayload({ submitted_at: '1000-01-01T00:00:00Z' })),
  ])
  expect(responses.slice(0, 20).map(({ status }) => status)).toEqual(
    Array.from({ length: 20 }, () => 201),
  )
})

// Proves 4.11.1.
test.each([
  [{ website: 'https://spam.example' }, 'honeypot'],
  [{ elapsed_ms: 1999 }, 'too-fast'],
  [{ message: 'Get 10,000 backlinks: http://links.example', elapsed_ms: 9_000 }, 'content'],
])(
  'a suspicious lead %j is held without notice and receipt, and the response claims no email',
  async (change, reason) => {
    const { status, body } = await postLead(site.address, leadPayload(change))
    expect({ status, body }).toEqual({
      status: 201,
      body: { success: true, id: expect.any(String), emailNotified: null },
    })
    expect(await getRow(body.id ?? '')).toMatchObject({ spamReason: reason, status: 'new' })
    const sent = await database.orm
      .select({ kind: emails.kind })
      .from(emails)
      .where(eq(emails.leadId, body.id ?? ''))
    expect(sent.filter(({ kind }) => kind !== 'held-notice')).toEqual([])
  },
)

// Proves 4.11.3.
test('the owner is notified of the first held lead by email', async () => {
  const { rows } = await database.pool.query<{ spam: boolean; recipient: string }>(
    `select spam_reason is not null as spam, recipient from emails join leads on leads.id = lead_id
      where kind = 'held-notice'`,
  )
  expect(rows).toEqual([{ spam: true, recipient: 'owner@studio.example' }])
})

// Proves 4.11.1.
test.each([[{ website: '' }], [{ elapsed_ms: 2000 }], [{}]])(
  'a lead with %j is no spam',
  async (change) => {
    const { body } = await postLead(site.address, leadPayload(change))
    expect(await getRow(body.id ?? '')).toMatchObject({ spamReason: null })
  },
)

// Proves 4.13.2.
test('one email address gets at most five receipts an hour; the owner gets every notice', async () => {
  const email = 'flooded@example.com'
  for (let lead = 0; lead < 8; lead += 1)
    await postLead(site.address, leadPayload({ email, message: `הודעה מספר ${lead} לאותה כתובת` }))
  const { rows: kinds } = await database.pool.query(
    `select kind, count(*)::int from emails join leads on leads.id = lead_id where email = $1 group by kind order by kind`,
    [email],
  )
  expect(kinds).toEqual([
    { kind: 'owner-notice', count: 8 },
    { kind: 'visitor-receipt', count: 5 },
  ])
})

// Proves 4.13.2.
test.each([
  ['its case', ['one.box@example.com', 'One.Box@example.com', 'ONE.BOX@EXAMPLE.COM']],
  ['its tag', ['tagged@example.com', 'tagged+a@example.com', 'tagged+b@example.com']],
  ['its dots at Gmail', ['anna.levi@gmail.com', 'annalevi@gmail.com', 'a.nnalevi@googlemail.com']],
  ['itself, at once', ['same@example.com']],
])('all spellings of one mailbox share its five receipts: %s', async (_, spellings) => {
  const leads = Array.from({ length: 14 }, (_, index) =>
    leadPayload({
      email: spellings[index % spellings.length] ?? '',
      message: `הודעה מספר ${index} אל ${spellings[0]}`,
    }),
  )
  const stored = await Promise.all(leads.map((lead) => postLead(site.address, lead)))
  const ids = stored.map(({ body }) => body.id)
  const { rows } = await database.pool.query(
    'select kind, count(*)::int from emails where lead_id = any($1) group by kind order by kind',
    [ids],
  )
  expect(rows).toEqual([
    { kind: 'owner-notice', count: 14 },
    { kind: 'visitor-receipt', count: 5 },
  ])
})
