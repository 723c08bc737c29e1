import { expect, test } from 'vitest'
import { hasMonthFirst, readDate } from './read-date.ts'

const rules = { monthFirst: false, timeZone: 'Asia/Jerusalem' }

test.each([
  ['2026-11-20', '2026-11-20T10:00:00.000Z'],
  ['2026-11-20 00:30', '2026-11-19T22:30:00.000Z'],
  ['2026-07-20 00:30:15', '2026-07-19T21:30:00.000Z'],
  ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T10:00:00+0200', '2026-11-20T08:00:00.000Z'],
  ['2026-11-20T10:00:00.123+02:00', '2026-11-20T08:00:00.123Z'],
  ['20/11/2026', '2026-11-20T10:00:00.000Z'],
  ['20.11.26, 9:05', '2026-11-20T07:05:00.000Z'],
  ['3/4/2026', '2026-04-03T09:00:00.000Z'],
  ['11/20/2026 10:20:30', '2026-11-20T08:20:00.000Z'],
  ['11/20/2026 12:05 AM', '2026-11-19T22:05:00.000Z'],
  ['Nov 20, 2026', '2026-11-20T10:00:00.000Z'],
  ['20 November 2026 1:30 PM', '2026-11-20T11:30:00.000Z'],
  ['Nov 20, 2026, 10:15 AM', '2026-11-20T08:15:00.000Z'],
  ['1795161600000', '2026-11-20T08:00:00.000Z'],
])('%s is read', (text, iso) => {
  expect(readDate(text, rules)?.toISOString()).toBe(iso)
})

test('of an ambiguous date the month is in front if the file has it so', () => {
  expect(readDate('3/4/2026', { ...rules, monthFirst: true })?.toISOString()).toBe(
    '2026-03-04T10:00:00.000Z',
  )
})

test.each(['', 'yesterday', '31/02/2026', '2026-13-01', '20/11', '2026-11-20 25:00', '45981'])(
  '%j is no date',
  (text) => {
    expect(readDate(text, rules)).toBeNull()
  },
)

test.each([
  [['3/4/2026', '11/20/2026'], true],
  [['3/4/2026', '20/11/2026'], false],
  [['11/20/2026', '20/11/2026'], false],
  [['3/4/2026'], false],
  [['2026-11-20', ''], false],
])('%j has the month in front: %s', (cells, isFirst) => {
  expect(hasMonthFirst(cells)).toBe(isFirst)
})
