import { dayIn, type Day } from '../pricing/vat.ts'
import type { NextAction, NextStep } from './next-step.ts'

/** The parts of Today, in the order in which they are shown. */
export const todaySections = ['overdue', 'now', 'today', 'waiting', 'coming'] as const

export type TodaySection = (typeof todaySections)[number]

/** Steps that wait for the visitor until they are due. */
const waiting: ReadonlySet<NextAction> = new Set(['follow-up', 'follow-up-quote'])

/**
 * Where a step belongs. 'now': somebody waits for an answer whose time has not passed; 'today': due
 * later on this day of the studio; 'waiting': it is the visitor's turn; 'coming': due another day.
 */
export function sectionOf(
  { action, at }: NextStep,
  { now, timeZone }: { now: Date; timeZone: string },
): TodaySection {
  if (at <= now) return 'overdue'
  if (action === 'answer') return 'now'
  const today: Day = dayIn(now, timeZone)
  if (dayIn(at, timeZone) === today) return 'today'
  return waiting.has(action) ? 'waiting' : 'coming'
}
