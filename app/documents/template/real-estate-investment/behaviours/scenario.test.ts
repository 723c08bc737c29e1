import { expect, test } from 'vitest'
import { paidBack, worthOfOne } from './scenario.ts'

const choice = { sum: 500_000, years: 5, fee: 100, share: 8_000 }

test.each([
  // 500,000 × 0.97^5 = 429,367
  [choice, -200, 429_000],
  // 500,000 × 1.05^5 = 638,141: below the preferred return, so that nothing is shared.
  [choice, 600, 638_000],
  // 1.09^5 = 1.538624, 1.06^5 = 1.338226: 500,000 × (1.538624 − 0.2 × 0.200398) = 749,272
  [choice, 1_000, 749_000],
  // The whole profit is the investor's: 500,000 × 1.538624
  [{ ...choice, share: 10_000 }, 1_000, 769_000],
  // 500,000 × (1.538624 − 0.4 × 0.200398)
  [{ ...choice, share: 6_000 }, 1_000, 729_000],
  // 500,000 × 1.08^5 = 734,664, of which 65,551 are beyond: 734,664 − 13,110
  [{ ...choice, fee: 200 }, 1_000, 722_000],
  [{ ...choice, years: 0 }, 1_000, 500_000],
  [{ ...choice, sum: 0 }, 1_000, 0],
])('%o pays back at %i basis points a year: %i', (chosen, yearly, result) => {
  expect(paidBack(chosen, yearly)).toBe(result)
})

test('the preferred return itself is not shared, what is beyond it is', () => {
  const one = { years: 1, fee: 0, share: 8_000 }
  expect(worthOfOne(one, 600)).toBeCloseTo(1.06, 10)
  expect(worthOfOne(one, 700)).toBeCloseTo(1.068, 10)
})
