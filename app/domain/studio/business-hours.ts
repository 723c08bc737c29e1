import * as z from 'zod/mini'
import type { Day } from '../pricing/vat.ts'
import { addDays } from '../quotes/add-days.ts'
import { cleanLine } from '../text/clean.ts'
import { isDay } from '../typed-date-time.ts'

/** Local time, 'HH:MM'. */
export type OpenRange = { opens: string; closes: string }

/** Days on which the studio is closed, both included. A name is '' where it has none. */
export type ClosedDays = { from: Day; to: Day; name: { he: string; en: string } }

export type StudioHours = OpenRange & {
  /** Sunday is 0. */
  days: readonly number[]
  /** After a break on the same day; '' and '' without one. */
  again: OpenRange
  closedDays: readonly ClosedDays[]
}

/** What is allowed, so that the studio has a business day in any year. */
export const closedLimits = { periods: 30, days: 120, name: 40 } as const

const wholeDay: OpenRange = { opens: '00:00', closes: '23:59' }

/**
 * When the studio is open on a business day, in order. Hours that end before they begin count as the
 * whole day, and a second range that is none is left out: a mistake in the settings must not refuse
 * a lead.
 */
export function openRanges({ opens, closes, again }: StudioHours): OpenRange[] {
  if (opens >= closes) return [wholeDay]
  const isRange = closes < again.opens && again.opens < again.closes
  return isRange ? [{ opens, closes }, again] : [{ opens, closes }]
}

/** Each closed day of its own. */
export function listClosedDays({ closedDays }: Pick<StudioHours, 'closedDays'>): Day[] {
  return closedDays.flatMap(daysOf)
}

function daysOf({ from, to }: Pick<ClosedDays, 'from' | 'to'>): Day[] {
  const days: Day[] = []
  for (let day = from; day <= to && days.length <= closedLimits.days; day = addDays(day, 1))
    days.push(day)
  return days
}

export type HoursFault = 'order' | 'pair' | 'break'

type TypedHours = { opens: string; closes: string; again: OpenRange }

/** Why the hours of a day do not fit together: at its end, or at an end of the second range. */
export function findHoursFault({
  opens,
  closes,
  again,
}: TypedHours): { at: 'closes' | 'again.opens' | 'again.closes'; fault: HoursFault } | null {
  if (closes <= opens) return { at: 'closes', fault: 'order' }
  if (again.opens === '' && again.closes === '') return null
  if (again.opens === '') return { at: 'again.opens', fault: 'pair' }
  if (again.closes === '') return { at: 'again.closes', fault: 'pair' }
  if (again.opens <= closes) return { at: 'again.opens', fault: 'break' }
  return again.closes <= again.opens ? { at: 'again.closes', fault: 'order' } : null
}

const name = z.string().check(z.overwrite(cleanLine), z.maxLength(closedLimits.name))
const day = z.string().check(z.refine(isDay))

const closedSchema = z
  .array(
    z
      .object({ from: day, to: day, name: z.object({ he: name, en: name }) })
      .check(z.refine(({ from, to }) => from <= to)),
  )
  .check(z.maxLength(closedLimits.periods))

const typedSchema = z.array(
  z.object({
    from: z.string(),
    to: z.string(),
    name: z.object({ he: z.string(), en: z.string() }),
  }),
)

/** Reads stored closed days; '' is none. null where they are not within what is allowed. */
export function parseClosedDays(text: string): ClosedDays[] | null {
  const { success, data } = closedSchema.safeParse(text === '' ? [] : parseJson(text))
  return success && data.flatMap(daysOf).length <= closedLimits.days ? data : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Closed days as they are stored, the first in front. */
export function writeClosedDays(closed: readonly ClosedDays[]): string {
  if (closed.length === 0) return ''
  return JSON.stringify(closed.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
}

export type TypedClosed = { from: string; to: string; he: string; en: string }

/** Typed rows as text to be stored. An empty row is none, and a row without an end is one day. */
export function joinClosedDays(rows: readonly TypedClosed[]): string {
  const filled = rows.filter((row) => Object.values(row).some((text) => cleanLine(text) !== ''))
  return writeClosedDays(
    filled.map(({ from, to, he, en }) => ({ from, to: to === '' ? from : to, name: { he, en } })),
  )
}

/** The rows of text that joinClosedDays() wrote, also where a value is refused. */
export function readTypedClosed(text: string): TypedClosed[] {
  const { success, data } = typedSchema.safeParse(text === '' ? [] : parseJson(text))
  return success ? data.map(({ from, to, name: { he, en } }) => ({ from, to, he, en })) : []
}
