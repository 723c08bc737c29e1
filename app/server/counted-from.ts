import { studioDay } from './quotes/studio-day.ts'

/** Views, taps and scans are shown of this many days, today included. */
const countedDays = 30

const dayMs = 86_400_000

/** The first day of them, in the studio's time zone. */
export function countedFrom(now: Date): string {
  return studioDay(new Date(now.getTime() - (countedDays - 1) * dayMs))
}
