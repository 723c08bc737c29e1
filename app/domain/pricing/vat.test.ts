import { expect, test } from 'vitest'
import { dayIn, requireVatRate } from './vat.ts'

const rates = [
  { rate: 1_700, validFrom: '2015-10-01' },
  { rate: 1_800, validFrom: '2025-01-01' },
  { rate: 1_900, validFrom: '2030-01-01' },
]

// Proves 5.3.1.
test.each([
  ['2010-01-01', 1_700],
  ['2015-09-30', 1_700],
  ['2015-10-01', 1_700],
  ['2024-12-31', 1_700],
  ['2025-01-01', 1_800],
  ['2025-01-02', 1_800],
  ['2029-12-31', 1_800],
  ['2030-01-01', 1_900],
  ['2099-01-01', 1_900],
])('on %s VAT is %i basis points', (day, rate) => {
  expect(requireVatRate(rates, day).rate).toBe(rate)
  expect(requireVatRate(rates.toReversed(), day).rate).toBe(rate)
})

// Proves 5.3.1.
test('without any VAT rate there is an error', () => {
  expect(() => requireVatRate([], '2026-01-01')).toThrow(RangeError)
})

// Proves 5.3.3.
test.each([
  ['2024-12-31T21:59:59Z', '2024-12-31'],
  ['2024-12-31T22:00:00Z', '2025-01-01'],
  ['2026-07-31T20:59:59Z', '2026-07-31'],
  ['2026-07-31T21:00:00Z', '2026-08-01'],
])('%s is %s in Israel', (time, day) => {
  expect(dayIn(new Date(time), 'Asia/Jerusalem')).toBe(day)
})
