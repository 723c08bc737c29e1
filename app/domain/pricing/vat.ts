import { shareOf, type BasisPoints } from '../money.ts'

/** 'YYYY-MM-DD', comparable as text. */
export type Day = string

/** A rate and the first day it applies (requirements 5.3). */
export type VatRate = { rate: BasisPoints; validFrom: Day }

/** Whether a price includes VAT. */
export type VatNote = 'included' | 'excluded'

/** Formatters by time zone, kept because creating one takes longer than pricing a package. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day of a date and time in the given time zone. */
export function dayIn(time: Date, timeZone: string): Day {
  const known = dayFormats.get(timeZone)
  if (known) return known.format(time)
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  dayFormats.set(timeZone, format)
  return format.format(time)
}

/**
 * The rate that applies on a day. A day before the first rate gets the oldest one. Throws a
 * RangeError where there is no rate at all.
 */
export function requireVatRate(rates: readonly VatRate[], day: Day): VatRate {
  const newestFirst = rates.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  const rate = newestFirst.find(({ validFrom }) => validFrom <= day) ?? newestFirst.at(-1)
  if (!rate) throw new RangeError('There is no VAT rate at all')
  return rate
}

type Ends = { from: number | null; to: number | null; vat?: VatNote | 'unstated' | undefined }

/** The price that a consumer pays: VAT is added where the price states that it excludes it. */
export function withVat<Price extends Ends>(
  price: Price,
  { rate }: Pick<VatRate, 'rate'>,
): Price & { vat: 'included' } {
  const add = (amount: number | null) =>
    amount === null || price.vat !== 'excluded' ? amount : amount + shareOf(amount, rate)
  return { ...price, from: add(price.from), to: add(price.to), vat: 'included' }
}
