import { isLang, type Lang } from './languages.ts'

const regionForm = /^([a-z]{2})-[A-Za-z]{2}$/

/**
 * A language from outside (query, cookie, storage, browser), or null.
 * An allow-list, not a filter of bad strings: exactly a known code or a region form of one; everything else is dropped (requirements 1.3).
 */
export function readLanguage(candidate: unknown): Lang | null {
  if (isLang(candidate)) return candidate
  const code = typeof candidate === 'string' ? regionForm.exec(candidate)?.[1] : undefined
  return isLang(code) ? code : null
}

/** The first candidate that is a language of the site. */
export function firstLanguage(candidates: Iterable<unknown>): Lang | null {
  for (const candidate of candidates) {
    const lang = readLanguage(candidate)
    if (lang) return lang
  }
  return null
}
