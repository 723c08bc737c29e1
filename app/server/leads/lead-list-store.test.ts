import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import type { LeadCursor } from '#domain/leads/lead-cursor.ts'
import {
  leadDates,
  readLeadFilter,
  type LeadDate,
  type LeadFilter,
} from '#domain/leads/lead-filter.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { countLeadLists, countLeadsByStatus } from './lead-count-store.ts'
import { countNewerLeads, findLeads, findNeighbours, getLead } from './lead-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const noFilter = readLeadFilter(new URLSearchParams())
const now = new Date('2026-11-21T12:00:00Z')
const hour = 3_600_000

async function removeAllLeads() {
  await emptyTables(database, 'leads')
}

async function findNames(filter: Partial<LeadFilter>, at = now) {
  const { leads } = await findLeads(database, {
    filter: { ...noFilter, ...filter },
    limit: 100,
    now: at,
  })
  return leads.map((lead) => lead.name)
}

// Proves 4.9.1.
test('pages list the newest first, and each lead once even among leads of one millisecond', async () => {
  await removeAllLeads()
  const at = new Date('2026-11-20T08:00:00.123Z')
  const same = Array.from({ length: 7 }, () => ({ receivedAt: at }))
  await addLeadRows(database, [
    ...same,
    { receivedAt: new Date(at.getTime() + 1), name: 'newest' },
    { receivedAt: new Date(0), name: 'oldest' },
  ])

  const ids: string[] = []
  const names: string[] = []
  let after: LeadCursor | undefined
  do {
    const page = await findLeads(database, { filter: noFilter, after, limit: 2, now })
    ids.push(...page.leads.map((lead) => lead.id))
    names.push(...page.leads.map((lead) => lead.name))
    after = page.next ?? undefined
  } while (after)
  expect(new Set(ids).size).toBe(9)
  expect(ids).toHaveLength(9)
  expect([names[0], names.at(-1)]).toEqual(['newest', 'oldest'])
})

test.each([
  [0, 1],
  [-1, 1],
  [1e9, 100],
])('a limit of %i leads gives a page of %i', async (limit, size) => {
  await removeAllLeads()
  await addLeadRows(
    database,
    Array.from({ length: 101 }, () => ({})),
  )
  const { leads, next } = await findLeads(database, { filter: noFilter, limit, now })
  expect(leads).toHaveLength(size)
  expect(next).not.toBeNull()
})

test('the neighbors of a lead are those in the filtered list', async () => {
  await removeAllLeads()
  const times = [1, 2, 3, 4].map((day) => ({ receivedAt: new Date(`2026-11-0${day}T00:00:00Z`) }))
  const [first = '', second = '', , fourth = ''] = await addLeadRows(
    database,
    times.map((row, index) => ({
      ...row,
      status: index === 2 ? ('archived' as const) : ('new' as const),
    })),
  )
  const of = { id: second, receivedAt: new Date('2026-11-02T00:00:00Z') }
  expect(
    await findNeighbours(database, { filter: { ...noFilter, status: 'new' }, of, now }),
  ).toEqual({ newer: fourth, older: first })
  expect(
    await findNeighbours(database, {
      filter: noFilter,
      of: { id: first, receivedAt: new Date('2026-11-01T00:00:00Z') },
      now,
    }),
  ).toMatchObject({ newer: second, older: null })
})

// Proves 4.9.3, 4.11.2.
test('status and spam split the list, and the counts match', async () => {
  await removeAllLeads()
  await addLeadRows(database, [
    { status: 'new' },
    { status: 'new' },
    { status: 'closed_won' },
    { spamReason: 'honeypot', name: 'robot' },
  ])
  expect(await findNames({ status: 'closed_won' })).toHaveLength(1)
  expect(await findNames({ spam: true })).toEqual(['robot'])
  expect(await countLeadLists(database)).toHaveProperty('spam', 1)
  expect(
    await countLeadsByStatus(database, { filter: { ...noFilter, status: 'closed_won' }, now }),
  ).toEqual({
    byStatus: { new: 2, closed_won: 1 },
    all: 3,
    limit: null,
  })
})

// Proves 4.9.17.
test('what a search or a date finds is counted up to a limit, unless all is asked for', async () => {
  await removeAllLeads()
  const count = (change: Partial<LeadFilter>, countsAll = false) =>
    countLeadsByStatus(database, { filter: { ...noFilter, ...change }, countsAll, now })
  const statuses = ['read', 'new'] as const
  const found = Array.from({ length: 300 }, (_, at) => ({
    name: 'יעל',
    receivedAt: now,
    status: statuses[at % 2] ?? 'new',
  }))
  await addLeadRows(database, found)
  const exact = { all: 300, byStatus: { read: 150, new: 150 }, limit: null }
  expect(await count({ search: 'יעל' })).toEqual(exact)
  await addLeadRows(database, [{ name: 'יעל', receivedAt: now, status: 'read' }])
  expect(await count({ search: 'יעל' })).toEqual({ all: 301, byStatus: null, limit: 300 })
  const all = { all: 301, byStatus: { read: 151, new: 150 }, limit: null }
  expect(await count({ search: 'יעל' }, true)).toEqual(all)
  expect(await count({ date: 'today' })).toEqual(all)
})

