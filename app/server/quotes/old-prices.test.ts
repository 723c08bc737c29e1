import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { hasOldPrices } from '#domain/quotes/old-prices.ts'

const { lines } = sampleQuote().snapshot
const on = '2026-11-28'
const today = priceListFor({ ...bookTerms, on })
const own = { from: 1_234_500, to: 1_234_500, since: on }
const changed = priceListFor({ ...bookTerms, choices: { website: own }, on })

// Proves 5.1.14.
test('a quote has old prices once a price of one of its lines has changed', () => {
  expect(lines.length).toBeGreaterThan(3)
  expect(hasOldPrices(lines, today)).toBe(false)
  expect(hasOldPrices(lines, changed)).toBe(true)
  expect(
    hasOldPrices(
      lines.filter(({ service }) => service !== 'website'),
      changed,
    ),
  ).toBe(false)
})

test('an own line, a part that is not sold any more, and a price set by hand are not old', () => {
  const line = lines.find(({ id }) => id === 'website')
  if (!line) throw new Error('The sample has no website')
  expect(hasOldPrices([{ ...line, isOwn: true }], changed)).toBe(false)
  expect(hasOldPrices([{ ...line, id: 'gone', service: 'gone' }], changed)).toBe(false)
  expect(hasOldPrices([{ ...line, listAmount: line.amount, amount: 1 }], today)).toBe(false)
  expect(hasOldPrices([{ ...line, listAmount: line.amount, amount: 1 }], changed)).toBe(true)
})
