import { expect, test } from 'vitest'
import { internationalDigits, phoneDigits } from './digits.ts'

test.each([
  ['050-123 4567', '0501234567'],
  ['٠٥٠١٢٣٤٥٦٧', '0501234567'],
  ['０５０１２３４５６７', '0501234567'],
  ['۰۵۰', '050'],
  ['०५०', '050'],
  ['𝟘𝟝', ''],
  ['*', ''],
])('the digits of %j are %j', (text, digits) => {
  expect(phoneDigits(text)).toBe(digits)
})

test.each([
  ['+972 50', '97250'],
  ['＋972 50', '97250'],
  ['(+972) 50', '97250'],
  ['tel:+97250', '97250'],
  ['0097250', '97250'],
  ['+0097250', '97250'],
  ['٠٠٩٧٢', '972'],
  ['050', null],
  ['97250', null],
  ['5+0', null],
])('%j has the international digits %j', (text, digits) => {
  expect(internationalDigits(text)).toBe(digits)
})
