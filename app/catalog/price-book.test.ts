import { expect, test } from 'vitest'
import { chosenPriceSource, isPriceItemId, priceItemIds, priceSourcesOf } from './price-book.ts'
import { sources } from './prices/price-source.ts'

const all = priceItemIds.map((item) => [item, priceSourcesOf(item)] as const)
const each = all.flatMap(([item, priceSources]) =>
  priceSources.map((priceSource) => ({ item, priceSource })),
)

test.each(all)(
  '%s names each source at most once, so that a choice names one price',
  (_, priceSources) => {
    const named = priceSources.map(({ source }) => source)
    expect(new Set(named).size).toBe(named.length)
  },
)

/** First the catalog, then its ranges, then the Hebrew text (requirements 5.1). */
// Proves 5.1.6.
test.each(all)('%s uses the most trusted source', (_, priceSources) => {
  const byTrust = priceSources.map(({ source }) => sources.indexOf(source))
  expect(byTrust[0]).toBe(Math.min(...byTrust))
})

// Proves 5.1.6.
test.each(
  all.filter(([, priceSources]) => priceSources.some(({ currency }) => currency === 'ILS')),
)('%s uses a source in shekels', (item) => {
  expect(chosenPriceSource(item, {}).currency).toBe('ILS')
})

// Proves 5.2.1.
test('amounts are whole shekels or dollars, and ranges are ascending', () => {
  const amounts = each.flatMap(({ priceSource: { from, to } }) =>
    [from, to].filter((amount) => amount !== null),
  )
  expect(amounts.length).toBeGreaterThan(100)
  expect(
    amounts.filter((amount) => !Number.isSafeInteger(amount) || amount <= 0 || amount % 100 !== 0),
  ).toEqual([])
  expect(
    each.filter(({ priceSource: { from, to } }) => from !== null && to !== null && from > to),
  ).toEqual([])
})

test('only what is paid monthly has a term of months', () => {
  expect(
    each.filter(({ priceSource }) => priceSource.months !== null && priceSource.unit !== 'month'),
  ).toEqual([])
})

test('screen ranges are ascending', () => {
  const spans = each
    .flatMap(({ priceSource }) => Object.values(priceSource.scope))
    .filter((span) => typeof span === 'object')
  expect(spans.filter(({ from, to }) => to !== null && to < from)).toEqual([])
})

// Proves 5.1.7.
test.each([
  [{}, 250_000],
  [{ 'landing-page': 'dollar-faq' }, 80_000],
  [{ 'landing-page': 'hebrew-text' }, 250_000],
  [{ website: 'hebrew-text' }, 250_000],
] as const)('by the choices %j a landing page counts from %i', (choices, from) => {
  expect(chosenPriceSource('landing-page', choices).from).toBe(from)
})

test.each([
  ['landing-page', true],
  ['toString', false],
  ['', false],
  [null, false],
])('%j is the id of a price: %j', (id, verdict) => {
  expect(isPriceItemId(id)).toBe(verdict)
})
