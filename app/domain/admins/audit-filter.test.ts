import { expect, test } from 'vitest'
import { auditFilterQuery, readAuditFilter } from './audit-filter.ts'

const all = { person: null, kind: null, days: null }

test.each([
  ['', all],
  ['person=site&kind=read&days=7', { person: 'site', kind: 'read', days: 7 }],
  [
    'person=00000000-0000-4000-8000-000000000000',
    { ...all, person: '00000000-0000-4000-8000-000000000000' },
  ],
])('the filter %s is read and written back', (query, filter) => {
  expect(readAuditFilter(new URLSearchParams(query))).toEqual(filter)
  expect(auditFilterQuery(readAuditFilter(new URLSearchParams(query))).toString()).toBe(query)
})

test('unknown values count as missing', () => {
  const query = new URLSearchParams({ person: "x' or 1=1", kind: 'all', days: '3' })
  expect(readAuditFilter(query)).toEqual(all)
})
