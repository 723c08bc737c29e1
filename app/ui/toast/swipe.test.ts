import { expect, test } from 'vitest'
import { isDismissal } from './swipe.ts'

// Proves 3.7.3.
test.each([
  [0, 1000, false],
  [19, 1000, false],
  [20, 1000, true],
  [21, 60_000, true],
  [11, 100, false],
  [12, 100, true],
  [1, 0, true],
  [0, 0, false],
])('a swipe of %i px in %i ms dismisses: %s', (distance, milliseconds, dismisses) => {
  expect(isDismissal({ distance, milliseconds })).toBe(dismisses)
})
