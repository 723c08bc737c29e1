import { languages } from '#i18n/languages.ts'

/**
 * The languages of the admin area. A language that the site gains is not one of them until the
 * admin area has its words.
 */
export const deskLanguages = { he: languages.he, en: languages.en } as const

export type DeskLang = keyof typeof deskLanguages

export const defaultDeskLang: DeskLang = 'he'

export function isDeskLang(value: unknown): value is DeskLang {
  return typeof value === 'string' && Object.hasOwn(deskLanguages, value)
}

/** Throws a 404 response for a language that the admin area does not have. */
export function requireDeskLang(value: unknown): DeskLang {
  if (isDeskLang(value)) return value
  throw new Response(null, { status: 404 })
}

export function otherDeskLang(lang: DeskLang): DeskLang {
  return lang === 'he' ? 'en' : 'he'
}
