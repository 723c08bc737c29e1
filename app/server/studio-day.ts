import { timeZone } from '#catalog/place.ts'
import { studio } from '#catalog/studio.server.ts'
import { dayIn, type Day } from '#domain/pricing/vat.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import type { ClosedDays } from '#domain/studio/business-hours.ts'

/** The day in the studio's time zone, YYYY-MM-DD. */
export function studioDay(at: Date): Day {
  return dayIn(at, timeZone)
}

/** Days ahead of which visitors are told. */
const announcedDays = 60

/** The studio's own closed days that are not over and begin soon. */
export function upcomingClosedDays(now = new Date()): ClosedDays[] {
  const today = studioDay(now)
  const last = addDays(today, announcedDays)
  return studio().businessHours.closedDays.filter(({ from, to }) => to >= today && from <= last)
}
