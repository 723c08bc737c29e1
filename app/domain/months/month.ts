import type { Day } from '../pricing/vat.ts'

/** YYYY-MM */
export type Month = `${number}-${number}`

export function monthOf(day: Day): Month {
  // SAFETY: a day begins with its month.
  return day.slice(0, 7) as Month
}

/** The month so many months before, or after if it is negative. */
export function monthsBefore(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const at = year * 12 + number - 1 - count
  // SAFETY: the year and the number of the month, with its leading zero.
  return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}` as Month
}

const earliest = '2000-01'

/** A month of an address. One that is unknown or has not begun is the current one. */
export function readMonth(text: string | null, today: Day): Month {
  const current = monthOf(today)
  const isMonth = text !== null && /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
  // SAFETY: the pattern has been checked.
  return isMonth && text >= earliest && text <= current ? (text as Month) : current
}
