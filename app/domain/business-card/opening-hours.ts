import type { CardContent } from './card-content.ts'

type Day = CardContent['hours'][number]

/** Neighbouring days with the same hours as one row: weekdays 0 (Sunday) to 6, both included. */
export type HoursRow = { from: number; to: number; hours: Day }

/** Rows of a card's hours. Empty where the card shows none. */
export function hoursRows(hours: CardContent['hours']): HoursRow[] {
  const rows: HoursRow[] = []
  hours.forEach((day, at) => {
    const last = rows.at(-1)
    if (last && isSame(last.hours, day)) last.to = at
    else rows.push({ from: at, to: at, hours: day })
  })
  return rows
}

function isSame(one: Day, other: Day): boolean {
  return one === null || other === null
    ? one === other
    : rangesOf(one).join(' ') === rangesOf(other).join(' ')
}

/** '10:30–13:00', and '16:00–19:00' after a break. */
export function rangesOf({ opens, closes, again }: NonNullable<Day>): string[] {
  return [{ opens, closes }, ...(again ? [again] : [])].map(
    (range) => `${range.opens}–${range.closes}`,
  )
}
