import { afterAll, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { countLeadsByStatus } from './lead-count-store.ts'
import { findLeads } from './lead-list-store.ts'
import { findLeadSources } from './lead-source-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const now = new Date('2026-11-21T12:00:00Z')
const page = (query: string) => `https://dagesh.example/he/contact${query}`

// Proves 4.9.20.
test.each([
  ['', '(none)'],
  [page(''), '(none)'],
  [page('?utm_source='), '(none)'],
  [page('?utm_source=&gclid=x'), 'google'],
  [page('#utm_source=x'), '(none)'],
  [page('?my_utm_source=x'), '(none)'],
  [page('?utm_medium=cpc&utm_source=Facebook#top'), 'facebook'],
  [page('?utm_source=fb&utm_medium=paid'), 'facebook'],
  [page('?utm_source=ig'), 'instagram'],
  [page('?utm_source=Newsletter&gclid=x'), 'newsletter'],
  [page('?utm_source=%D7%A7%D7%99%D7%A5'), '%d7%a7%d7%99%d7%a5'],
  [page(`?utm_source=${'a'.repeat(201)}`), 'a'.repeat(200)],
  [page('?gbraid=x'), 'google'],
  [page('?a=1&fbclid=IwAR'), 'facebook'],
  [page('?msclkid=x'), 'bing'],
  [page('?ttclid=x'), 'tiktok'],
  [page('?li_fat_id=x'), 'linkedin'],
  [page('?xgclid=1'), '(none)'],
])('a lead of the page %j comes from %s', async (pageUrl, source) => {
  await emptyTables(database, 'leads')
  await addLeadRows(database, [{ pageUrl }, { pageUrl: page('?utm_source=other') }])
  const filter = readLeadFilter(new URLSearchParams({ source }))
  const { leads } = await findLeads(database, { filter, limit: 10, now })
  expect(leads.map((lead) => [lead.pageUrl, lead.source])).toEqual([[pageUrl, source]])
  expect(await countLeadsByStatus(database, { filter, now })).toMatchObject({ all: 1, limit: null })
})

// Proves 7.18.1, 7.18.2.
test.each([
  [{ sourcePage: 'by-hand', pageUrl: '' }, '(phone)'],
  [{ sourcePage: 'import', pageUrl: '' }, '(import)'],
  [{ sourcePage: 'business-card', cameFrom: '' }, '(card)'],
  [{ cameFrom: '(search)' }, '(search)'],
  [{ cameFrom: '(direct)' }, '(direct)'],
  [{ cameFrom: 'news.example' }, 'news.example'],
  [{ cameFrom: '(search)', pageUrl: page('?gclid=x') }, 'google'],
  [{ cameFrom: 'news.example', pageUrl: page('?utm_source=letter') }, 'letter'],
])('a lead with %j comes from %s', async (row, source) => {
  await emptyTables(database, 'leads')
  await addLeadRows(database, [row, { pageUrl: page('?utm_source=other') }])
  const filter = readLeadFilter(new URLSearchParams({ source }))
  const { leads } = await findLeads(database, { filter, limit: 10, now })
  expect(leads.map((lead) => lead.source)).toEqual([source])
})

test('the sources are those of the list, each once, without held and deleted leads', async () => {
  await emptyTables(database, 'leads')
  expect(await findLeadSources(database)).toEqual([])
  await addLeadRows(database, [
    { pageUrl: page('?utm_source=google') },
    { pageUrl: page('?gclid=1') },
    { pageUrl: page('?utm_source=facebook') },
    { pageUrl: '' },
    {
      pageUrl: page('?utm_source=held'),
      spamReason: 'content',
      nextAction: null,
      nextAt: null,
    },
    {
      pageUrl: page('?utm_source=deleted'),
      deletedAt: now,
      nextAction: null,
      nextAt: null,
    },
  ])
  expect((await findLeadSources(database)).toSorted()).toEqual(['(none)', 'facebook', 'google'])
})

test('at most 50 sources are offered', async () => {
  await emptyTables(database, 'leads')
  await addLeadRows(
    database,
    Array.from({ length: 60 }, (_, at) => ({ pageUrl: page(`?utm_source=s${at}`) })),
  )
  expect(await findLeadSources(database)).toHaveLength(50)
})
