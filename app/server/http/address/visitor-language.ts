import type { IncomingMessage } from 'node:http'
import { firstLanguage, queryLanguages } from '#i18n/detect-language.ts'
import { defaultLang, type Lang } from '#i18n/languages.ts'
import { getCookie } from '#server/request/cookies.ts'

type Asked = { request: Pick<IncomingMessage, 'headers'>; url: URL }

/**
 * The language that a visitor chose before, from the query, then the cookie. Local and session
 * storage are read in the browser (requirements 1.3).
 */
export function savedLanguage({ request, url }: Asked): Lang | null {
  return firstLanguage([
    ...queryLanguages(url.searchParams),
    getCookie(request.headers.cookie, 'lang'),
  ])
}

/** The detection order as far as the server can follow it: query, cookie, browser, then Hebrew. */
export function detectedLanguage({ request, url }: Asked): Lang {
  return (
    savedLanguage({ request, url }) ??
    firstLanguage(browserLanguages(request.headers['accept-language'])) ??
    defaultLang
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
