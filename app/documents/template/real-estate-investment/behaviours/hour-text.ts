import type { Lang } from '#i18n/languages.ts'

/**
 * '19:30', '7:30 PM'.
 *
 * @param hour of the day, from 0 to 24, with its fraction
 */
export function hourText(hour: number, lang: Lang): string {
  const minutes = Math.round(hour * 60)
  return new Intl.DateTimeFormat(`${lang}-IL`, {
    hour: lang === 'he' ? '2-digit' : 'numeric',
    minute: '2-digit',
    hourCycle: lang === 'he' ? 'h23' : 'h12',
    timeZone: 'UTC',
  })
    .format(minutes * 60_000)
    .replace(/[ap]m/, (half) => half.toUpperCase())
    .replace('\u202F', '\u00A0')
}
