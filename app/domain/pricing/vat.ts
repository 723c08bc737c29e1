import type { BasisPoints } from '../money.ts'

/** 'YYYY-MM-DD': compares as text. */
export type Day = string

/** A rate and the first day on which it holds. */
export type VatRate = { rate: BasisPoints; validFrom: Day }

/** What a price says of VAT, once it is settled. */
export type VatNote = 'included' | 'excluded'

/** The calendar day on which a moment falls in the studio's zone, which is the day the law goes by. */
export function dayIn(moment: Date, timeZone: string): Day {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(moment)
}

/** The newest rate that holds on a day. A day before all of them gets the oldest: a price is never without its VAT. */
export function requireVatRate(rates: readonly VatRate[], day: Day): VatRate {
  const newestFirst = rates.toSorted((a, b) => (a.validFrom < b.validFrom ? 1 : -1))
  const rate = newestFirst.find(({ validFrom }) => validFrom <= day) ?? newestFirst.at(-1)
  if (!rate) throw new RangeError('There is no VAT rate at all')
  return rate
}
