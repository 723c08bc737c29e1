import { expect, test } from 'vitest'
import { findTierFault } from './sales-terms.ts'

// Proves 5.4.7.
test.each([
  [['5', '7.5', '10'], null],
  [['0', '0', '0'], null],
  [['10', '10', '10'], null],
  [['5', '4.99', '10'], 3],
  [['5', '7.5', '7'], 4],
  [['10', '9', '8'], 3],
])('of the discounts %j the first that is too small is for %s services', (discounts, size) => {
  const [two = '', three = '', four = ''] = discounts
  const values = { 'sales.tiers.2': two, 'sales.tiers.3': three, 'sales.tiers.4': four }
  expect(findTierFault(values)).toBe(size)
})

test('a screen without discounts has no fault of them', () => {
  expect(findTierFault({})).toBeNull()
})
