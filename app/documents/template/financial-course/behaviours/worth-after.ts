import { savings } from '#content/templates/financial-course/figures.ts'
import type { Agorot } from '#domain/money.ts'

/**
 * The purchasing power of a sum after some years of rising prices, in today's agorot, rounded to
 * whole shekels.
 */
export function worthAfter(amount: Agorot, years: number): Agorot {
  const shekels = amount / 100 / (1 + savings.yearlyRise / 10_000) ** years
  return Math.round(shekels) * 100
}
