import { expect, test } from 'vitest'
import { firstLetter } from './builder-props.ts'

// Proves 6.1.7.
test.each([
  ['תוכנית עסקית', 'he', 'ת'],
  ['MVP: גרסה ראשונה', 'he', 'ג'],
  ['UX/UI design', 'en', 'U'],
  ['business plan', 'en', 'B'],
] as const)('%s in %s begins with %s', (name, lang, letter) => {
  expect(firstLetter(name, lang)).toBe(letter)
})

test('a name without a letter of its language throws', () => {
  expect(() => firstLetter('CRM', 'he')).toThrow('CRM')
})
