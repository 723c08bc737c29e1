import { company } from '#catalog/company.ts'
import { dayIn, type Day } from '#domain/pricing/vat.ts'

/** The day on the studio's calendar: a quote is good through its last one. */
export function studioDay(at: Date): Day {
  return dayIn(at, company.timeZone)
}
