import { expect, test } from 'vitest'
import { joinVatRates, parseVatRates, readTypedRates, writeVatRates } from './vat-rates.ts'

const row = (from: string, percent: string) => ({ from, percent })
const today = row('2025-01-01', '18')

// Proves 5.3.4.
test('typed rates are read with the newest first, also one of the future', () => {
  const typed = joinVatRates([today, row('2040-07-01', ' 18,5% '), row('', '')])
  const rates = [
    { rate: 1_850, validFrom: '2040-07-01' },
    { rate: 1_800, validFrom: '2025-01-01' },
  ]
  expect(parseVatRates(typed)).toEqual(rates)
  expect(parseVatRates(writeVatRates(rates))).toEqual(rates)
})

test.each([
  ['no rate at all', []],
  ['a day without a percent', [row('2025-01-01', '')]],
  ['a percent without a day', [row('', '18')]],
  ['a day that does not exist', [row('2025-02-30', '18')]],
  ['less than the least', [row('2025-01-01', '-0.01')]],
  ['more than the most', [row('2025-01-01', '30.01')]],
  ['three decimals', [row('2025-01-01', '18.125')]],
  ['words', [row('2025-01-01', 'eighteen')]],
  ['two rates from one day', [today, row('2025-01-01', '17')]],
  ['eleven rates', Array.from({ length: 11 }, (_, year) => row(`${2020 + year}-01-01`, '18'))],
])('%s is refused, and shown again as it was typed', (_, rows) => {
  const typed = joinVatRates(rows)
  expect(parseVatRates(typed)).toBeNull()
  expect(readTypedRates(typed)).toEqual(rows)
})

test.each([
  ['the least', [row('2025-01-01', '0')]],
  ['the most', [row('2025-01-01', '30')]],
  ['ten rates', Array.from({ length: 10 }, (_, year) => row(`${2020 + year}-01-01`, '18'))],
])('%s is allowed', (_, rows) => {
  expect(parseVatRates(joinVatRates(rows))).toHaveLength(rows.length)
})
