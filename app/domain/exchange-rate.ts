import { divideHalfUp, type Agorot } from './money.ts'

/** Shekels for one dollar, with at most four decimals. */
export type ExchangeRate = number

const places = 10_000
const limits = { least: 1, most: 20 }

/**
 * null where the text is not a plausible rate: NaN, 0, a negative number, 1e9 (requirements 5.6).
 */
export function parseExchangeRate(text: string): ExchangeRate | null {
  const plain = text.trim()
  if (!/^\d{1,4}(?:\.\d{1,20})?$/.test(plain)) return null
  const rate = Math.round(Number(plain) * places) / places
  return rate >= limits.least && rate <= limits.most ? rate : null
}

/** Takes agorot, returns whole dollars, rounded half up. */
export function toDollars(agorot: Agorot, rate: ExchangeRate): number {
  return divideHalfUp(agorot * (places / 100), inPlaces(rate))
}

/** Takes cents, returns agorot, rounded to whole shekels. */
export function toAgorot(cents: number, rate: ExchangeRate): Agorot {
  return divideHalfUp(cents * inPlaces(rate), places * 100) * 100
}

function inPlaces(rate: ExchangeRate): number {
  return Math.round(rate * places)
}
