import { terms } from '#content/templates/real-estate-investment/figures.ts'
import { type BasisPoints, wholeShare } from '#domain/money.ts'

/** What the visitor chose in the calculator. */
export type Choice = {
  /** In whole shekels. */
  sum: number
  years: number
  /** Management fee, yearly. */
  fee: BasisPoints
  /** The investor's share of the profit beyond the preferred return. */
  share: BasisPoints
}

/**
 * What one shekel has become after some years: the fee is taken off each year's return, and of what
 * exceeds the preferred return the firm takes its share.
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

/** What is paid back in whole shekels, to the nearest thousand: more digits would be guesswork. */
export function paidBack({ sum, ...choice }: Choice, yearly: BasisPoints): number {
  return Math.round((sum * worthOfOne(choice, yearly)) / 1_000) * 1_000
}
