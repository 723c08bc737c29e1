import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { getMonth, groupByService, groupBySource } from './month-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

beforeEach(() => database.pool.query('truncate leads cascade'))

const inMonth = new Date('2026-11-10T10:00:00Z')

async function addEvent(leadId: string, kind: string, minutes: number, more: object = {}) {
  const { toStatus = null, adminId = null } = more as { toStatus?: string; adminId?: string }
  await database.pool.query(
    `insert into lead_events (id, lead_id, kind, at, to_status, admin_id) values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), leadId, kind, new Date(inMonth.getTime() + minutes * 60_000), toStatus, adminId],
  )
}

// Proves 7.11.1.
test('a month begins and ends at midnight in Jerusalem', async () => {
  await addLeadRows(
    database,
    [
      '2026-10-31T21:59:59Z',
      '2026-10-31T22:00:00Z',
      '2026-11-30T21:59:59Z',
      '2026-11-30T22:00:00Z',
    ].map((time) => ({ receivedAt: new Date(time) })),
  )
  expect((await getMonth(database, '2026-10')).leads).toBe(1)
  expect((await getMonth(database, '2026-11')).leads).toBe(2)
  expect((await getMonth(database, '2026-12')).leads).toBe(1)
})

test('held and deleted leads are not counted', async () => {
  await addLeadRows(database, [
    { receivedAt: inMonth },
    { receivedAt: inMonth, spamReason: 'honeypot', nextAction: null, nextAt: null },
    { receivedAt: inMonth, deletedAt: inMonth, nextAction: null, nextAt: null },
  ])
  expect((await getMonth(database, '2026-11')).leads).toBe(1)
})

// Proves 7.11.2.
test('the first answer is the owner’s, and a promise is kept if the answer was not late', async () => {
  const [fast = '', late = '', silent = '', automatic = '', caller = ''] = await addLeadRows(
    database,
    Array.from({ length: 5 }, (_, at) => ({
      receivedAt: inMonth,
      ...(at === 4 && { sourcePage: 'by-hand' }),
    })),
  )
  await addEvent(caller, 'touched', 900)
  await addEvent(fast, 'touched', 30)
  await addEvent(fast, 'touched', 600)
  await addEvent(late, 'answer-late', 120)
  await addEvent(late, 'status', 150, { toStatus: 'contacted' })
  await addEvent(silent, 'answer-late', 120)
  await addEvent(automatic, 'quote-sent', 0)
  await addEvent(automatic, 'status', 1, { toStatus: 'read' })
  expect(await getMonth(database, '2026-11')).toMatchObject({
    leads: 5,
    answerMinutes: 90,
    promised: 3,
    kept: 1,
  })
})

test('a month without leads has no time of answers', async () => {
  expect(await getMonth(database, '2026-11')).toEqual({
    leads: 0,
    answerMinutes: null,
    promised: 0,
    kept: 0,
    sent: 0,
    accepted: 0,
    value: 0,
  })
})

// Proves 7.11.1.
test('quotes count in the month in which they were sent and accepted, with what was accepted', async () => {
  const [leadId] = await addLeadRows(database, [{ receivedAt: inMonth }])
  const totals = { once: 100_000, monthly: 1_000, term: 12_000 }
  const addQuote = (sentAt: string, acceptedAt: string | null) =>
    database.pool.query(
      `insert into quotes (id, number, lead_id, token, token_hash, status, version, language,
         valid_until, chosen, sent_at, accepted_at, acceptance)
       values ($1, $2, $3, $2, $2, $4, 1, 'he', '2027-01-01', '[]', $5, $6, $7)`,
      [
        randomUUID(),
        randomUUID(),
        leadId,
        acceptedAt === null ? 'sent' : 'accepted',
        sentAt,
        acceptedAt,
        acceptedAt && JSON.stringify({ totals }),
      ],
    )
  await addQuote('2026-10-20T10:00:00Z', '2026-11-02T10:00:00Z')
  await addQuote('2026-11-03T10:00:00Z', '2026-11-20T10:00:00Z')
  await addQuote('2026-11-04T10:00:00Z', null)
  expect(await getMonth(database, '2026-11')).toMatchObject({
    sent: 2,
    accepted: 2,
    value: 224_000,
  })
  expect(await getMonth(database, '2026-10')).toMatchObject({ sent: 1, accepted: 0, value: 0 })
})

// Proves 7.11.3.
test('leads are grouped by their source and service, the most first', async () => {
  const page = (query: string) => `https://dagesh.example/he/contact${query}`
  await addLeadRows(database, [
    { receivedAt: inMonth, pageUrl: page('?utm_source=Facebook&utm_medium=cpc') },
    { receivedAt: inMonth, pageUrl: page('?a=1&utm_source=facebook') },
    { receivedAt: inMonth, pageUrl: page('?utm_source='), serviceType: 'uxui-design' },
    { receivedAt: inMonth, pageUrl: '', serviceType: null },
    { receivedAt: inMonth, pageUrl: page('?utm_source=google#utm_source=x') },
  ])
  expect(await groupBySource(database, '2026-11')).toEqual([
    { name: '(none)', leads: 2 },
    { name: 'facebook', leads: 2 },
    { name: 'google', leads: 1 },
  ])
  expect(await groupByService(database, '2026-11')).toEqual([
    { name: 'landing-page', leads: 3 },
    { name: 'uxui-design', leads: 1 },
    { name: null, leads: 1 },
  ])
})
