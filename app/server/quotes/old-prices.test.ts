import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { hasOldPrices, linesToday } from '#domain/quotes/old-prices.ts'
import { rulesWith } from '#domain/quotes/quote-discounts.ts'

const { snapshot } = sampleQuote()
const { lines } = snapshot
const withLines = (lines: typeof snapshot.lines) => ({ ...snapshot, lines })
const on = '2026-11-28'
const today = priceListFor({ ...bookTerms, on })
const own = { from: 1_234_500, to: 1_234_500, since: on }
const changed = priceListFor({ ...bookTerms, choices: { website: own }, on })

// Proves 5.1.14.
test('a quote has old prices once a price of one of its lines has changed', () => {
  expect(lines.length).toBeGreaterThan(3)
  expect(hasOldPrices(snapshot, today)).toBe(false)
  expect(hasOldPrices(snapshot, changed)).toBe(true)
  expect(
    hasOldPrices(withLines(lines.filter(({ service }) => service !== 'website')), changed),
  ).toBe(false)
})

test('an own line, a part that is not sold any more, and a price set by hand are not old', () => {
  const line = lines.find(({ id }) => id === 'website')
  if (!line) throw new Error('The sample has no website')
  expect(hasOldPrices(withLines([{ ...line, isOwn: true }]), changed)).toBe(false)
  expect(hasOldPrices(withLines([{ ...line, id: 'gone', service: 'gone' }]), changed)).toBe(false)
  expect(hasOldPrices(withLines([{ ...line, listAmount: line.amount, amount: 1 }]), today)).toBe(
    false,
  )
  expect(hasOldPrices(withLines([{ ...line, listAmount: line.amount, amount: 1 }]), changed)).toBe(
    true,
  )
})

// Proves 5.4.7.
test.each([
  ['another discount', { tiers: { 2: 500, 3: 750, 4: 900 } }, true],
  ['a discount that does not apply', { tiers: { 2: 600, 3: 750, 4: 1_000 } }, false],
  [
    'VAT in prices that include it',
    { vatRates: [{ rate: 1_900, validFrom: '2026-01-01' }] },
    false,
  ],
])('%s makes a quote old: %s', (_, terms, isOld) => {
  const sales = { ...bookTerms.sales, ...terms }
  const list = priceListFor({ ...bookTerms, sales, on })
  expect(hasOldPrices(snapshot, { ...list, services: today.services })).toBe(isOld)
})

test('a quote without discounts is not old because the discounts changed', () => {
  const plain = { ...snapshot, rules: rulesWith(false, snapshot.rules) }
  const sales = { ...bookTerms.sales, tiers: { 2: 100, 3: 200, 4: 300 } }
  const list = priceListFor({ ...bookTerms, sales, on })
  expect(hasOldPrices(snapshot, list)).toBe(true)
  expect(hasOldPrices(plain, list)).toBe(false)
})

// Proves 6.4.9.
test.each([
  ['a price of the list follows it', {}, { amount: own.from }],
  [
    'an own price stays beside the new list price',
    { amount: 1, listAmount: 2 },
    { amount: 1, listAmount: own.from },
  ],
  [
    'an own price that the list has now is none',
    { amount: own.from, listAmount: 2 },
    { amount: own.from, listAmount: undefined },
  ],
  ['a line of the owner stays', { isOwn: true, amount: 7 }, { amount: 7 }],
  [
    'a line that is no longer sold stays',
    { id: 'gone', service: 'gone', amount: 7 },
    { amount: 7 },
  ],
])('at the prices of today %s', (_, given, expected) => {
  const line = lines.find(({ id }) => id === 'website')
  if (!line) throw new Error('The sample has no website')
  const [after] = linesToday([{ ...line, ...given }], changed)
  expect({ amount: after?.amount, listAmount: after?.listAmount }).toEqual({
    listAmount: undefined,
    ...expected,
  })
})
