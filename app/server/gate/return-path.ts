import { isLang, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { safeQuery } from '../http/safe-query.ts'
import { resolveRoute } from '../http/resolve-route.ts'

/**
 * Where to redirect a visitor with a new pass: the refused page in the Referer, else the home page.
 * Built from the site's routes, never copied from the header (requirements 2.5).
 */
export function returnPath(referer: string | null, lang: Lang): string {
  const url = URL.parse(referer ?? '')
  if (url === null) return pageUrl(lang, '')
  const match = resolveRoute(url.pathname, () => lang)
  if (match.kind === 'redirect') return match.to
  if (match.path === null || !isLang(match.lang)) return pageUrl(lang, '')
  return pageUrl(match.lang, match.path) + safeQuery(url.searchParams)
}
