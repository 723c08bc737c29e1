import { cleanLine } from './text/clean.ts'
import { divideHalfUp, type Agorot } from './money.ts'

/** Shekels for one dollar, with at most four decimals. */
export type ExchangeRate = number

const scale = 10_000
const limits = { least: 1, most: 20 }

/**
 * null where the text is not a plausible rate, such as NaN, 0, a negative number or 1e9
 * (requirements 5.6).
 */
export function parseExchangeRate(text: string): ExchangeRate | null {
  const plain = cleanLine(text)
  if (!/^\d{1,4}(?:\.\d{1,20})?$/.test(plain)) return null
  const rate = Math.round(Number(plain) * scale) / scale
  return rate >= limits.least && rate <= limits.most ? rate : null
}

/** Converts agorot to whole dollars, rounded half up. */
export function toDollars(agorot: Agorot, rate: ExchangeRate): number {
  return divideHalfUp(agorot * (scale / 100), toScaled(rate))
}

/** Converts cents to agorot, rounded half up to whole shekels. */
export function toAgorot(cents: number, rate: ExchangeRate): Agorot {
  return divideHalfUp(cents * toScaled(rate), scale * 100) * 100
}

function toScaled(rate: ExchangeRate): number {
  return Math.round(rate * scale)
}
