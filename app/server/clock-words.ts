import { company } from '#catalog/company.ts'
import { formatDate, formatDateTime } from '#i18n/format.ts'
import { languages, type Lang } from '#i18n/languages.ts'

/** A moment as the studio's clock shows it. Made on the server: a browser with another zone or other tables would write it differently. */
export type Moment = { iso: string; date: string; time: string; full: string }

const { timeZone } = company

export type DayWords = { today: string; yesterday: string }

/** @param words what to call today and yesterday, whose dates nobody wants to work out */
export function describeMoment(
  at: Date,
  lang: Lang,
  { now, words }: { now: Date; words: DayWords },
): Moment {
  return {
    iso: at.toISOString(),
    date: nameDay(at, now, words) ?? shortDate(at, lang, now),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }).format(
      at,
    ),
    full: formatDateTime(at, lang, { timeZone }),
  }
}

/** The year only where it is not this one. */
function shortDate(at: Date, lang: Lang, now: Date): string {
  if (dayOf(at).slice(0, 4) !== dayOf(now).slice(0, 4))
    return formatDate(at, lang, { timeZone, length: 'short' })
  return new Intl.DateTimeFormat(languages[lang].locale, {
    day: 'numeric',
    month: 'short',
    timeZone,
  }).format(at)
}

function nameDay(at: Date, now: Date, words: DayWords): string | null {
  const day = dayOf(at)
  const today = dayOf(now)
  if (day === today) return words.today
  return day === dayBefore(today) ? words.yesterday : null
}

/** By the calendar: a day may have 23 hours. */
function dayBefore(day: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  return new Date(noon - 86_400_000).toISOString().slice(0, 10)
}

function dayOf(at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
}
