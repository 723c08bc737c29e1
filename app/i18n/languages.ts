export type Direction = 'rtl' | 'ltr'

type Language = {
  /** The language's name in the language itself. */
  name: string
  /** Label of the language switch. */
  short: string
  dir: Direction
  /** Locale for Intl. English is en-IL: day first, 24 hours, ₪ in front. */
  locale: string
  openGraph: string
}

/** The languages of the site. */
export const languages = {
  he: { name: 'עברית', short: 'עב', dir: 'rtl', locale: 'he-IL', openGraph: 'he_IL' },
  en: { name: 'English', short: 'EN', dir: 'ltr', locale: 'en-IL', openGraph: 'en_US' },
} as const satisfies Record<string, Language>

export type Lang = keyof typeof languages

export const defaultLang: Lang = 'he'

/**
 * Digital business cards are also available in Russian, which is written left to right
 * (requirements 1.2).
 */
export const cardLanguages = {
  ...languages,
  ru: { name: 'Русский', short: 'RU', dir: 'ltr', locale: 'ru', openGraph: 'ru_RU' },
} as const satisfies Record<string, Language>

export type CardLang = keyof typeof cardLanguages

export function isLang(value: unknown): value is Lang {
  return typeof value === 'string' && Object.hasOwn(languages, value)
}

export function isCardLang(value: unknown): value is CardLang {
  return typeof value === 'string' && Object.hasOwn(cardLanguages, value)
}

export function otherLang(lang: Lang): Lang {
  return lang === 'he' ? 'en' : 'he'
}
