import { dayIn, type Day } from '../pricing/vat.ts'
import { addDays } from '../quotes/add-days.ts'
import type { OpenRange } from '../studio/business-hours.ts'
import { holidayOn, type HolidayKind } from './holidays.ts'

/** When the studio works. Times of day are 'HH:MM' in its time zone; Sunday is 0. */
export type BusinessHours = {
  timeZone: string
  days: readonly number[]
  /** On a business day, in order and apart. At least one. */
  ranges: readonly OpenRange[]
  /** The kinds of holidays on which it is closed. */
  closedOn: readonly HolidayKind[]
  /** Further closed days of its own. */
  closedDays: readonly Day[]
}

const minuteMs = 60_000
const dayMs = 86_400_000

/** A studio that never opens would search for ever. */
const maxClosedDays = 400

export function isBusinessDay(day: Day, hours: BusinessHours): boolean {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  if (!hours.days.includes(weekday) || hours.closedDays.includes(day)) return false
  const holiday = holidayOn(day)
  return holiday === null || !hours.closedOn.includes(holiday.kind)
}

/**
 * The time after so many minutes in which the studio is open (requirements 5.7). An hour that ends
 * exactly at closing time ends there, not on the next morning. Throws a RangeError for a studio
 * that is never open.
 */
export function addBusinessMinutes(from: Date, minutes: number, hours: BusinessHours): Date {
  let left = minutes * minuteMs
  let period = nextPeriod(from, hours)
  while (left > period.closes - period.starts) {
    left -= period.closes - period.starts
    period = nextPeriod(new Date(period.closes), hours)
  }
  return new Date(period.starts + left)
}

/**
 * The same time of day so many business days later. Outside business hours the count begins when
 * the studio opens next.
 */
export function addBusinessDays(from: Date, days: number, hours: BusinessHours): Date {
  const start = new Date(nextPeriod(from, hours).starts)
  let day = dayIn(start, hours.timeZone)
  for (let count = 0; count < days; count += 1) day = nextBusinessDay(addDays(day, 1), hours)
  return timeOn(day, timeOfDay(start, hours.timeZone), hours.timeZone)
}

/** The first business day that is not before `day`. Throws a RangeError where there is none. */
export function nextBusinessDay(day: Day, hours: BusinessHours): Day {
  let candidate = day
  for (let count = 0; count < maxClosedDays; count += 1) {
    if (isBusinessDay(candidate, hours)) return candidate
    candidate = addDays(candidate, 1)
  }
  throw new RangeError('The studio has no business day within a year')
}

/** Whether the studio is open at a time. Closing time itself is closed. */
export function isOpenAt(at: Date, hours: BusinessHours): boolean {
  return nextPeriod(at, hours).starts === at.getTime()
}

/** The time when the studio opens on a day. */
export function openingOn(day: Day, { ranges, timeZone }: BusinessHours): Date {
  return timeOn(day, ranges[0]?.opens ?? '00:00', timeZone)
}

/** What is left of the open hours of a time, or the whole next ones, in milliseconds. */
function nextPeriod(from: Date, hours: BusinessHours): { starts: number; closes: number } {
  const { ranges, timeZone } = hours
  if (ranges.length === 0 || ranges.some(({ opens, closes }) => opens >= closes))
    throw new RangeError('The studio closes before it opens')
  for (let day = dayIn(from, timeZone); ; day = addDays(day, 1)) {
    day = nextBusinessDay(day, hours)
    for (const { opens, closes } of ranges) {
      const end = timeOn(day, closes, timeZone).getTime()
      const starts = Math.max(from.getTime(), timeOn(day, opens, timeZone).getTime())
      if (starts < end) return { starts, closes: end }
    }
  }
}

/**
 * The time of 'HH:MM' on a day in a time zone. A time that daylight saving skips is the one an hour
 * later; of a time that comes twice it is the first.
 */
export function timeOn(day: Day, time: string, timeZone: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const before = asUtc - offsetAt(asUtc - dayMs, timeZone)
  const after = asUtc - offsetAt(asUtc + dayMs, timeZone)
  const found = [before, after].find((at) => at + offsetAt(at, timeZone) === asUtc)
  return new Date(found ?? before)
}

function timeOfDay(at: Date, timeZone: string): string {
  return new Date(at.getTime() + offsetAt(at.getTime(), timeZone)).toISOString().slice(11, 16)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Milliseconds by which the clocks of a zone are ahead of UTC. */
function offsetAt(time: number, timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  clocks.set(timeZone, clock)
  const whole = Math.floor(time / 1000) * 1000
  return Date.parse(`${clock.format(whole).replace(' ', 'T')}Z`) - whole
}
