import type { Lang } from '#i18n/languages.ts'

/** Formats a time as people write it in the language: 17:40, 5:40 PM. Hours are 0 to 23. */
export function clockTime(lang: Lang, hour: number, minute = 0): string {
  const minutes = `:${String(minute).padStart(2, '0')}`
  if (lang === 'he') return `${hour}${minutes}`
  return `${hour % 12 || 12}${minute === 0 ? '' : minutes}\u00a0${hour < 12 ? 'AM' : 'PM'}`
}
