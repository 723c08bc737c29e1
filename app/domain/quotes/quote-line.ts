import type { Agorot } from '../money.ts'
import type { PricedInput } from '../pricing/price-lines.ts'

/** In both languages: a quote can be read in either. */
export type Words = { he: string; en: string }

/**
 * When a line is paid: half before and half after the work, all in advance, or in two payments; a
 * subscription for each year in advance, or every month.
 */
export const paymentPlans = ['halves', 'prepaid', 'two-payments', 'year-ahead', 'monthly'] as const

export type PaymentPlan = (typeof paymentPlans)[number]

export type QuoteLine = PricedInput & {
  /**
   * The amount in the price list, once or per month, where the owner set another one; absent
   * otherwise. For the owner only.
   */
  listAmount?: Agorot
  name: Words
  /** The name of the option, or of the service that an add-on belongs to; may be empty. */
  detail: Words
  /** Whether the client can leave the line out. */
  optional: boolean
  payment: PaymentPlan
  /** The amount is a minimum. A quote with such a line is an estimate. */
  isFrom: boolean
  /** Added by the owner: it has its own price and takes no part in packages or tier discounts. */
  isOwn: boolean
  /**
   * An own line that takes its amount off what is paid once: a fixed discount, or a credit. Its amount
   * is 0 or less.
   */
  isCredit?: true
}

/**
 * Marks the lines that the client may leave out: subscriptions and add-ons, as long as one line
 * remains that is not optional.
 */
export function markOptional(lines: readonly QuoteLine[]): QuoteLine[] {
  const isExtra = ({ months, service }: QuoteLine, at: number) =>
    months !== null || lines.findIndex((line) => line.service === service) < at
  const isAllExtra = lines.every(isExtra)
  return lines.map((line, at) => ({
    ...line,
    optional: isExtra(line, at) && !(isAllExtra && at === 0),
  }))
}
