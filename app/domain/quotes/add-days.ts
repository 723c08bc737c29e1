import type { Day } from '../pricing/vat.ts'

/** Calendar days: with daylight saving time a day can have 23 hours. */
export function addDays(day: Day, days: number): Day {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(noon + days * 86_400_000).toISOString().slice(0, 10)
}
