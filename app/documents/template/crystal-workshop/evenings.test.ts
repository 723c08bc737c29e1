import { expect, test } from 'vitest'
import { nextEvenings } from './evenings.ts'

function daysAfter(today: string): string[] {
  return nextEvenings(today).map(({ day }) => day)
}

test.each([
  ['2026-11-22', '2026-11-24'],
  ['2026-11-23', '2026-11-24'],
  // On the day itself the following evening is next.
  ['2026-11-24', '2026-12-01'],
  ['2026-11-25', '2026-12-01'],
])('after %s the next evening is %s', (today, first) => {
  expect(daysAfter(today)[0]).toBe(first)
})

test('the evenings are six Tuesdays, a week apart', () => {
  expect(daysAfter('2026-11-22')).toEqual([
    '2026-11-24',
    '2026-12-01',
    '2026-12-08',
    '2026-12-15',
    '2026-12-22',
    '2026-12-29',
  ])
})

test.each([
  ['Rosh Hashana, its second day', '2025-09-22', '2025-09-23'],
  ['the last day of Passover, a Wednesday', '2026-04-06', '2026-04-07'],
  ['Memorial Day on a Wednesday', '2025-04-27', '2025-04-29'],
  ['Independence Day on a Wednesday', '2026-04-20', '2026-04-21'],
])('there is no evening on the eve of %s', (_holiday, today, closed) => {
  expect(daysAfter(today)).not.toContain(closed)
  expect(daysAfter(today)).toHaveLength(6)
})

test('each evening has the moon of its date', () => {
  const [first, second, third] = nextEvenings('2026-11-22').map(({ phase }) => phase)
  // Full on November 24, last quarter on December 1, new on December 9.
  expect(first).toBeCloseTo(0.5, 1)
  expect(second).toBeCloseTo(0.75, 1)
  expect(third).toBeCloseTo(0.98, 1)
})
