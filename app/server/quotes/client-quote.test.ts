import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { emails } from '../db/email-schema.ts'
import { leadEvents, leads, quotes } from '../db/schema.ts'
import {
  acceptQuote,
  declineQuote,
  reopenQuote,
  chooseLines,
  recordView,
  getClientQuote,
  parseSigner,
} from './client-quote.ts'
import { getQuote } from './quote-store.ts'
import { receiveQuoteRequest } from './receive-quote-request.ts'
import type { StoredQuote } from './stored-quote.ts'

let site: TestServerContext

beforeAll(async () => {
  site = await openServerContext()
})

afterAll(() => site.stop())

const visitor = { ipAddress: '198.51.100.7', userAgent: 'Mozilla/5.0' }

async function newQuote(
  basket = 's=branding.extended,website~crm,maintenance:12',
): Promise<StoredQuote> {
  const email = `dana-${randomUUID().slice(0, 8)}@example.com`
  const input = { name: 'דנה כהן', email, phone: '050-2345678', country_code: 'IL', basket }
  const answer = await receiveQuoteRequest(site.context, {
    input,
    key: undefined,
    visitor,
    lang: 'en',
  })
  if (answer.kind !== 'saved') throw new Error(answer.kind)
  const [row] = await site.database.orm
    .select({ id: quotes.id })
    .from(quotes)
    .where(eq(quotes.leadId, answer.id))
  return requireQuote(row?.id ?? '')
}

async function requireQuote(id: string): Promise<StoredQuote> {
  const quote = await getQuote(site.database, id)
  if (!quote) throw new Error('No such quote')
  return quote
}

async function eventsOf({ leadId }: StoredQuote): Promise<string[]> {
  const rows = await site.database.orm
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, leadId))
    .orderBy(asc(leadEvents.at))
  return rows.map(({ kind }) => kind)
}

function accept(quote: StoredQuote, change: Partial<Parameters<typeof acceptQuote>[1]> = {}) {
  return acceptQuote(site.context, {
    quote,
    visitor,
    lineIds: quote.chosen,
    name: 'דנה כהן',
    seen: quote.hash,
    ...change,
  })
}

test('only the first view is recorded', async () => {
  const quote = await newQuote()
  expect(await recordView(site.context, { quote, visitor })).toMatchObject({ kind: 'changed' })
  expect(await recordView(site.context, { quote, visitor })).toEqual({ kind: 'refused' })
  expect(await eventsOf(quote)).toEqual(['quote-sent', 'quote-viewed'])
  expect(await requireQuote(quote.id)).toMatchObject({
    status: 'viewed',
    viewedAt: expect.any(Date),
  })
})

test('optional lines are toggled, unknown ids are dropped, and repeated choices are one event', async () => {
  const quote = await newQuote()
  for (const lineIds of [['maintenance'], [], ['website.crm', 'branding.extended', 'unicorn']]) {
    await chooseLines(site.context, { quote: await requireQuote(quote.id), visitor, lineIds })
  }
  expect(await requireQuote(quote.id)).toMatchObject({ chosen: ['website.crm'], status: 'viewed' })
  expect(await eventsOf(quote)).toEqual(['quote-sent', 'quote-changed'])
})

// Proves 6.3.2.
test('an acceptance records name, time, version, lines and totals, and emails both sides', async () => {
  const quote = await newQuote()
  expect(await accept(quote, { lineIds: ['website.crm'] })).toMatchObject({ kind: 'changed' })
  const accepted = await requireQuote(quote.id)
  expect(accepted).toMatchObject({
    status: 'accepted',
    acceptanceHash: expect.stringMatching(/^[\da-f]{64}$/),
  })
  expect(accepted.acceptance).toMatchObject({
    number: quote.number,
    version: 1,
    snapshotHash: quote.hash,
    chosen: ['website.crm'],
    name: 'דנה כהן',
  })
  expect(accepted.acceptance?.totals.monthly).toBeLessThan(quote.snapshot.totals.monthly)
  const written = await site.database.orm
    .select()
    .from(emails)
    .where(eq(emails.quoteId, quote.id))
    .orderBy(asc(emails.kind))
  expect(written.map(({ kind, language }) => [kind, language])).toEqual([
    ['acceptance-notice', 'he'],
    ['acceptance-receipt', 'en'],
    ['quote-link', 'en'],
    ['quote-notice', 'he'],
  ])
})

// Proves 6.3.6.
test('an acceptance closes the lead as won, adds to its timeline, and counts as unseen', async () => {
  const quote = await newQuote()
  await accept(quote)
  const [lead] = await site.database.orm.select().from(leads).where(eq(leads.id, quote.leadId))
  expect(lead).toMatchObject({ status: 'closed_won', version: 2 })
  const rows = await site.database.orm
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, quote.leadId))
    .orderBy(asc(leadEvents.at))
  expect(rows.slice(-2)).toMatchObject([
    { kind: 'quote-accepted', quoteId: quote.id },
    { kind: 'status', quoteId: quote.id, fromStatus: 'new', toStatus: 'closed_won', adminId: null },
  ])
})

test('an acceptance does not change a lead that is won already, and adds no second event', async () => {
  const quote = await newQuote()
  const ofLead = eq(leads.id, quote.leadId)
  await site.database.orm.update(leads).set({ status: 'closed_won' }).where(ofLead)
  const [before] = await site.database.orm.select().from(leads).where(ofLead)
  expect(await accept(quote)).toMatchObject({ kind: 'changed' })
  const [after] = await site.database.orm.select().from(leads).where(ofLead)
  const { nextAction, nextAt, ...rest } = after ?? {}
  expect({ ...before, ...rest }).toEqual(before)
  expect([nextAction, nextAt]).toEqual(['start-work', expect.any(Date)])
  expect(await eventsOf(quote)).toEqual(['quote-sent', 'quote-accepted'])
})

