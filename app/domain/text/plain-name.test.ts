import { expect, test } from 'vitest'
import { plainName } from './plain-name.ts'

// Proves 8.2.2.
test.each([
  'דנה כהן־לוי',
  'צ׳רלי',
  'Dana Cohen-Levi',
  'Seán O’Brien',
  'Иван',
  'א'.repeat(40),
  'one two three four',
])('%s is a name', (name) => {
  expect(plainName(name)).toBe(name)
})

// Proves 8.2.2.
test.each([
  'evil.example',
  'https://evil.example',
  'Win at evil.example/now',
  'dana@evil.example',
  '@handle',
  'Call 0501234567',
  'א'.repeat(41),
  'you have won a prize',
  '<b>x</b>',
  '-',
  '',
])('%s is not shown as a name', (name) => {
  expect(plainName(name)).toBeNull()
})
