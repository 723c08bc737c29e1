import { dayIn } from '#domain/pricing/vat.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { openRanges, type ClosedDays, type OpenRange } from '#domain/studio/business-hours.ts'
import { timeZone } from './place.ts'
import { studio } from './studio.server.ts'

/** Days ahead of which visitors are told. */
const announcedDays = 60

/** When the studio is open on a business day. */
export function studioRanges(): OpenRange[] {
  return openRanges(studio().businessHours)
}

/** The studio's own closed days that are not over and begin soon. */
export function upcomingClosedDays(now = new Date()): ClosedDays[] {
  const today = dayIn(now, timeZone)
  const last = addDays(today, announcedDays)
  return studio().businessHours.closedDays.filter(({ from, to }) => to >= today && from <= last)
}
