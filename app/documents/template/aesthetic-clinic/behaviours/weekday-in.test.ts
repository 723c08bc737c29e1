import { expect, test } from 'vitest'
import { weekdayIn } from './weekday-in.ts'

test.each([
  ['2026-11-20T21:59:00Z', 5],
  // Saturday has already begun in Jerusalem.
  ['2026-11-20T22:00:00Z', 6],
  ['2026-11-21T22:00:00Z', 0],
])('%s is the weekday %i in Jerusalem', (date, day) => {
  expect(weekdayIn(new Date(date), 'Asia/Jerusalem')).toBe(day)
})
