import { pageAt } from '#content/pages.ts'
import { adminUrl } from '#i18n/links.ts'
import { defaultLang, isCardLang, isLang, type CardLang, type Lang } from '#i18n/languages.ts'
import type { Redirect, RouteAddress } from './address.ts'
import { findSuccessor, findUnprefixed, redirectToPage } from './redirects.ts'
import { findRoute, specialRoute, type FoundRoute } from './route-table.ts'

/**
 * The route or redirect at an address (requirements 2.1, 2.3, 2.4, 2.5).
 * @param pathname as the URL parser returns it, with a leading slash
 * @param saved returns the language that the visitor chose before; called only if the address has
 * none
 */
export function parseAddress(pathname: string, saved: () => Lang | null): RouteAddress | Redirect {
  // Client-side navigation in the admin area requests `….data`; no other address has such data.
  const plain = pathname.replace(/\.data$/, '')
  const address = parsePath(plain, saved)
  if (plain === pathname || (address.kind === 'route' && address.id === 'desk')) return address
  return notFound(languageOf(pathname.split('/')[1]))
}

function parsePath(pathname: string, saved: () => Lang | null): RouteAddress | Redirect {
  const segments = pathname.slice(1).split('/')
  const hasSlash = segments.at(-1) === ''
  if (hasSlash) segments.pop()
  if (segments.includes('')) return notFound(null)
  const lang = languageOf(segments[0])
  const moved = lang === null ? addLanguage(segments, saved) : findMoved(segments)
  if (moved) return moved
  const found = findRoute(segments)
  if (!found) return notFound(null)
  const endsWithSlash = found.path === '' || segments.length === 0
  if (hasSlash === endsWithSlash || found.record.missing || found.id === 'desk')
    return { kind: 'route', ...found, lang }
  if (!hasOtherSpelling(found, lang)) return notFound(lang)
  // Each segment is one that the route has, or a name that it allows.
  return redirectTo(`/${segments.join('/')}${endsWithSlash ? '/' : ''}`, found)
}

/** Documents that caches store redirect if only the slash at the end is wrong. */
function hasOtherSpelling({ record }: FoundRoute, lang: CardLang | null): boolean {
  return record.kind === 'document' && record.cache !== 'none' && lang !== null
}

function findMoved([lang, ...rest]: readonly string[]): Redirect | null {
  return isLang(lang) ? findSuccessor(rest.join('/'), lang) : null
}

/** The redirect from an address without a language. */
function addLanguage(
  segments: readonly string[],
  saved: () => Lang | null,
): Redirect | RouteAddress | null {
  if (segments.length === 0) return chooseHome(saved())
  const path = segments.join('/')
  if (path === '.well-known/change-password') return changePassword(saved())
  const successor = findSuccessor(path, defaultLang)
  if (successor) return successor
  const page = findUnprefixed(path)
  if (page?.unprefixedLang === 'detected') {
    const lang = saved()
    // If no language is saved, the root page detects one in the browser (pages/root).
    return lang
      ? redirectToPage(lang, page, false)
      : { kind: 'route', ...specialRoute('root'), name: '', lang: null, path: page.path }
  }
  if (page) return redirectToPage(defaultLang, page)
  const found = findRoute([defaultLang, ...segments])
  return found?.record.addsLanguage ? redirectTo(`/${defaultLang}/${path}`, found) : null
}

/** Where password managers look for the form (W3C, A Well-Known URL for Changing Passwords). */
function changePassword(lang: Lang | null): Redirect {
  const to = adminUrl(lang ?? defaultLang, 'dashboard/settings')
  return { kind: 'redirect', to, isPermanent: false, dropsQuery: true, isUngated: true }
}

/** If no language is saved, the root page detects one. */
function chooseHome(lang: Lang | null): Redirect | null {
  return lang && { ...redirectToPage(lang, pageAt(''), false), dropsQuery: true }
}

function languageOf(first: string | undefined): CardLang | null {
  return isCardLang(first) ? first : null
}

function notFound(lang: CardLang | null): RouteAddress {
  return { kind: 'route', ...specialRoute('not-found'), name: '', lang }
}

function redirectTo(to: string, { record }: FoundRoute): Redirect {
  return { kind: 'redirect', to, isPermanent: true, isUngated: record.ungated === true }
}
