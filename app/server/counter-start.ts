import { studioDay } from './studio-day.ts'

/** How many days of views, taps and scans are shown, including today. */
const countedDays = 30

const dayMs = 86_400_000

/** The first of these days, YYYY-MM-DD in the studio's time zone. */
export function counterStart(now: Date): string {
  return studioDay(new Date(now.getTime() - (countedDays - 1) * dayMs))
}
