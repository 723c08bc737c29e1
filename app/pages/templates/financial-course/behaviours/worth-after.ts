import { savings } from '#content/templates/financial-course/figures.ts'
import type { Agorot } from '#domain/money.ts'

/** What a sum buys after so many years of rising prices, in agorot of today, in whole shekels. */
export function worthAfter(amount: Agorot, years: number): Agorot {
  const shekels = amount / 100 / (1 + savings.yearlyRise / 10_000) ** years
  return Math.round(shekels) * 100
}
