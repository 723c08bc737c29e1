import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfUp, isAgorot, shareOf, shareWithin } from './money.ts'

test.each([
  [0, 1_000, 0],
  [1, 5_000, 1],
  [1, 4_999, 0],
  [4, 1_000, 0],
  [5, 1_000, 1],
  [14, 1_000, 1],
  [15, 1_000, 2],
  [100, 750, 8],
  [93, 750, 7],
  [250_000, 1_000, 25_000],
  [3_900, 750, 293],
  [3_900, 500, 195],
  [999, 0, 0],
  [999, 10_000, 999],
  [-5, 1_000, 0],
  [-6, 1_000, -1],
  [100_000_000_000, 9_999, 99_990_000_000],
])('of %i agorot, %i basis points are %i', (amount, share, part) => {
  expect(shareOf(amount, share)).toBe(part)
})

test.each([
  [118, 1_800, 18],
  [117, 1_700, 17],
  [0, 1_800, 0],
  [250_000, 1_800, 38_136],
  [3, 1_800, 0],
  [4, 1_800, 1],
  [59, 1_800, 9],
  [1, 10_000, 1],
  [2, 10_000, 1],
])('of %i agorot with a tax of %i basis points in it, the tax is %i', (total, rate, tax) => {
  expect(shareWithin(total, rate)).toBe(tax)
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, 0.5, 100_000_000_001, -100_000_000_001])(
  '%d is not an amount of money',
  (amount) => {
    expect(isAgorot(amount)).toBe(false)
    expect(() => shareOf(amount, 1_000)).toThrow(RangeError)
    expect(() => shareWithin(amount, 1_000)).toThrow(RangeError)
  },
)

// Proves 5.2.3.
test.each(['100', null, undefined, {}, 10n])('%s is not a number of agorot', (amount) => {
  expect(isAgorot(amount)).toBe(false)
})

test.each([-1, 10_001, 0.5, Number.NaN, 1e308])('%d is not a share', (share) => {
  expect(() => shareOf(100, share)).toThrow(RangeError)
})

const amounts = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })
const shares = fc.integer({ min: 0, max: 10_000 })

// Proves 5.2.2.
test('a share is the nearest whole agora, for any amount', () => {
  fc.assert(
    fc.property(amounts, shares, (amount, share) => {
      const twice =
        2n * BigInt(shareOf(amount, share)) * 10_000n - 2n * BigInt(amount) * BigInt(share)
      expect(twice > -10_000n && twice <= 10_000n).toBe(true)
    }),
  )
})

test('rounding changes a quotient by at most a half', () => {
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 20_000 }), (dividend, divisor) => {
      const off = 2 * (divideHalfUp(dividend, divisor) * divisor - dividend)
      expect(off > -divisor && off <= divisor).toBe(true)
    }),
  )
})
