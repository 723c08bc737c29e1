import { firstLanguage } from '#i18n/detect-language.ts'
import { defaultLang, type Lang } from '#i18n/languages.ts'
import { getCookie } from '../request/read-cookie.ts'

type Signals = {
  search: URLSearchParams
  cookie: string | undefined
  acceptLanguage: string | undefined
}

/**
 * The language that a visitor chose before, from the query, then the cookie. Local and session
 * storage are read in the browser (requirements 1.3).
 */
export function savedLanguage({ search, cookie }: Pick<Signals, 'search' | 'cookie'>): Lang | null {
  return firstLanguage([search.get('lang'), getCookie(cookie, 'lang')])
}

/** The detection order as far as the server can follow it: query, cookie, browser, then Hebrew. */
export function detectedLanguage({ search, cookie, acceptLanguage }: Signals): Lang {
  return (
    firstLanguage([
      search.get('lang'),
      getCookie(cookie, 'lang'),
      ...browserLanguages(acceptLanguage),
    ]) ?? defaultLang
  )
}

const maxListed = 20

function browserLanguages(header: string | undefined): string[] {
  return (header ?? '')
    .split(',', maxListed)
    .map((entry) => {
      const [tag = '', quality] = entry.trim().split(';q=')
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
