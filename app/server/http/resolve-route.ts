import { isPagePath, type PagePath } from '#catalog/pages.ts'
import { otherRoutes, type OtherRouteId } from '#content/other-routes.ts'
import { pageAt, pages } from '#content/pages.ts'
import type { PageRecord } from '#content/page-record.ts'
import type { RouteRecord } from '#content/route-record.ts'
import { isCardSlug } from '#domain/business-card/card-slug.ts'
import { defaultLang, isCardLang, isLang, type CardLang, type Lang } from '#i18n/languages.ts'
import { cardUrl } from '#i18n/card-links.ts'
import { adminUrl, pageUrl } from '#i18n/links.ts'

/** The route that serves an address, with the language and page that the address names. */
export type RouteMatch = {
  kind: 'route'
  route: RouteRecord
  id: 'page' | OtherRouteId
  /** null: the address names no language. */
  lang: CardLang | null
  /**
   * null: no page of the catalogue. For the root route: the page to open once the language is
   * known.
   */
  path: PagePath | null
}

export type Redirect = {
  kind: 'redirect'
  to: string
  /** '#services': an element of the target page. */
  hash?: string
  permanent: boolean
}

/**
 * The route or redirect for an address (requirements 2.1, 2.3, 2.4, 2.5). Redirects are built from
 * page records, never from the raw path.
 * @param pathname as the URL parser returns it, with a leading slash
 * @param saved returns the language that the visitor chose before; called only if the address has
 * none
 */
export function resolveRoute(pathname: string, saved: () => Lang | null): RouteMatch | Redirect {
  const exact = exactRoutes.get(pathname)
  if (exact) return match(exact)
  const parts = pathname.slice(1).split('/')
  const hasSlash = parts.length > 1 && parts.at(-1) === ''
  const segments = hasSlash ? parts.slice(0, -1) : parts
  if (segments.includes('')) return notFound(null)
  const [first = '', ...rest] = segments
  if (rest[0] === 'v' && isCardLang(first)) return resolveCard(first, rest, hasSlash)
  if (isLang(first)) return resolvePrefixed(first, rest, hasSlash)
  return resolveUnprefixed(segments, saved)
}

/** Routes whose pattern has no parameter, by address. */
const exactRoutes = new Map<string, OtherRouteId>(
  (['root', 'under-construction', 'sitemap', 'robots', 'llms', 'security'] as const).map((id) => [
    otherRoutes[id].pattern,
    id,
  ]),
)

const cardFiles = new Map<string | undefined, OtherRouteId>([
  [undefined, 'card'],
  ['contact.vcf', 'card-contact'],
  ['app.webmanifest', 'card-manifest'],
  ['preview.png', 'card-preview'],
  ['icon.png', 'card-icon'],
  ['colors.css', 'card-colors'],
])

function resolveCard(lang: CardLang, rest: string[], hasSlash: boolean): RouteMatch | Redirect {
  const [, slug = '', file] = rest
  const id = cardFiles.get(file)
  if (!isCardSlug(slug) || !id || rest.length > 3 || (file !== undefined && hasSlash))
    return notFound(isLang(lang) ? lang : null)
  return hasSlash ? redirect(cardUrl(lang, slug)) : match(id, lang)
}

function resolvePrefixed(lang: Lang, rest: string[], hasSlash: boolean): RouteMatch | Redirect {
  if (rest.length === 0) return hasSlash ? matchPage(pageAt(''), lang) : redirect(pageUrl(lang, ''))
  if (rest[0] === 'emodesuper') return match('admin', lang)
  if (rest[0] === 'privacy-request') return resolvePrivacyRequest(lang, rest, hasSlash)
  if (rest[0] === 'quote') return resolveQuote(lang, rest, hasSlash)
  const path = rest.join('/')
  const file = hasSlash ? undefined : languageFiles.get(path)
  if (file) return match(file, lang)
  const successor = pagesByFormerPath.get(path)
  if (successor) return redirect(pageUrl(lang, successor.path))
  const part = partsByPath.get(path)
  if (part) return redirectToPart(lang, part)
  if (!isPagePath(path))
    return path.startsWith(clinic) ? match('clinic-not-found', lang) : notFound(lang)
  return hasSlash ? redirect(pageUrl(lang, path)) : matchPage(pageAt(path), lang)
}

