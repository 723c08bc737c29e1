import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { emails } from '../db/email-schema.ts'
import { leadEvents, leads, quotes, quoteVersions, settings } from '../db/schema.ts'
import { mailboxBucket, mailboxLimit } from '../email/mailbox-limit.ts'
import { releaseLeads } from '../leads/held-lead-store.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import { decidePrices } from '../settings/price-choice-store.ts'
import { getQuote, getQuoteByToken } from './quote-store.ts'
import { receiveQuoteRequest, type QuoteRequest } from './receive-quote-request.ts'

let site: TestServerContext

beforeAll(async () => {
  site = await openServerContext()
})

afterAll(() => site.stop())

const basket = 's=branding.extended,website~crm,maintenance:12'

function request(
  fields: Record<string, unknown> = {},
  rest: Partial<QuoteRequest> = {},
): QuoteRequest {
  const email = `dana-${randomUUID().slice(0, 8)}@example.com`
  const input = {
    name: 'דנה כהן',
    email,
    phone: '050-2345678',
    country_code: 'IL',
    basket,
    ...fields,
  }
  return {
    input,
    key: undefined,
    visitor: { ipAddress: '198.51.100.7', userAgent: 'Mozilla/5.0' },
    lang: 'he',
    ...rest,
  }
}

async function ask(fields: Record<string, unknown> = {}, rest: Partial<QuoteRequest> = {}) {
  const answer = await receiveQuoteRequest(site.context, request(fields, rest))
  if (answer.kind !== 'saved') throw new Error(`Not saved: ${answer.kind}`)
  const [row] = await site.database.orm.select().from(quotes).where(eq(quotes.leadId, answer.id))
  return { answer, row }
}

async function rows() {
  const tables = [leads, leadEvents, emails, quotes, quoteVersions]
  return Promise.all(
    tables.map(
      async (table) => (await site.database.orm.select({ rows: count() }).from(table))[0]?.rows,
    ),
  )
}

async function timelineOf(leadId: string) {
  const events = await site.database.orm
    .select({ kind: leadEvents.kind })
    .from(leadEvents)
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(leadEvents.at)
  return events.map(({ kind }) => kind)
}

// Proves 6.1.6.
test('a request creates a lead, a numbered quote, its events and its two emails', async () => {
  const { answer, row } = await ask()
  expect(row).toMatchObject({
    status: 'sent',
    version: 1,
    language: 'he',
    chosen: ['website.crm', 'maintenance'],
  })
  expect(row?.number).toMatch(/^20\d\d-\d{4,}$/)
  expect(row?.token).toMatch(/^[\w-]{43}$/)
  const events = await site.database.orm
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, answer.id))
    .orderBy(leadEvents.at)
  expect(events.map(({ kind, quoteId }) => [kind, quoteId])).toEqual([['quote-sent', row?.id]])
  const written = await site.database.orm
    .select()
    .from(emails)
    .where(eq(emails.leadId, answer.id))
    .orderBy(emails.kind)
  expect(written.map(({ kind, quoteId, quoteVersion }) => [kind, quoteId, quoteVersion])).toEqual([
    ['quote-link', row?.id, 1],
    ['quote-notice', row?.id, 1],
  ])
  const [lead] = await site.database.orm.select().from(leads).where(eq(leads.id, answer.id))
  expect(lead).toMatchObject({
    sourcePage: 'package-builder',
    serviceType: null,
    budget: null,
    message: expect.stringContaining('מיתוג'),
  })
})

test.each([
  ['', /^בקשה להצעת מחיר: /],
  ['דחוף', /^בקשה להצעת מחיר: [^]*\nדחוף$/],
  ['אפשר לדבר ביום ראשון?', /^אפשר לדבר ביום ראשון\?$/],
])('notes of %j are optional, and not too short', async (message, stored) => {
  const { answer } = await ask({ message })
  const [lead] = await site.database.orm.select().from(leads).where(eq(leads.id, answer.id))
  expect(lead?.message).toMatch(stored)
})

// Proves 6.1.3.
test('amounts in the input are ignored', async () => {
  const forged = {
    total: '1',
    once: 1,
    lines: [{ id: 'branding.extended', amount: 1 }],
    discount: 10_000,
  }
  const { row } = await ask(forged)
  const honest = await ask()
  const [quote, other] = await Promise.all(
    [row, honest.row].map((each) => getQuote(site.database, each?.id ?? '')),
  )
  expect(quote?.snapshot.totals).toEqual(other?.snapshot.totals)
  expect(quote?.snapshot.totals.once).toBeGreaterThan(100_000)
})

// Proves 6.2.1.
test('a later change of rate and prices does not change the quote', async () => {
  const { row } = await ask()
  const before = await getQuote(site.database, row?.id ?? '')
  await site.database.orm
    .update(settings)
    .set({ value: '4.2' })
    .where(eq(settings.key, 'usd_to_ils_rate'))
  const website = { from: 1_234_500, to: 1_234_500, since: '2026-11-28' }
  await decidePrices(site.database, { website }, 'נועה')
  await site.context.settings.refresh()
  const after = await getQuote(site.database, row?.id ?? '')
  expect(after).toEqual(before)
  expect(before?.snapshot.exchange.shekelsForDollar).toBe('3.7')
  const later = await ask()
  const snapshot = (await getQuote(site.database, later.row?.id ?? ''))?.snapshot
  expect(snapshot?.exchange.shekelsForDollar).toBe('4.2')
  expect(snapshot?.lines).toContainEqual(
    expect.objectContaining({ id: 'website', amount: 1_234_500 }),
  )
  await decidePrices(site.database, { website: null }, 'נועה')
  await site.context.settings.refresh()
})

