import type { AdminToday } from '#desk/words/he/today.ts'
import type { DeskLang } from '#desk/words/desk-lang.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { addDays } from '#domain/quotes/add-days.ts'
import { fill } from '#i18n/fill.ts'
import { formatPromisedTime } from '#i18n/format.ts'
import { fillPlural } from '#i18n/plural.ts'
import { describeDateTime } from '../describe-date-time.ts'
import { promiseRules } from './promise-rules.ts'

/** When something is due, in words: 'by 12:30', 'tomorrow, 10:30', '3 hours late'. */
export type DueView = { iso: string; text: string; full: string; isLate: boolean }

const minuteMs = 60_000

export function describeDue(
  at: Date,
  lang: DeskLang,
  { now, words }: { now: Date; words: AdminToday },
): DueView {
  const { timeZone } = promiseRules().hours
  const isLate = at <= now
  return {
    iso: at.toISOString(),
    text: isLate ? describeDelay(at, lang, { now, words }) : describeTime(at, lang, { now, words }),
    full: formatPromisedTime(at, lang, { timeZone }),
    isLate,
  }
}

function describeDelay(
  at: Date,
  lang: DeskLang,
  { now, words: { late } }: { now: Date; words: AdminToday },
): string {
  const minutes = Math.max(1, Math.floor((now.getTime() - at.getTime()) / minuteMs))
  if (minutes < 60) return fillPlural(late.minutes, minutes, lang)
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? fillPlural(late.hours, hours, lang)
    : fillPlural(late.days, Math.floor(hours / 24), lang)
}

function describeTime(
  at: Date,
  lang: DeskLang,
  { now, words: { due } }: { now: Date; words: AdminToday },
): string {
  const { timeZone } = promiseRules().hours
  const { date, time } = describeDateTime(at, lang, { now, words: due })
  const [day, today] = [dayIn(at, timeZone), dayIn(now, timeZone)]
  if (day === today) return fill(due.by, { time })
  return fill(due.on, { day: day === addDays(today, 1) ? due.tomorrow : date, time })
}
