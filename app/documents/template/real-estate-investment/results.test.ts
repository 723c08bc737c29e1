import { expect, test } from 'vitest'
import { deals } from '#content/templates/real-estate-investment/figures.ts'
import { resultsOf } from './results.ts'

test('the results of three deals', () => {
  const three = [
    { months: 30 as 38, plan: 800, actual: 800 },
    { months: 40 as 38, plan: 800, actual: 799 },
    { months: 51 as 38, plan: 800, actual: -1 },
  ]
  // 1,598 / 3 = 532.7; 121 / 3 = 40.3
  expect(resultsOf(three)).toEqual({ deals: 3, average: 530, below: 2, losses: 1, months: 40 })
})

test('the words of the page say that one deal lost money and two missed the plan', () => {
  expect(resultsOf(deals)).toMatchObject({ below: 2, losses: 1 })
})
