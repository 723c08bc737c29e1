import { timeOn } from '#domain/promises/business-time.ts'
import { isDay } from '#domain/typed-date-time.ts'
import { cleanLine } from '#domain/text/clean.ts'

/** `monthFirst`: of '3/4/2026', as Americans write it. */
export type DateRules = { monthFirst: boolean; timeZone: string }

const withOffset = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:?\d\d)$/i
const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ,]+(.+))?$/
const yearLast = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2}|\d{4})(?:[ ,]+(.+))?$/
const monthInWords =
  /^(?:[a-z]{3,9},? )?(?:([a-z]{3,9})\.? (\d{1,2})|(\d{1,2}) ([a-z]{3,9})\.?),? (\d{4})(?:,? (?:at )?(.+))?$/i
const timeOfDay = /^(\d{1,2}):(\d\d)(?::\d\d(?:\.\d+)?)? ?(am|pm)?$/i
const milliseconds = /^\d{13}$/

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The time of a day without one: in the middle of it, so that no time zone moves the day. */
const noon = '12:00'

/**
 * A date as programs and people write it, with or without a time; null where it is none. Without an
 * offset it is in the given time zone.
 */
export function readDate(typed: string, { monthFirst, timeZone }: DateRules): Date | null {
  const text = cleanLine(typed)
  if (milliseconds.test(text)) return new Date(Number(text))
  const [, day, time, offset] = withOffset.exec(text) ?? []
  if (day && time && offset) return valid(new Date(`${day}T${time}${colon(offset.toUpperCase())}`))
  const parts = splitDate(text, monthFirst)
  if (parts === null) return null
  const found = `${parts.year}-${pad(parts.month)}-${pad(parts.day)}`
  const clock = parts.time === undefined ? noon : readTime(parts.time)
  return isDay(found) && clock !== null ? timeOn(found, clock, timeZone) : null
}

type DateParts = { year: string; month: string; day: string; time: string | undefined }

function splitDate(text: string, monthFirst: boolean): DateParts | null {
  const [isFirst, year = '', month = '', day = '', time] = yearFirst.exec(text) ?? []
  if (isFirst) return { year, month, day, time }
  const [isLast, one = '', two = '', short = '', late] = yearLast.exec(text) ?? []
  if (isLast) {
    const [first, second] = isMonthFirst(one, two, monthFirst) ? [one, two] : [two, one]
    return {
      year: short.length === 2 ? `20${short}` : short,
      month: first,
      day: second,
      time: late,
    }
  }
  const [isWords, before, dayAfter, dayBefore, after, inYear = '', at] =
    monthInWords.exec(text) ?? []
  if (!isWords) return null
  const index = months.indexOf((before ?? after ?? '').slice(0, 3).toLowerCase())
  return { year: inYear, month: String(index + 1), day: dayAfter ?? dayBefore ?? '', time: at }
}

/** A number above twelve is a day, whichever place it has. */
function isMonthFirst(one: string, two: string, monthFirst: boolean): boolean {
  if (Number(one) > 12) return false
  return Number(two) > 12 || monthFirst
}

/** Whether the dates of a file can only be read with the month in front. */
export function hasMonthFirst(cells: readonly string[]): boolean {
  const pairs = cells.flatMap((cell) => {
    const [, one, two] = yearLast.exec(cleanLine(cell)) ?? []
    return one && two ? [{ one: Number(one), two: Number(two) }] : []
  })
  return pairs.some(({ two }) => two > 12) && !pairs.some(({ one }) => one > 12)
}

function readTime(text: string): string | null {
  const [, hours = '', minutes = '', half] = timeOfDay.exec(text) ?? []
  const hour = half ? (Number(hours) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hours)
  return hours !== '' && hour < 24 && Number(minutes) < 60
    ? `${pad(String(hour))}:${minutes}`
    : null
}

function colon(offset: string): string {
  return offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2')
}

function pad(text: string): string {
  return text.padStart(2, '0')
}

function valid(date: Date): Date | null {
  return Number.isNaN(date.getTime()) ? null : date
}
