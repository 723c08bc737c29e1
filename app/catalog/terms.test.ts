import { expect, test } from 'vitest'
import { bookTerms, chosenPrice, priceListFor } from './price-list.ts'
import { isSoldItemId, soldItemIds, termsOfItem, type SoldItemId } from './item-terms.ts'
import { payments, type TermId, termOf, terms } from './terms.ts'

test('every term range is ascending', () => {
  const readings = Object.values(terms).flat()
  expect(readings.length).toBeGreaterThan(25)
  expect(readings.filter(({ from, to }) => from <= 0 || to < from)).toEqual([])
})

// Proves 5.7.1.
test.each<[id: TermId, from: number]>([
  ['reply', 2],
  ['support.smart-upgrade', 60],
  ['support', 30],
])('the first reading of %s is used', (id, from) => {
  expect(termOf(id).from).toBe(from)
})

const list = priceListFor({ ...bookTerms, on: '2026-11-21' })

// Proves 5.7.2.
test.each([
  ['website', 'services'],
  ['landing-page', 'landing-page'],
  ['action-plan', 'consulting'],
  ['ux-mentoring.single', 'consulting'],
  ['ux-mentoring.five', 'consulting'],
  ['ux-mentoring.ten', 'many-sessions'],
  ['figma-workshop.five-days', 'consulting'],
] as const)('%s is paid by the terms of %s', (id, kind) => {
  expect(termsOfItem(id).payment).toBe(payments[kind][0].way)
})

test('everything that a basket can contain has terms, and a subscription those of one', () => {
  const parts = list.services.flatMap(({ id, price, options, addons }) => [
    ...(price ? [{ id, term: price.term }] : []),
    ...[...options, ...addons].map((part) => ({ id: `${id}.${part.id}`, term: part.price.term })),
  ])
  expect(parts.filter(({ id }) => !isSoldItemId(id))).toEqual([])
  const isSubscription = (id: string) =>
    isSoldItemId(id) && ['year-ahead', 'monthly'].includes(termsOfItem(id).payment)
  expect(parts.filter(({ id, term }) => (term !== null) !== isSubscription(id))).toEqual([])
  expect(
    soldItemIds.filter(
      (id) => (termsOfItem(id).cancellation === 'subscription') !== isSubscription(id),
    ),
  ).toEqual([])
})

/** Items of one kind, the cheaper first. */
const ladders: SoldItemId[][] = [
  [
    'landing-page',
    'web-app',
    'full-product.basic',
    'full-product.advanced',
    'full-product.enterprise',
  ],
  ['website', 'mvp', 'saas', 'full-product.advanced'],
  ['ui-design.basic', 'ui-design.advanced', 'ui-design.full'],
]

// Proves 5.7.5.
test.each(ladders.map((ladder) => [ladder]))(
  'support and warranty never shrink along %j',
  (ladder) => {
    for (const days of ['supportDays', 'warrantyDays'] as const) {
      const lengths = ladder.map((id) => termsOfItem(id)[days] ?? 0)
      expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
    }
    const prices = ladder.map((id) => chosenPrice(id).from ?? 0)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  },
)