/** Files that exist once per language, by path after the language. */
const languageFiles = new Map<string, OtherRouteId>([
  ['feed.xml', 'feed'],
  ['blog/search.json', 'post-index'],
  ['sample-quote.pdf', 'sample-quote'],
])

/** All pages below it are those of the demo clinic. */
const clinic = 'templates/aesthetic-clinic/'

const quoteRoutes = new Map<string | undefined, OtherRouteId>([
  [undefined, 'quote'],
  ['pdf', 'quote-pdf'],
  ['choice', 'quote-choice'],
  ['view', 'quote-view'],
])

function resolveQuote(lang: Lang, [, token = '', ...parts]: string[], hasSlash: boolean) {
  const id = parts.length > 1 || hasSlash ? undefined : quoteRoutes.get(parts[0])
  return id && /^[\w-]{1,100}$/.test(token) ? match(id, lang) : notFound(lang)
}

function resolvePrivacyRequest(lang: Lang, [, token = '', ...parts]: string[], hasSlash: boolean) {
  const isExact = parts.length === 0 && !hasSlash && /^[\w.-]{1,200}$/.test(token)
  return isExact ? match('privacy-request', lang) : notFound(lang)
}

const pagesByFormerPath = indexPages(({ formerPaths }) => formerPaths)
const pagesByUnprefixedPath = indexPages(({ unprefixed }) => unprefixed)

/** The page and element for each path that redirects to a part of a page. */
const partsByPath = new Map(
  pages.flatMap((page) =>
    Object.entries(page.parts).map(([path, id]) => [path, { page, hash: `#${id}` }] as const),
  ),
)

type Part = { page: PageRecord; hash: string }

function redirectToPart(lang: Lang, { page, hash }: Part): Redirect {
  return { ...redirect(pageUrl(lang, page.path)), hash }
}

function indexPages(pathsOf: (page: PageRecord) => readonly string[]): Map<string, PageRecord> {
  return new Map(pages.flatMap((page) => pathsOf(page).map((path) => [path, page] as const)))
}

function resolveUnprefixed(segments: string[], saved: () => Lang | null): RouteMatch | Redirect {
  const path = segments.join('/')
  const successor = pagesByFormerPath.get(path)
  if (successor) return redirect(pageUrl(defaultLang, successor.path))
  const part = partsByPath.get(path)
  if (part) return redirectToPart(defaultLang, part)
  const page = pagesByUnprefixedPath.get(path)
  if (page?.unprefixedLang === 'detected') return chooseLanguage(page, saved())
  if (page) return redirect(pageUrl(defaultLang, page.path))
  const [first, second = ''] = segments
  if (first === 'card-pictures' && segments.length === 2 && /^[\w-]{22}\.webp$/.test(second))
    return match('card-picture')
  if (first === 'v' && segments.length === 2 && isCardSlug(second))
    return redirect(cardUrl(defaultLang, second))
  if (first === 'q' && segments.length === 2) return match('short-link')
  if (path === 'emodesuper') return redirect(adminUrl(defaultLang))
  if (path === 'emodesuper/dashboard') return redirect(adminUrl(defaultLang, 'dashboard'))
  return notFound(null)
}

/** If no language is saved, the root page detects one in the browser (pages/root). */
function chooseLanguage({ path }: PageRecord, lang: Lang | null): RouteMatch | Redirect {
  // The language depends on the visitor, so this redirect is not permanent.
  return lang ? redirect(pageUrl(lang, path), false) : { ...match('root'), path }
}

function match(id: OtherRouteId, lang: CardLang | null = null): RouteMatch {
  return { kind: 'route', route: otherRoutes[id], id, lang, path: null }
}

function matchPage(page: PageRecord, lang: Lang): RouteMatch {
  return { kind: 'route', route: page, id: 'page', lang, path: page.path }
}

function notFound(lang: Lang | null): RouteMatch {
  return match('not-found', lang)
}

function redirect(to: string, permanent = true): Redirect {
  return { kind: 'redirect', to, permanent }
}
