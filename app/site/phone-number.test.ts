import { expect, test } from 'vitest'
import { formatPhone } from './phone-number.ts'

test.each([
  ['+61491570156', '+61 491 570 156'],
  ['+972541234567', '+972 541 234 567'],
])('%s is written %s, on one line', (e164, spaced) => {
  expect(formatPhone(e164)).toBe(spaced.replaceAll(' ', '\u00a0'))
})
