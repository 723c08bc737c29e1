import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadPayload } from '#tests/support/lead-payload.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { newSubscription } from '#tests/support/push-receiver.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { pushDevices, pushNotices } from '../db/push-schema.ts'
import { leads, quotes } from '../db/schema.ts'
import { releaseLeads } from '../leads/held-lead-store.ts'
import { parseLeadPayload } from '../leads/parse-lead.ts'
import { receiveLead } from '../leads/receive-lead.ts'
import { erasePerson } from '../privacy/person-store.ts'
import { addRequest, verifyRequest } from '../privacy/request-store.ts'
import { recordLateAnswers } from '../promises/late-answer-store.ts'
import { acceptQuote, declineQuote, reopenQuote } from '../quotes/client-quote.ts'
import { getQuote } from '../quotes/quote-store.ts'
import { receiveQuoteRequest } from '../quotes/receive-quote-request.ts'

let site: TestServerContext
const actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }
const visitor = { ipAddress: '198.51.100.7', userAgent: 'Mozilla/5.0' }
const owner = 'owner@studio.example'

beforeAll(async () => {
  site = await openServerContext()
  await site.database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'a@example.com', 'A', 'x')`,
    [actor.adminId],
  )
  for (const name of ['phone', 'computer']) {
    const { subscription } = newSubscription(`https://fcm.googleapis.com/${name}`)
    const row = { ...subscription, deviceHash: name, userAgent: name, language: 'he' } as const
    await site.database.orm
      .insert(pushDevices)
      .values({ id: randomUUID(), adminId: actor.adminId, ...row })
  }
})

afterAll(() => site.stop())

beforeEach(async () => {
  await site.database.pool.query('delete from leads')
  await site.database.pool.query('delete from push_notices')
})

/** The kinds of the notices, one device's, each with the lead that it is about. */
async function noticesNow() {
  const rows = await site.database.orm.select().from(pushNotices)
  const byDevice = Object.values(Object.groupBy(rows, ({ deviceId }) => deviceId)).map((own = []) =>
    own.map(({ kind, leadId }) => ({ kind, leadId })),
  )
  expect(byDevice[0] ?? []).toEqual(byDevice[1] ?? [])
  return byDevice[0] ?? []
}

async function sendLead(fields: Record<string, string> = {}): Promise<string> {
  const outcome = await receiveLead(site.context, {
    parse: () => parseLeadPayload(leadPayload(fields)),
    idempotencyKey: undefined,
    visitor,
  })
  if (outcome.kind !== 'saved') throw new Error(outcome.kind)
  return outcome.id
}

async function requestQuote() {
  const answer = await receiveQuoteRequest(site.context, {
    input: {
      name: 'דנה כהן',
      email: `dana-${randomUUID().slice(0, 8)}@example.com`,
      phone: '050-2345678',
      country_code: 'IL',
      basket: 's=website~crm',
    },
    key: undefined,
    visitor,
    lang: 'he',
  })
  if (answer.kind !== 'saved') throw new Error(answer.kind)
  return answer.id
}

async function quoteOf(leadId: string) {
  const [row] = await site.database.orm.select().from(quotes).where(eq(quotes.leadId, leadId))
  const quote = await getQuote(site.database, row?.id ?? '')
  if (!quote) throw new Error('No such quote')
  return quote
}

// Proves 7.20.2.
test('a new lead is stored with a notice for every device, and a quote request says so', async () => {
  const leadId = await sendLead()
  expect(await noticesNow()).toEqual([{ kind: 'owner-notice', leadId }])
  await site.database.pool.query('delete from push_notices')
  const asking = await requestQuote()
  expect(await noticesNow()).toEqual([{ kind: 'quote-notice', leadId: asking }])
})

// Proves 7.20.2.
test('a held lead has none until it is released', async () => {
  const leadId = await sendLead({ website: 'https://spam.example' })
  const [row] = await site.database.orm.select().from(leads).where(eq(leads.id, leadId))
  expect(row?.spamReason).not.toBeNull()
  expect(await noticesNow()).toEqual([])
  await releaseLeads(site.database, { ids: [leadId], owner }, actor)
  expect(await noticesNow()).toEqual([{ kind: 'owner-notice', leadId }])
})

// Proves 7.20.2.
test('a late answer has one with its email, and then none for an hour', async () => {
  const [late = '', later = ''] = await addLeadRows(site.database, [{}, {}])
  const set = `update leads set next_action = 'answer', next_at = now() - $2::interval where id = $1`
  await site.database.pool.query(set, [late, '1 hour'])
  await site.database.pool.query(set, [later, '1 minute'])
  await recordLateAnswers(site.database, owner)
  await recordLateAnswers(site.database, owner)
  expect(await noticesNow()).toEqual([{ kind: 'late-notice', leadId: late }])
})

// Proves 7.20.2.
test('declining, taking that back and accepting a quote have one each', async () => {
  const leadId = await requestQuote()
  const quote = await quoteOf(leadId)
  await declineQuote(site.context, {
    quote,
    visitor,
    decline: { reason: 'price', text: '' },
    seen: quote.hash,
  })
  await reopenQuote(site.context, { quote: await quoteOf(leadId), visitor })
  await acceptQuote(site.context, {
    quote: await quoteOf(leadId),
    visitor,
    lineIds: quote.chosen,
    name: 'דנה כהן',
    seen: quote.hash,
  })
  expect((await noticesNow()).map(({ kind }) => kind).toSorted()).toEqual([
    'acceptance-notice',
    'decline-notice',
    'quote-notice',
    'reopen-notice',
  ])
})

// Proves 7.20.2.
test('a privacy request has one when it is confirmed, and not again', async () => {
  const now = new Date()
  const request = { kind: 'access', name: 'דנה', email: 'dana@example.com', details: '' } as const
  const [added, suspicious] = [
    await addRequest(site.database, {
      request: { ...request, suspicious: false },
      language: 'he',
      now,
    }),
    await addRequest(site.database, {
      request: { ...request, suspicious: true },
      language: 'he',
      now,
    }),
  ]
  expect(await noticesNow()).toEqual([])
  for (const { id } of [added, added, suspicious]) await verifyRequest(site.database, id, now)
  expect(await noticesNow()).toEqual([{ kind: 'privacy-notice', leadId: null }])
})

// Proves 7.20.5.
test('erasing a person removes the notices that wait with her name', async () => {
  const leadId = await sendLead()
  expect(await noticesNow()).toHaveLength(1)
  const chosen = [{ id: leadId, isSure: true }]
  await erasePerson(site.database, { leads: chosen, env: site.context.env }, actor)
  expect(await noticesNow()).toEqual([])
})
