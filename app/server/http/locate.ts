import { isPagePath, type PagePath } from '#catalog/pages.ts'
import { caseStudies } from '#catalog/projects.ts'
import { movedServices, unprefixedPages } from '#catalog/redirects.ts'
import { serviceIds } from '#catalog/services.ts'
import { templates } from '#catalog/templates.ts'
import { isCardLang, isLang, type CardLang, type Lang } from '#i18n/languages.ts'
import { adminUrl, cardUrl, pageUrl } from '#i18n/links.ts'

/** What an address means. Locations are always built from our own tables, never from the raw path. */
export type Place =
  | { kind: 'page'; lang: Lang; path: PagePath }
  | { kind: 'card'; lang: CardLang }
  /** A client's own quote, and what belongs to it. */
  | { kind: 'quote'; lang: Lang }
  | { kind: 'admin'; lang: Lang }
  | { kind: 'root' }
  | { kind: 'under-construction' }
  /** A file that the pages layer writes. */
  | { kind: 'file' }
  | { kind: 'moved'; to: string; forGood: boolean }
  | { kind: 'not-found'; lang: Lang | null }

const quoteParts = new Set(['pdf', 'choice', 'view'])

const cardSlug = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/

/**
 * Reads the path of a request (requirements 2.1, 2.3, 2.4).
 * @param detect the visitor's language, asked only where the address does not say it
 */
export function locate(pathname: string, detect: () => Lang): Place {
  if (pathname === '/') return { kind: 'root' }
  if (pathname === '/sitemap.xml' || pathname === '/robots.txt') return { kind: 'file' }
  const parts = pathname.slice(1).split('/')
  const trailing = parts.length > 1 && parts.at(-1) === ''
  const segments = trailing ? parts.slice(0, -1) : parts
  if (segments.includes('')) return { kind: 'not-found', lang: null }
  const [first = '', ...rest] = segments
  if (rest[0] === 'v' && isCardLang(first)) return locateCard(first, rest, trailing)
  if (isLang(first)) return locatePrefixed(first, rest, trailing)
  return locateUnprefixed(segments, detect)
}

function locateCard(lang: CardLang, rest: string[], trailing: boolean): Place {
  const [, slug = '', file] = rest
  const isFile = file === 'contact.vcf' && !trailing
  if (!cardSlug.test(slug) || rest.length > (isFile ? 3 : 2))
    return { kind: 'not-found', lang: isLang(lang) ? lang : null }
  return trailing ? moved(cardUrl(lang, slug)) : { kind: 'card', lang }
}

function locatePrefixed(lang: Lang, rest: string[], trailing: boolean): Place {
  if (rest.length === 0)
    return trailing ? { kind: 'page', lang, path: '' } : moved(pageUrl(lang, ''))
  if (rest[0] === 'emodesuper') return { kind: 'admin', lang }
  if (rest[0] === 'quote') return locateQuote(lang, rest, trailing)
  const path = rest.join('/')
  const service = rest.length === 2 && rest[0] === 'services' ? movedService(rest[1]) : null
  if (service) return moved(pageUrl(lang, `services/${service}`))
  if (path === '' || !isPagePath(path)) return { kind: 'not-found', lang }
  return trailing ? moved(pageUrl(lang, path)) : { kind: 'page', lang, path }
}

function locateQuote(lang: Lang, [, token = '', ...parts]: string[], trailing: boolean): Place {
  const [part] = parts
  if (!/^[\w-]{1,100}$/.test(token) || parts.length > 1 || trailing)
    return { kind: 'not-found', lang }
  return part === undefined || quoteParts.has(part)
    ? { kind: 'quote', lang }
    : { kind: 'not-found', lang }
}

function locateUnprefixed(segments: string[], detect: () => Lang): Place {
  const [first = '', second] = segments
  if (segments.length === 1) return locateUnprefixedWord(first)
  if (segments.length > 2 || second === undefined) return { kind: 'not-found', lang: null }
  if (first === 'services') {
    const service = movedService(second) ?? known(serviceIds, second)
    return service ? moved(pageUrl('he', `services/${service}`)) : { kind: 'not-found', lang: null }
  }
  if (first === 'portfolio' && known(caseStudies, second))
    return moved(pageUrl('he', `portfolio/${second}`))
  // The language depends on the visitor, so this redirect is not for good.
  if (first === 'templates' && known(templates, second))
    return moved(pageUrl(detect(), `templates/${second}`), false)
  if (first === 'v' && cardSlug.test(second)) return moved(cardUrl('he', second))
  if (first === 'emodesuper' && second === 'dashboard') return moved(adminUrl('he', 'dashboard'))
  return { kind: 'not-found', lang: null }
}

function locateUnprefixedWord(word: string): Place {
  if (word === 'under-construction') return { kind: 'under-construction' }
  if (word === 'emodesuper') return moved(adminUrl('he'))
  if (Object.hasOwn(unprefixedPages, word)) {
    // SAFETY: hasOwn just said so.
    return moved(pageUrl('he', unprefixedPages[word as keyof typeof unprefixedPages]))
  }
  return { kind: 'not-found', lang: null }
}

function moved(to: string, forGood = true): Place {
  return { kind: 'moved', to, forGood }
}

function movedService(slug: string | undefined) {
  if (slug === undefined || !Object.hasOwn(movedServices, slug)) return null
  // SAFETY: hasOwn just said so.
  return movedServices[slug as keyof typeof movedServices]
}

function known<T extends string>(list: readonly T[], value: string): T | null {
  return list.find((item) => item === value) ?? null
}
