import { expect, test } from 'vitest'
import { parseExchangeRate, toAgorot, toDollars } from './exchange-rate.ts'

// Proves 5.6.1.
test.each([
  ['3.7', 3.7],
  [' 3.65 ', 3.65],
  ['4', 4],
  ['1', 1],
  ['20', 20],
  ['3.00004', 3],
  ['3.00005', 3.0001],
  ['3.6543210987654', 3.6543],
])('the rate %s is %d', (text, rate) => {
  expect(parseExchangeRate(text)).toBe(rate)
})

// Proves 5.6.1.
test.each([
  '',
  ' ',
  'NaN',
  '0',
  '0.0',
  '-3.7',
  '1e9',
  '1000000000',
  'Infinity',
  '3,7',
  '3.7.1',
  '.7',
  '0x4',
  '0.9999',
  '20.0001',
  'שלוש',
  '3.7 ₪',
])('%j is not a rate', (text) => {
  expect(parseExchangeRate(text)).toBeNull()
})

// Proves 5.6.3.
test.each([
  // The ranges in dollars, computed from the list prices in shekels.
  [250_000, 3.7, 676],
  [350_000, 3.7, 946],
  [120_000, 3.7, 324],
  [0, 3.7, 0],
  [1, 3.7, 0],
  [184, 3.7, 0],
  [185, 3.7, 1],
  [554, 3.7, 1],
  [555, 3.7, 2],
  [199, 4, 0],
  [200, 4, 1],
  [2_500_000_000, 3.6543, 6_841_256],
])('%i agorot at %d are %i dollars', (agorot, rate, dollars) => {
  expect(toDollars(agorot, rate)).toBe(dollars)
})

test.each([
  [40_500, 3.7, 149_900],
  [100, 3.5, 400],
  [100, 3.4999, 300],
  [1, 3.7, 0],
  [0, 3.7, 0],
])('%i cents at %d are %i agorot, whole shekels', (cents, rate, agorot) => {
  expect(toAgorot(cents, rate)).toBe(agorot)
})
