import { expect, test } from 'vitest'
import { pauseAfter, readRetryAfter } from './push-retry.ts'

// Proves 7.20.3.
test.each([
  [1, null, 30],
  [2, null, 60],
  [5, null, 480],
  [8, null, 3_600],
  [500, null, 3_600],
  [1, 10, 30],
  [1, 120, 120],
  [1, 999_999, 3_600],
])('after %i attempts, asked to wait %j seconds, the pause is %i', (attempts, asked, seconds) => {
  expect(pauseAfter(attempts, asked)).toBe(seconds)
})

// Proves 7.20.3.
test.each([
  [null, null],
  ['120', 120],
  ['-1', null],
  ['12345678', null],
  ['Wed, 21 Oct 2026 07:28:00 GMT', null],
])('a service that answers Retry-After %j asks for %j seconds', (header, seconds) => {
  expect(readRetryAfter(header)).toBe(seconds)
})
