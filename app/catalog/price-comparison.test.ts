import { expect, test } from 'vitest'
import { priceItemIds, readingsOf } from './price-book.ts'
import { getSource, knownChoices, withReadingOfAll } from './price-choices.ts'
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
test('differing readings are listed side by side, in shekels', () => {
  const readings = compare('branding.extended')?.readings ?? []
  expect(
    readings.map(({ reading, isChosen, paid, difference }) => [
      reading.source,
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
  const [range] = compare('mvp')?.readings ?? []
  expect(range?.paid).toEqual({ from: 2_360_000, to: 14_160_000 })
})

test('an open range is not compared with a closed one', () => {
  const faq = compare('mvp')?.readings.find(({ reading }) => reading.source === 'dollar-faq')
  expect(faq?.difference).toEqual({ from: null, to: 11_470_000 - 14_160_000 })
})

test('a decided price stays in the list, compared with the chosen reading', () => {
  const settled = compare('branding.extended', { choices: { 'branding.extended': 'hebrew-text' } })
  expect(settled?.settledBy).toBe('own')
  expect(settled?.readings.map(({ isChosen }) => isChosen)).toEqual([false, true, false])
  expect(settled?.readings[0]?.difference?.from).toBe(100_000)
  expect(compare('business-plan', { choices: { 'business-plan': 'catalogue' } })?.settledBy).toBe(
    'own',
  )
})

// Proves 5.1.8.
test('a price that is stated once is never in the list', () => {
  expect(compare('branding.basic')).toBeUndefined()
})

test('any source of a reading with an amount can be chosen, and no other', () => {
  expect(getSource('website', 'english-text')).toBe('english-text')
  expect(getSource('website', 'dollar-faq')).toBeNull()
  expect(getSource('custom-app', 'english-text')).toBeNull()
  expect(getSource('website', null)).toBeNull()
})

test('stored choices keep only existing readings', () => {
  const stored = {
    website: 'english-text',
    'landing-page': 'gone',
    gone: 'catalogue',
    constructor: 'catalogue',
  }
  expect(knownChoices(stored)).toEqual({ website: 'english-text' })
})

test('no price has two readings of one source: a choice must name exactly one', () => {
  const ambiguous = priceItemIds.filter(
    (item) =>
      new Set(readingsOf(item).map(({ source }) => source)).size !== readingsOf(item).length,
  )
  expect(ambiguous).toEqual([])
})

// Proves 5.1.10.
test('a reading of all prices settles them, and a choice for one overrides it', () => {
  const own = { website: 'catalogue' } as const
  const choices = withReadingOfAll('dollars', own)
  expect(choices).toMatchObject({ website: 'catalogue', 'branding.extended': 'dollar-package' })
  expect(choices['branding.basic']).toBeUndefined()
  const compared = comparePrices({ ...terms, choices, ownChoices: own, readingOfAll: 'dollars' })
  expect(compared.filter(({ settledBy }) => settledBy === null)).toEqual([])
  expect(compared.find(({ item }) => item === 'website')?.settledBy).toBe('own')
  expect(withReadingOfAll(null, own)).toBe(own)
})
