import { expect, test } from 'vitest'
import { monthOf, monthsBefore, readMonth } from './month.ts'

test.each([
  ['2026-11', 1, '2026-10'],
  ['2026-01', 1, '2025-12'],
  ['2026-12', 12, '2025-12'],
  ['2026-12', -1, '2027-01'],
  ['2026-11', 0, '2026-11'],
] as const)('%s less %i months is %s', (month, count, expected) => {
  expect(monthsBefore(month, count)).toBe(expected)
})

test.each([
  [null, '2026-11'],
  ['', '2026-11'],
  ['2026-13', '2026-11'],
  ['2026-00', '2026-11'],
  ['2026-12', '2026-11'],
  ['1999-12', '2026-11'],
  ['2000-01', '2000-01'],
  ['2026-11', '2026-11'],
  ['2026-02', '2026-02'],
  ['2026-2', '2026-11'],
])('the month of %j on 28 November 2026 is %s', (text, expected) => {
  expect(readMonth(text, '2026-11-28')).toBe(expected)
})

test('a day has a month', () => {
  expect(monthOf('2026-11-28')).toBe('2026-11')
})