// Proves 4.9.2.
test.each([
  ['נועה', ['נועה ברק']],
  ['ברק נועה', ['נועה ברק']],
  ['NOA@', ['נועה ברק']],
  ['050-765', ['נועה ברק']],
  ['0507654', ['נועה ברק']],
  ['972507654', ['נועה ברק']],
  ['100%', ['אחוזים']],
  ['a_b', ['אחוזים']],
  ['c:\\x', ['אחוזים']],
  ['%', ['אחוזים']],
  ['axb', []],
  ["' OR 1=1--", []],
  ['זכרתי', ['אחוזים']],
  ['(a+)+$', []],
  ['12', []],
])('a search for %s finds %j', async (search, found) => {
  await removeAllLeads()
  await addLeadRows(database, [
    {
      name: 'נועה ברק',
      email: 'noa@example.com',
      phone: '+972507654321',
      phoneRaw: '050-765 4321',
      message: 'שלום',
    },
    {
      name: 'אחוזים',
      email: 'p@example.com',
      phone: '+47',
      phoneRaw: '+47',
      message: '100% a_b c:\\x',
      notes: 'זכרתי',
    },
  ])
  expect(await findNames({ search })).toEqual(found)
})

test('a search for fifty words in a hundred thousand letters ends', async () => {
  await removeAllLeads()
  await addLeadRows(database, [{ message: `${'a'.repeat(100_000)}!` }])
  const filter = readLeadFilter(
    new URLSearchParams({ search: `${'a'.repeat(50_000)} ${'a '.repeat(50)}` }),
  )
  // A search that tries every combination would outlast the test.
  expect(await findNames(filter)).toHaveLength(1)
})

/** 24 hours (23, 25 when the clock changes) of a Jerusalem day, one lead in each. */
// Proves 4.9.3.
test.each([
  {
    what: 'a plain day',
    at: '2026-11-21T12:00:00Z',
    midnight: '2026-11-20T22:00:00Z',
    hours: 24,
    before: 24,
  },
  {
    what: 'the day the clock goes forward',
    at: '2026-03-27T12:00:00Z',
    midnight: '2026-03-26T22:00:00Z',
    hours: 23,
    before: 24,
  },
  {
    what: 'the day after it',
    at: '2026-03-28T12:00:00Z',
    midnight: '2026-03-27T21:00:00Z',
    hours: 24,
    before: 23,
  },
  {
    what: 'the day the clock goes back',
    at: '2026-10-25T12:00:00Z',
    midnight: '2026-10-24T21:00:00Z',
    hours: 25,
    before: 24,
  },
  {
    what: 'the day after that',
    at: '2026-10-26T12:00:00Z',
    midnight: '2026-10-25T22:00:00Z',
    hours: 24,
    before: 25,
  },
])(
  '$what has $hours hours, and the day before it $before',
  async ({ at, midnight, hours, before }) => {
    await removeAllLeads()
    const start = Date.parse(midnight)
    const rows = Array.from({ length: 100 }, (_, index) => ({
      receivedAt: new Date(start + (index - 50) * hour),
    }))
    await addLeadRows(database, rows)
    const endOfDay = new Date(start + hours * hour - 1)
    await database.pool.query('delete from leads where received_at > $1', [endOfDay])
    expect(await findNames({ date: 'today' }, new Date(at))).toHaveLength(hours)
    expect(await findNames({ date: 'yesterday' }, new Date(at))).toHaveLength(before)
  },
)

// Proves 4.9.3.
test('weeks start on Sunday, months on the first, years in January, in Jerusalem time', async () => {
  await removeAllLeads()
  await addLeadRows(
    database,
    [
      '2025-12-31T21:59:59Z',
      '2025-12-31T22:00:00Z',
      '2026-10-31T21:59:59Z',
      '2026-10-31T22:00:00Z',
      '2026-11-14T21:59:59Z',
      '2026-11-14T22:00:00Z',
      '2026-11-21T11:00:00Z',
    ].map((at) => ({ name: at, receivedAt: new Date(at) })),
  )
  const counts = { all: 7, today: 1, yesterday: 0, week: 2, month: 4, year: 6 } satisfies Record<
    LeadDate,
    number
  >
  for (const date of leadDates)
    expect([date, (await findNames({ date })).length]).toEqual([date, counts[date]])
  // Sunday belongs to the week that starts on it.
  expect(await findNames({ date: 'week' }, new Date('2026-11-22T08:00:00Z'))).toEqual([])
})

test('an unknown lead is null', async () => {
  expect(await getLead(database, randomUUID())).toBeNull()
})

test('pages can list the oldest first', async () => {
  await removeAllLeads()
  const rows = [1, 2, 3, 4, 5].map((day) => ({
    name: `day ${day}`,
    receivedAt: new Date(Date.UTC(2026, 10, day)),
  }))
  await addLeadRows(database, rows.toReversed())
  const filter = { ...noFilter, sort: 'oldest' } as const
  const first = await findLeads(database, { filter, limit: 3, now })
  const rest = await findLeads(database, { filter, limit: 3, now, after: first.next ?? undefined })
  expect([...first.leads, ...rest.leads].map(({ name }) => name)).toEqual(
    rows.map(({ name }) => name),
  )
  expect(rest.next).toBeNull()
})

test('leads newer than the newest shown are counted if they match the filter', async () => {
  await removeAllLeads()
  const at = (minute: number) => new Date(now.getTime() - hour + minute * 60_000)
  const [shown = ''] = await addLeadRows(database, [
    { receivedAt: at(0) },
    { receivedAt: at(1) },
    { receivedAt: at(2), status: 'read' },
    { receivedAt: at(3), spamReason: 'too-fast' },
  ])
  const newest = { receivedAt: at(0), id: shown }
  const count = (filter: LeadFilter) => countNewerLeads(database, { filter, newest, now })
  expect(await count(noFilter)).toBe(2)
  expect(await count({ ...noFilter, status: 'new' })).toBe(1)
})
