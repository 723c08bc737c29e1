/** A whole number of agorot, or of cents where a reading is in dollars (requirements 5.2). */
export type Agorot = number

/** Hundredths of a percent: 7.5% is 750. */
export type BasisPoints = number

export const wholeShare: BasisPoints = 10_000

/** A billion shekels: times 10,000 basis points it is still a safe integer. */
const maxAmount: Agorot = 100_000_000_000

export function isAgorot(value: unknown): boolean {
  return Number.isSafeInteger(value) && Math.abs(Number(value)) <= maxAmount
}

function requireAgorot(value: number): Agorot {
  if (!isAgorot(value)) throw new RangeError(`Money is whole agorot, not ${value}`)
  return value
}

function requireShare(value: number): BasisPoints {
  if (!Number.isInteger(value) || value < 0 || value > wholeShare)
    throw new RangeError(`A share is 0 to ${wholeShare} basis points, not ${value}`)
  return value
}

/** Divides in integers, because a floating-point division can round a half the wrong way. */
export function divideHalfUp(dividend: number, divisor: number): number {
  const rest = ((dividend % divisor) + divisor) % divisor
  return (dividend - rest) / divisor + (rest * 2 >= divisor ? 1 : 0)
}

/**
 * A share of an amount, rounded half up to whole agorot. Throws a RangeError for an invalid value.
 */
export function shareOf(amount: Agorot, share: BasisPoints): Agorot {
  return divideHalfUp(requireAgorot(amount) * requireShare(share), wholeShare)
}

/**
 * The tax that a total includes: at 18%, 18 of every 118. Throws a RangeError for an invalid value.
 */
export function shareWithin(total: Agorot, rate: BasisPoints): Agorot {
  return divideHalfUp(requireAgorot(total) * requireShare(rate), wholeShare + rate)
}