// Proves 4.13.2.
test('links of requested quotes share the five emails of a mailbox', async () => {
  const email = `full-${randomUUID()}@example.com`
  const token = { bucket: mailboxBucket(email), ...mailboxLimit }
  for (let receipt = 0; receipt < 4; receipt += 1)
    expect(await takeToken(site.database, token)).toBeNull()
  for (const message of ['First request', 'Second request']) await ask({ email, message })
  const { rows: sent } = await site.database.pool.query(
    `select kind, count(*)::int from emails join leads on leads.id = lead_id
      where leads.email = $1 group by kind order by kind`,
    [email],
  )
  expect(sent).toEqual([
    { kind: 'quote-link', count: 1 },
    { kind: 'quote-notice', count: 2 },
  ])
})

// Proves 6.1.6.
test('a request sent twice with one key, or twice without a key, creates one quote', async () => {
  const twice = request({}, { key: randomUUID() })
  const [first, again] = [
    await receiveQuoteRequest(site.context, twice),
    await receiveQuoteRequest(site.context, twice),
  ]
  expect(again).toMatchObject({
    kind: 'saved',
    replayed: true,
    id: first.kind === 'saved' ? first.id : '',
  })
  const same = request()
  const before = await rows()
  await Promise.all([1, 2, 3].map(() => receiveQuoteRequest(site.context, same)))
  const after = await rows()
  expect(after.map((number, at) => (number ?? 0) - (before[at] ?? 0))).toEqual([1, 1, 2, 1, 1])
})

test('the same text with another basket creates another quote', async () => {
  const words = { email: 'twice@example.com', message: 'אפשר הצעה בבקשה?' }
  const [first, second] = [await ask(words), await ask({ ...words, basket: 's=branding.basic' })]
  expect(second.answer.id).not.toBe(first.answer.id)
})

test.each([
  ['nothing', ''],
  ['unknown things', 's=unicorn,rainbow.extended'],
  ['no text', 7],
  ['a text without end', 'x'.repeat(100_000)],
  ['markup', '<script>alert(1)</script>'],
])('a basket of %s stores nothing', async (_what, given) => {
  const before = await rows()
  const answer = await receiveQuoteRequest(site.context, request({ basket: given }))
  expect(answer).toMatchObject({
    kind: 'refused',
    status: 400,
    errors: [{ field: 'basket', code: 'invalid' }],
  })
  expect(await rows()).toEqual(before)
})

test('a request with an invalid name stores nothing', async () => {
  const before = await rows()
  expect(await receiveQuoteRequest(site.context, request({ name: 'x' }))).toMatchObject({
    kind: 'refused',
    reason: 'invalid',
    errors: [{ field: 'name' }],
  })
  expect(await rows()).toEqual(before)
})

// Proves 4.11.1, 4.11.4.
test('the quote of a held request is a draft without a link, and releasing the request sends it', async () => {
  const { answer, row } = await ask({ website: 'https://spam.example' })
  expect(row).toMatchObject({
    status: 'draft',
    sentAt: null,
    chosen: ['website.crm', 'maintenance'],
  })
  expect(await getQuoteByToken(site.database, row?.token ?? '')).toBeNull()
  expect(await timelineOf(answer.id)).toEqual(['quote-drafted'])

  const { rows: admins } = await site.database.pool.query<{ id: string }>(
    `insert into admins (id, email, name, password_hash)
      values (gen_random_uuid(), 'release@example.com', 'דנה', '') returning id`,
  )
  const actor = { adminId: admins[0]?.id ?? '', ipAddress: '127.0.0.1', now: new Date() }
  const release = { ids: [answer.id], owner: 'owner@studio.example' }
  expect(await releaseLeads(site.database, release, actor)).toEqual([answer.id])
  expect(await getQuoteByToken(site.database, row?.token ?? '')).toMatchObject({
    id: row?.id,
    status: 'sent',
  })
  expect(await timelineOf(answer.id)).toEqual(['quote-drafted', 'released', 'quote-sent'])
  const sent = await site.database.orm
    .select()
    .from(emails)
    .where(eq(emails.leadId, answer.id))
    .orderBy(emails.kind)
  expect(sent.filter(({ kind }) => kind !== 'held-notice')).toMatchObject([
    { kind: 'quote-link', quoteId: row?.id, quoteVersion: 1 },
    { kind: 'quote-notice', quoteId: row?.id, quoteVersion: 1 },
  ])
})

// Proves 6.3.1.
test('a link opens its quote, and a wrong token opens none', async () => {
  const { row } = await ask({}, { lang: 'en' })
  expect(await getQuoteByToken(site.database, row?.token ?? '')).toMatchObject({
    id: row?.id,
    language: 'en',
  })
  for (const token of [
    '',
    'x'.repeat(43),
    (row?.token ?? '').slice(1),
    row?.tokenHash ?? '',
    "' or true --",
  ]) {
    expect(await getQuoteByToken(site.database, token)).toBeNull()
  }
})

// Proves 6.2.1.
test('a quote altered in the database is not shown', async () => {
  const { row } = await ask()
  await site.database.orm
    .update(quoteVersions)
    .set({ snapshot: '{}' })
    .where(eq(quoteVersions.quoteId, row?.id ?? ''))
  await expect(getQuote(site.database, row?.id ?? '')).rejects.toThrow('is damaged')
})
