import { expect, test } from 'vitest'
import { isLeadFilterOn, leadFilterQuery, readLeadFilter } from './lead-filter.ts'

test.each([
  [
    '',
    {
      date: 'all',
      status: null,
      search: '',
      source: null,
      spam: false,
      deleted: false,
      sort: 'newest',
    },
  ],
  [
    'date=week&status=closed_won&search=%D7%A0%D7%95%D7%A2%D7%94&source=google&spam=yes&deleted=yes&sort=oldest',
    {
      date: 'week',
      status: 'closed_won',
      search: 'נועה',
      source: 'google',
      spam: true,
      deleted: true,
      sort: 'oldest',
    },
  ],
  [
    'date=tomorrow&status=NEW&spam=1',
    {
      date: 'all',
      status: null,
      search: '',
      source: null,
      spam: false,
      deleted: false,
      sort: 'newest',
    },
  ],
  [
    'status=__proto__&date=constructor',
    {
      date: 'all',
      status: null,
      search: '',
      source: null,
      spam: false,
      deleted: false,
      sort: 'newest',
    },
  ],
  [
    'status=new&status=read',
    {
      date: 'all',
      status: 'new',
      search: '',
      source: null,
      spam: false,
      deleted: false,
      sort: 'newest',
    },
  ],
  [
    'search=%00%20%20a%E2%80%8F',
    {
      date: 'all',
      status: null,
      search: 'a',
      source: null,
      spam: false,
      deleted: false,
      sort: 'newest',
    },
  ],
])('the query %s is parsed', (query, filter) => {
  expect(readLeadFilter(new URLSearchParams(query))).toEqual(filter)
})

test('a filter survives a round trip through a URL', () => {
  const filter = {
    date: 'month',
    status: 'in_progress',
    search: '50% & more_',
    source: '%d7%a7+(none)',
    spam: false,
    deleted: false,
    sort: 'oldest',
  } as const
  expect(readLeadFilter(leadFilterQuery(filter))).toEqual(filter)
  expect(isLeadFilterOn(filter)).toBe(true)
})

test('no filter gives an empty query, and the spam list alone is not a filter', () => {
  const all = readLeadFilter(new URLSearchParams())
  expect(leadFilterQuery(all).toString()).toBe('')
  expect(isLeadFilterOn({ ...all, spam: true })).toBe(false)
})

test('a search is cut after 100 code points, never inside one', () => {
  const { search } = readLeadFilter(new URLSearchParams({ search: '😀'.repeat(101) }))
  expect(search).toBe('😀'.repeat(100))
})
