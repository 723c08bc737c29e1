import { isLang, type Lang } from './languages.ts'

const regionForm = /^([a-z]{2})-[A-Za-z]{2}$/

/**
 * The language that a query, a cookie, the storage or the browser names. Accepts only a known code
 * ('he') or one with a region ('he-IL'), otherwise null (requirements 1.3).
 */
export function readLanguage(candidate: unknown): Lang | null {
  if (isLang(candidate)) return candidate
  const code = typeof candidate === 'string' ? regionForm.exec(candidate)?.[1] : undefined
  return isLang(code) ? code : null
}

/** Keys of a query that name a language: ours, and those of common libraries. */
const languageKeys = ['lang', 'lng', 'language'] as const

/** What a query names as its language, by key in order of precedence. */
export function queryLanguages(query: URLSearchParams): (string | null)[] {
  return languageKeys.map((key) => query.get(key))
}

/** The first candidate that names a language of the site, or null. */
export function firstLanguage(candidates: Iterable<unknown>): Lang | null {
  for (const candidate of candidates) {
    const lang = readLanguage(candidate)
    if (lang) return lang
  }
  return null
}
