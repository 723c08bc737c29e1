import { expect, test } from 'vitest'
import { priceItemIds, priceSourcesOf } from './price-book.ts'
import { getSource, knownChoices, withSourceForAll } from './price-choices.ts'
import { comparePrices } from './price-comparison.ts'

const vat = { rate: 1_800, validFrom: '2025-01-01' }
const terms = { choices: {}, rate: 3.7, vat }

function compare(item: string, changed: Partial<typeof terms> = {}) {
  return comparePrices({ ...terms, ...changed }).find((price) => price.item === item)
}

// Proves 5.1.11.
test.each([3.7, 3.5, 3.2, 4.1])(
  'at a rate of %s, dollars that were rounded from the shekels are no conflict',
  (rate) => {
    expect(compare('business-plan', { rate })).toBeUndefined()
    const counted = comparePrices({ ...terms, rate }).map(({ item }) => item)
    expect(counted).toEqual(comparePrices(terms).map(({ item }) => item))
  },
)

// Proves 5.1.8.
test('differing sources are listed side by side, in shekels', () => {
  const priceSources = compare('branding.extended')?.priceSources ?? []
  expect(
    priceSources.map(({ priceSource, isChosen, paid, difference }) => [
      priceSource.source,
      isChosen,
      paid.from,
      difference?.from,
    ]),
  ).toEqual([
    ['catalogue', true, 450_000, undefined],
    ['hebrew-text', false, 350_000, -100_000],
    ['dollar-package', false, 350_000, -100_000],
  ])
})

test('VAT that is added counts in the comparison of discounts', () => {
  const [range] = compare('mvp')?.priceSources ?? []
  expect(range?.paid).toEqual({ from: 2_360_000, to: 14_160_000 })
})

test('an open range is not compared with a closed one', () => {
  const faq = compare('mvp')?.priceSources.find(
    ({ priceSource }) => priceSource.source === 'dollar-faq',
  )
  expect(faq?.difference).toEqual({ from: null, to: 11_470_000 - 14_160_000 })
})

test('a decided price stays in the list, compared with the chosen source', () => {
  const settled = compare('branding.extended', { choices: { 'branding.extended': 'hebrew-text' } })
  expect(settled?.settledBy).toBe('own')
  expect(settled?.priceSources.map(({ isChosen }) => isChosen)).toEqual([false, true, false])
  expect(settled?.priceSources[0]?.difference?.from).toBe(100_000)
  expect(compare('business-plan', { choices: { 'business-plan': 'catalogue' } })?.settledBy).toBe(
    'own',
  )
})

// Proves 5.1.8.
test('a price that is stated once is never in the list', () => {
  expect(compare('branding.basic')).toBeUndefined()
})

test('any source of a source with an amount can be chosen, and no other', () => {
  expect(getSource('website', 'english-text')).toBe('english-text')
  expect(getSource('website', 'dollar-faq')).toBeNull()
  expect(getSource('custom-app', 'english-text')).toBeNull()
  expect(getSource('website', null)).toBeNull()
})

test('stored choices keep only existing sources', () => {
  const stored = {
    website: 'english-text',
    'landing-page': 'gone',
    gone: 'catalogue',
    constructor: 'catalogue',
  }
  expect(knownChoices(stored)).toEqual({ website: 'english-text' })
})

test('no price has two sources of one source: a choice must name exactly one', () => {
  const ambiguous = priceItemIds.filter(
    (item) =>
      new Set(priceSourcesOf(item).map(({ source }) => source)).size !==
      priceSourcesOf(item).length,
  )
  expect(ambiguous).toEqual([])
})

// Proves 5.1.10.
test('a source of all prices settles them, and a choice for one overrides it', () => {
  const own = { website: 'catalogue' } as const
  const choices = withSourceForAll('dollars', own)
  expect(choices).toMatchObject({ website: 'catalogue', 'branding.extended': 'dollar-package' })
  expect(choices['branding.basic']).toBeUndefined()
  const compared = comparePrices({ ...terms, choices, ownChoices: own, sourceForAll: 'dollars' })
  expect(compared.filter(({ settledBy }) => settledBy === null)).toEqual([])
  expect(compared.find(({ item }) => item === 'website')?.settledBy).toBe('own')
  expect(withSourceForAll(null, own)).toBe(own)
})
