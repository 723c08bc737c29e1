import { timeZone } from '#catalog/place.ts'
import { dayIn, type Day } from '#domain/pricing/vat.ts'

/** The day in the studio's time zone, YYYY-MM-DD. */
export function studioDay(at: Date): Day {
  return dayIn(at, timeZone)
}
