import { isLang, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { safeQuery } from '../http/safe-query.ts'
import { resolveRoute } from '../http/resolve-route.ts'

/**
 * Where a visitor goes who got a pass: the page that was refused, as the Referer names it, else the
 * home page. Built from our own routes (requirements 2.5).
 */
export function returnPath(referer: string | null, lang: Lang): string {
  const url = URL.parse(referer ?? '')
  if (url === null) return pageUrl(lang, '')
  const match = resolveRoute(url.pathname, () => lang)
  if (match.kind === 'redirect') return match.to
  if (match.path === null || !isLang(match.lang)) return pageUrl(lang, '')
  return pageUrl(match.lang, match.path) + safeQuery(url.searchParams)
}