// Proves 6.3.2.
test('of twenty simultaneous acceptances one succeeds', async () => {
  const quote = await newQuote()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => accept(quote, { name: `Number ${at}` })),
  )
  expect(answers.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
  expect(answers.filter(({ kind }) => kind === 'refused')).toHaveLength(19)
  expect((await eventsOf(quote)).filter((kind) => kind === 'quote-accepted')).toHaveLength(1)
  const before = await requireQuote(quote.id)
  await accept(quote, { name: 'Somebody else', lineIds: [] })
  await chooseLines(site.context, { quote, visitor, lineIds: [] })
  expect(await requireQuote(quote.id)).toEqual(before)
})

// Proves 6.3.3.
test('an outdated version cannot be accepted', async () => {
  const quote = await newQuote()
  for (const seen of ['', 'null', 'a'.repeat(64)])
    expect(await accept(quote, { seen })).toEqual({ kind: 'stale' })
  expect(await requireQuote(quote.id)).toMatchObject({ status: 'sent', acceptance: null })
})

// Proves 6.3.3.
test('an estimate is shown but cannot be accepted', async () => {
  const quote = await newQuote('s=mvp')
  expect((await getClientQuote(site.context, quote.token)).state).toBe('estimate')
  expect(await accept(quote)).toEqual({ kind: 'refused' })
})

// Proves 6.2.2, 6.3.3.
test('a quote expires the day after its last day without any action', async () => {
  const quote = await newQuote()
  await site.database.orm
    .update(quotes)
    .set({ validUntil: '2020-01-01' })
    .where(eq(quotes.id, quote.id))
  expect((await getClientQuote(site.context, quote.token)).state).toBe('expired')
  expect(await accept(quote)).toEqual({ kind: 'refused' })
  expect(await eventsOf(quote)).toEqual(['quote-sent'])
})

test.each([
  ['דנה', 'דנה'],
  ['  Dana   Cohen ', 'Dana Cohen'],
  ['x', null],
  ['', null],
  ['x'.repeat(101), null],
  [null, null],
  [7, null],
])('the typed name %j is stored as %j', (given, name) => {
  expect(parseSigner(given)).toBe(name)
})

test('a quote is deleted with its lead', async () => {
  const quote = await newQuote()
  await site.database.pool.query('delete from leads where id = $1', [quote.leadId])
  const { rows } = await site.database.pool.query('select id from quotes where id = $1', [quote.id])
  expect(rows).toEqual([])
})

test('a quote is declined with a reason, the owner is told, and the client can take it back', async () => {
  const quote = await newQuote()
  const decline = { reason: 'price', text: 'יקר לנו\nהשנה' } as const
  const answer = await declineQuote(site.context, { quote, visitor, decline, seen: quote.hash })
  expect(answer).toMatchObject({ kind: 'changed' })
  const declined = await requireQuote(quote.id)
  expect(declined).toMatchObject({
    status: 'declined',
    declineReason: 'price',
    declineText: 'יקר לנו\nהשנה',
    declinedAt: expect.any(Date),
  })
  expect(await getClientQuote(site.context, quote.token)).toMatchObject({ state: 'declined' })
  expect(await nextActionOf(quote)).toBe('answer-decline')
  expect(await accept(declined)).toEqual({ kind: 'refused' })

  await site.database.orm
    .update(leads)
    .set({ status: 'closed_lost', nextAction: null, nextAt: null })
    .where(eq(leads.id, quote.leadId))
  expect(await reopenQuote(site.context, { quote: declined, visitor })).toMatchObject({
    kind: 'changed',
  })
  expect(await getClientQuote(site.context, quote.token)).toMatchObject({ state: 'open' })
  expect(await nextActionOf(quote)).not.toBe('answer-decline')
  expect(await accept(await requireQuote(quote.id))).toMatchObject({ kind: 'changed' })
  const events = ['quote-sent', 'quote-declined', 'quote-reopened', 'status', 'quote-accepted']
  expect(await eventsOf(quote)).toEqual([...events, 'status'])
  const written = await site.database.orm
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.quoteId, quote.id))
  const kinds = written.map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['decline-notice', 'reopen-notice']))
})

test('a decline of another version is stale, and only a declined quote is opened again', async () => {
  const quote = await newQuote()
  const decline = { reason: null, text: '' }
  const seen = 'b'.repeat(64)
  expect(await declineQuote(site.context, { quote, visitor, decline, seen })).toEqual({
    kind: 'stale',
  })
  expect(await reopenQuote(site.context, { quote, visitor })).toEqual({ kind: 'refused' })
  expect(await requireQuote(quote.id)).toMatchObject({ status: 'sent', declinedAt: null })
})

test('of a decline and an acceptance at the same time, one counts', async () => {
  const quote = await newQuote()
  const decline = { reason: null, text: '' }
  const both = await Promise.all([
    declineQuote(site.context, { quote, visitor, decline, seen: quote.hash }),
    accept(quote),
  ])
  expect(both.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'refused'])
})

async function nextActionOf({ leadId }: StoredQuote): Promise<string | null | undefined> {
  const [lead] = await site.database.orm
    .select({ next: leads.nextAction })
    .from(leads)
    .where(eq(leads.id, leadId))
  return lead?.next
}
