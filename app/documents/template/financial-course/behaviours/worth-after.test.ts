import { expect, test } from 'vitest'
import { worthAfter } from './worth-after.ts'

test.each([
  [5_000_000, 0, 5_000_000],
  // 50,000 / 1.03^10 = 37,204.70
  [5_000_000, 10, 3_720_500],
  // 50,000 / 1.03^30 = 20,599.34
  [5_000_000, 30, 2_059_900],
  [0, 30, 0],
])('%i agorot after %i years are worth %i of today', (amount, years, worth) => {
  expect(worthAfter(amount, years)).toBe(worth)
})
