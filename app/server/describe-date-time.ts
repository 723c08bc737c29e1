import { timeZone } from '#catalog/place.ts'
import { formatDate, formatDateTime } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'

/**
 * A date and time in the studio's time zone, as text. Formatted on the server: browsers differ in
 * time zone and locale data. `dateWithin` is the date inside a sentence: 'today' for 'Today'.
 */
export type DateTimeView = {
  iso: string
  date: string
  dateWithin: string
  time: string
  full: string
}
export type DayNames = { today: string; yesterday: string }

/** @param words replace the date for today and yesterday */
export function describeDateTime(
  at: Date,
  lang: Lang,
  { now, words }: { now: Date; words: DayNames },
): DateTimeView {
  const day = relativeDay(at, now, words)
  return {
    iso: at.toISOString(),
    date: day ?? shortDate(at, lang, now),
    dateWithin: day?.toLocaleLowerCase(languages[lang].locale) ?? shortDate(at, lang, now),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
      at,
    ),
    full: formatDateTime(at, lang, { timeZone }),
  }
}

/** Leaves out the current year. */
function shortDate(at: Date, lang: Lang, now: Date): string {
  if (dayOf(at).slice(0, 4) !== dayOf(now).slice(0, 4))
    return formatDate(at, lang, { timeZone, length: 'short' })
  return new Intl.DateTimeFormat(languages[lang].locale, {
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(at)
}

function relativeDay(at: Date, now: Date, words: DayNames): string | null {
  const day = dayOf(at)
  const today = dayOf(now)
  if (day === today) return words.today
  return day === dayBefore(today) ? words.yesterday : null
}

/** Uses the calendar, because a day may have 23 or 25 hours. */
function dayBefore(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(noon - 86_400_000).toISOString().slice(0, 10)
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}
