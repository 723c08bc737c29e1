import type { PricedInput } from '../pricing/price-lines.ts'

/** A quote can be read in both languages, whichever it was asked for in. */
export type Words = { he: string; en: string }

/** When a line is paid: half before and half after the work, all before it, or in two parts. What runs monthly is paid monthly. */
export const paymentWays = ['halves', 'prepaid', 'two-payments', 'monthly'] as const

export type PaymentWay = (typeof paymentWays)[number]

export type QuoteLine = PricedInput & {
  name: Words
  /** The option, the service that an add-on belongs to; may be empty. */
  detail: Words
  /** The client may leave it out. */
  optional: boolean
  payment: PaymentWay
  /** The least it costs. A quote with such a line is an estimate: nobody can agree to a price that is not known yet. */
  isFrom: boolean
  /** Written by the owner: it has a price of its own, and no part in package prices or in the discount for several services. */
  isOwn: boolean
}

/**
 * Which lines of a visitor's own basket may still be left out: what runs monthly and what comes with a service, as long as something is left that
 * may not.
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
