import { expect, test } from 'vitest'
import { paymentPlanFor, paymentPlans, type TermId, termOf, terms } from './terms.ts'

test('every term goes up', () => {
  const readings = Object.values(terms).flat()
  expect(readings.length).toBeGreaterThan(25)
  expect(readings.filter(({ from, to }) => from <= 0 || to < from)).toEqual([])
})

test.each<[id: TermId, from: number]>([
  ['reply', 2],
  ['support.smart-upgrade', 60],
  ['support', 30],
])('of %s, the first reading counts', (id, from) => {
  expect(termOf(id).from).toBe(from)
})

test('the parts of a payment are a whole', () => {
  const sums = Object.values(paymentPlans).map((parts) => parts.reduce((sum: number, part) => sum + part, 0))
  expect(sums).toEqual([10_000, 10_000, 10_000])
})

test.each([
  ['website', null, 'half-down'],
  ['landing-page', null, 'half-down'],
  ['digital-card', null, 'upfront'],
  ['action-plan', null, 'upfront'],
  ['ux-mentoring', null, 'upfront'],
  ['ux-mentoring', 1, 'upfront'],
  ['ux-mentoring', 9, 'upfront'],
  ['ux-mentoring', 10, 'two-payments'],
  ['ux-mentoring', 11, 'two-payments'],
  ['website', 10, 'half-down'],
] as const)('%s with %j sessions is paid %s', (service, sessions, plan) => {
  expect(paymentPlanFor(service, sessions)).toBe(plan)
})
