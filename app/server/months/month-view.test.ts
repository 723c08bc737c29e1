import { expect, test } from 'vitest'
import type { MonthFigures } from './month-store.ts'
import { describeMonth, describeServices, describeSources } from './month-view.ts'

const figures: MonthFigures = {
  leads: 1_204,
  answerMinutes: 95,
  promised: 10,
  kept: 9,
  sent: 3,
  accepted: 1,
  value: 780_000,
}

// Proves 7.11.2.
test.each([
  [0, '0 minutes'],
  [119, '119 minutes'],
  [120, '2 hours'],
  [2_879, '48 hours'],
  [2_880, '2 days'],
  [null, 'None'],
])('an answer after %s minutes took %s', (answerMinutes, expected) => {
  const { texts } = describeMonth('2026-11', { ...figures, answerMinutes }, 'en')
  expect(texts.answer.replace('\u00a0', ' ')).toBe(expected)
})

// Proves 7.11.2.
test.each([
  [0, 0, 'None'],
  [0, 3, '0%'],
  [199, 200, '99%'],
  [200, 200, '100%'],
])('%i of %i promises kept are %s: never all where one was not', (kept, promised, expected) => {
  expect(describeMonth('2026-11', { ...figures, kept, promised }, 'en').texts.kept).toBe(expected)
})

test('a month has its name in each language', () => {
  expect(describeMonth('2026-11', figures, 'he').name).toBe('נובמבר 2026')
  expect(describeMonth('2026-11', figures, 'en').name).toBe('November 2026')
})

test('sources are readable, and services have their names', () => {
  const sources = [
    { name: 'google+ads', leads: 2 },
    { name: '%d7%90', leads: 1 },
    { name: '%zz', leads: 1 },
    { name: null, leads: 1 },
  ]
  expect(describeSources(sources, 'en').map(({ name }) => name)).toEqual([
    'google ads',
    'א',
    '%zz',
    'Not known',
  ])
  const services = ['landing-page', 'old-service', null].map((name) => ({ name, leads: 1 }))
  expect(describeServices(services, 'en').map(({ name }) => name)).toEqual([
    'Landing pages',
    'old-service',
    'Not given',
  ])
})
