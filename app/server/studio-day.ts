import { company } from '#catalog/company.ts'
import { dayIn, type Day } from '#domain/pricing/vat.ts'

/** The day in the studio's time zone, YYYY-MM-DD. */
export function studioDay(at: Date): Day {
  return dayIn(at, company.timeZone)
}
