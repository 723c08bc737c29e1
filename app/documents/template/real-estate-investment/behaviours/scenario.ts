import { terms } from '#content/templates/real-estate-investment/figures.ts'
import { type BasisPoints, wholeShare } from '#domain/money.ts'

/** The visitor's values in the calculator. */
export type Choice = {
  /** Whole shekels. */
  sum: number
  years: number
  /** Management fee, yearly. */
  fee: BasisPoints
  /** The investor's share of the profit beyond the preferred return. */
  share: BasisPoints
}

/**
 * The worth of one shekel after some years. The fee is deducted from each year's return, and the
 * firm takes its share of the profit above the preferred return.
 *
 * @param yearly what the building earns on its equity before the fee
 */
export function worthOfOne(
  { years, fee, share }: Omit<Choice, 'sum'>,
  yearly: BasisPoints,
): number {
  const worth = compound(years, yearly - fee)
  const beyond = Math.max(0, worth - compound(years, terms.preferred))
  return worth - (beyond * (wholeShare - share)) / wholeShare
}

function compound(years: number, yearly: BasisPoints): number {
  return (1 + yearly / wholeShare) ** years
}

/**
 * The amount paid back in whole shekels, rounded to thousands, because more digits would be
 * guesswork.
 */
export function paidBack({ sum, ...choice }: Choice, yearly: BasisPoints): number {
  return Math.round((sum * worthOfOne(choice, yearly)) / 1_000) * 1_000
}
