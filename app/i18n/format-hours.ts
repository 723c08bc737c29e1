import { formatList } from './format-list.ts'
import { formatWeekday } from './format.ts'
import { cardLanguages, type Lang } from './languages.ts'

/**
 * 'יום ראשון עד יום חמישי', or each day where one between them is missing.
 *
 * @param days Sunday is 0
 */
export function formatWeekdays(days: readonly number[], lang: Lang): string {
  const [first, last] = [Math.min(...days), Math.max(...days)]
  const isRun = days.length > 2 && last - first === days.length - 1
  if (!isRun)
    return formatList(
      days.map((day) => formatWeekday(day, lang)),
      lang,
    )
  const [from, to] = [formatWeekday(first, lang), formatWeekday(last, lang)]
  return lang === 'he' ? `${from} עד ${to}` : `${from} to ${to}`
}

/** 'בין 10:30 ל־13:00 ובין 16:00 ל־19:00', '10:30 to 13:00 and 16:00 to 19:00'. */
export function formatOpenHours(
  ranges: readonly { opens: string; closes: string }[],
  lang: Lang,
): string {
  const texts = ranges.map(({ opens, closes }) =>
    lang === 'he' ? `בין\u00a0${opens}\u00a0ל־${closes}` : `${opens} to ${closes}`,
  )
  return formatList(texts, lang)
}

/**
 * '24–26 December 2026', '24 בדצמבר 2026'.
 *
 * @param from a calendar date, YYYY-MM-DD, as `to`
 */
export function formatDays(from: string, to: string, lang: Lang): string {
  const format = new Intl.DateTimeFormat(cardLanguages[lang].locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return format.formatRange(new Date(`${from}T12:00:00Z`), new Date(`${to}T12:00:00Z`))
}
