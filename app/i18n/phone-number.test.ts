import { expect, test } from 'vitest'
import { formatPhone } from './phone-number.ts'

test.each([
  ['+97230555010', '+972 3 055 5010'],
  ['+972541234567', '+972 54 123 4567'],
  ['+61491570156', '+61 491 570 156'],
])('%s is written %s, on one line', (e164, spaced) => {
  expect(formatPhone(e164)).toBe(spaced.replaceAll(' ', '\u00a0'))
})
