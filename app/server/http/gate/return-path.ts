import { isLang, type Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { parseAddress } from '../address/parse-address.ts'
import { safeQuery } from '../address/safe-query.ts'

/**
 * Where to redirect a visitor with a new pass: the refused page in the Referer, else the home page.
 * Built from the site's routes, never copied from the header (requirements 2.5).
 */
export function returnPath(referer: string | null, lang: Lang): string {
  const url = URL.parse(referer ?? '')
  if (url === null) return pageUrl(lang, '')
  const address = parseAddress(url.pathname, () => lang)
  if (address.kind === 'redirect') return address.to
  if (address.path === null || !isLang(address.lang)) return pageUrl(lang, '')
  return pageUrl(address.lang, address.path) + safeQuery(url.searchParams)
}
