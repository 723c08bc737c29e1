import { expect, test } from 'vitest'
import { fillPlural } from './plural.ts'

const words = { one: 'פנייה אחת', two: 'שתי פניות', other: '{count} פניות' }

test.each([
  [0, '0 פניות'],
  [1, 'פנייה אחת'],
  [2, 'שתי פניות'],
  [3, '3 פניות'],
  [20, '20 פניות'],
  [101, '101 פניות'],
])('%i in Hebrew is %s', (count, text) => {
  expect(fillPlural(words, count, 'he')).toBe(text)
})

test('English has no plural form for two', () => {
  expect(fillPlural({ one: 'One lead', two: 'x', other: '{count} leads' }, 2, 'en')).toBe('2 leads')
})
