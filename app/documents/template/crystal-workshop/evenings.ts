import { seatsLeft } from '#content/templates/crystal-workshop/figures.ts'
import type { Day } from '#domain/pricing/vat.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { moonPhase } from './moon-phase.ts'

export type Evening = { day: Day; phase: number; seatsLeft: number }

const tuesday = 2

/**
 * Days of the Hebrew calendar on whose eve there is no workshop. A Hebrew day begins on the evening
 * before, which here is a Tuesday: the days of Iyar are those of Memorial Day and Independence Day
 * when they are moved away from the Sabbath.
 */
const closedDays = new Set([
  '1 Tishri',
  '2 Tishri',
  '10 Tishri',
  '15 Tishri',
  '22 Tishri',
  '15 Nisan',
  '21 Nisan',
  '27 Nisan',
  '2 Iyar',
  '3 Iyar',
  '5 Iyar',
  '6 Sivan',
  '9 Av',
])

const hebrewCalendar = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

function isClosed(day: Day): boolean {
  const next = new Date(`${addDays(day, 1)}T12:00:00Z`)
  return closedDays.has(hebrewCalendar.format(next))
}

/**
 * The next evenings: Tuesdays after `today`, because places can be booked until the day before,
 * without the eves of holidays. The moon's phase is that of 20:30.
 */
export function nextEvenings(today: Day): Evening[] {
  const weekday = new Date(`${today}T12:00:00Z`).getUTCDay()
  let day = addDays(today, ((tuesday - weekday + 6) % 7) + 1)
  return seatsLeft.map((seats) => {
    while (isClosed(day)) day = addDays(day, 7)
    const evening = { day, phase: moonPhase(new Date(`${day}T18:30:00Z`)), seatsLeft: seats }
    day = addDays(day, 7)
    return evening
  })
}
