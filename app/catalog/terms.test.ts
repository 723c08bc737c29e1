import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from './price-list.ts'
import { paymentOf } from './quote-rules.ts'
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
  ['website', 'website', 'services'],
  ['landing-page', 'landing-page', 'landing-page'],
  ['action-plan', 'action-plan', 'consulting'],
  ['ux-mentoring', 'ux-mentoring.single', 'consulting'],
  ['ux-mentoring', 'ux-mentoring.five', 'consulting'],
  ['ux-mentoring', 'ux-mentoring.ten', 'many-sessions'],
  ['figma-workshop', 'figma-workshop.five-days', 'consulting'],
] as const)('%s as %s is paid by the terms of %s', (id, lineId, kind) => {
  const ways = list.services
    .filter((service) => service.id === id)
    .map((service) => paymentOf({ service, lineId, months: null }))
  expect(ways).toEqual([payments[kind][0].way])
})
