import { expect, test } from 'vitest'
import { chosenPrice } from './price-list.ts'
import { comparePrices } from './price-comparison.ts'
import { parseOwnPrice } from '#domain/pricing/own-price.ts'

const since = '2026-11-28'

test.each([
  ['1', '', false, { from: 100, to: 100 }],
  ['2,500 ₪', '3000', false, { from: 250_000, to: 300_000 }],
  ['2500', '', true, { from: 250_000, to: null }],
  ['10000000', '', false, { from: 1_000_000_000, to: 1_000_000_000 }],
  ['10000001', '', false, null],
  ['0', '', false, null],
  ['', '', false, null],
  ['25.5', '', false, null],
  ['-5', '', false, null],
  ['3000', '2999', false, null],
  ['3000', 'x', false, null],
])('the typed price %j to %j, from: %j, is %j', (from, to, isFrom, ends) => {
  expect(parseOwnPrice({ from, to, isFrom, since })).toEqual(ends && { ...ends, since })
})

// Proves 5.1.12.
test('a figure of the owner wins over every reading, and settles the price', () => {
  const own = { from: 420_000, to: null, since }
  const choices = { 'landing-page': own } as const
  expect(chosenPrice('landing-page', { choices, usdToIls: 3.7 })).toMatchObject({
    from: 420_000,
    to: null,
    vat: 'included',
    priceSource: { source: 'own', unit: 'once' },
  })
  const vat = { rate: 1_800, validFrom: '2025-01-01' }
  const compared = comparePrices({ choices, rate: 3.7, vat })
  const price = compared.find(({ item }) => item === 'landing-page')
  expect(price?.settledBy).toBe('own')
  expect(price?.priceSources.filter(({ isChosen }) => isChosen)).toHaveLength(1)
  expect(price?.priceSources[0]?.paid).toEqual({ from: 420_000, to: null })
})
