import { expect, test } from 'vitest'
import {
  closedLimits,
  findHoursFault,
  joinClosedDays,
  listClosedDays,
  openRanges,
  parseClosedDays,
  readTypedClosed,
} from './business-hours.ts'

const none = { opens: '', closes: '' }

test.each([
  ['10:30', '10:31', none, null],
  ['10:30', '10:30', none, { at: 'closes', fault: 'order' }],
  ['10:30', '10:29', none, { at: 'closes', fault: 'order' }],
  ['10:30', '13:00', { opens: '16:00', closes: '19:00' }, null],
  ['10:30', '13:00', { opens: '13:01', closes: '13:02' }, null],
  ['10:30', '13:00', { opens: '13:00', closes: '19:00' }, { at: 'again.opens', fault: 'break' }],
  ['10:30', '13:00', { opens: '16:00', closes: '16:00' }, { at: 'again.closes', fault: 'order' }],
  ['10:30', '13:00', { opens: '16:00', closes: '' }, { at: 'again.closes', fault: 'pair' }],
  ['10:30', '13:00', { opens: '', closes: '19:00' }, { at: 'again.opens', fault: 'pair' }],
])('a day from %s to %s and again %j: %j', (opens, closes, again, fault) => {
  expect(findHoursFault({ opens, closes, again })).toEqual(fault)
  const ranges = openRanges({ days: [0], opens, closes, again, closedDays: [] })
  // What the form refuses never stops the clock of promises.
  expect(ranges.every((range) => range.opens < range.closes)).toBe(true)
  expect(ranges).toHaveLength(fault === null && again !== none ? 2 : 1)
})

const row = { from: '2026-12-24', to: '', he: '', en: '' }

test('typed rows are stored by date, without empty ones, and read again', () => {
  const vacation = { from: '2026-08-10', to: '2026-08-20', he: ' חופשת  קיץ ', en: '' }
  const stored = joinClosedDays([row, { ...row, from: '' }, vacation])
  expect(parseClosedDays(stored)).toEqual([
    { from: '2026-08-10', to: '2026-08-20', name: { he: 'חופשת קיץ', en: '' } },
    { from: '2026-12-24', to: '2026-12-24', name: { he: '', en: '' } },
  ])
  expect(readTypedClosed(stored)).toHaveLength(2)
  expect(listClosedDays({ closedDays: parseClosedDays(stored) ?? [] })).toHaveLength(12)
  expect(joinClosedDays([])).toBe('')
  expect(parseClosedDays('')).toEqual([])
})

const lastDay = '2027-04-30'

test.each([
  ['a day that does not exist', [{ ...row, from: '2026-02-30' }]],
  ['a name without a date', [{ ...row, from: '', he: 'חופשה' }]],
  ['an end before the start', [{ ...row, to: '2026-12-23' }]],
  ['a name of 41 characters', [{ ...row, en: 'a'.repeat(closedLimits.name + 1) }]],
  ['31 rows', Array.from({ length: closedLimits.periods + 1 }, () => row)],
  ['121 days', [{ ...row, from: '2026-12-31', to: lastDay }]],
  ['a hundred years', [{ ...row, to: '2126-12-24' }]],
])('%s is refused, and shown again as it was typed', (_name, rows) => {
  const text = joinClosedDays(rows)
  expect(parseClosedDays(text)).toBeNull()
  expect(readTypedClosed(text)).toHaveLength(rows.length)
})

test.each([
  ['a name of 40 characters', [{ ...row, en: 'a'.repeat(closedLimits.name) }]],
  ['30 rows', Array.from({ length: closedLimits.periods }, () => row)],
  ['120 days', [{ ...row, from: '2027-01-01', to: lastDay }]],
])('%s is stored', (_name, rows) => {
  expect(parseClosedDays(joinClosedDays(rows))).toHaveLength(rows.length)
})
