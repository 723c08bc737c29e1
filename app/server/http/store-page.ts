import { setImmediate } from 'node:timers/promises'
import { RetryLaterError } from '../retry-later-error.ts'
import { gatedCacheControl, noStore, publicCacheControl } from './cache-control.ts'
import { hasConsentBanner } from './has-consent-banner.ts'
import type { PageCache } from './page-cache.ts'
import type { PostPriority } from './post-priority.ts'
import type { RefusalThrottle } from './refusal-throttle.ts'
import type { RenderAllowance } from './render-allowance.ts'
import { declaredQuery, renderPublic } from './render-page.ts'
import type { PageRenderer, PublicCall } from './render-page.ts'
import { documentHeaders } from './security-headers.ts'
import { compressVariants, etagOf, storeResponse, type StoredResponse } from './stored-response.ts'

export type PageServer = PageRenderer & {
  cache: PageCache
  allow: RenderAllowance
  postPriority: PostPriority
  throttleRefusal: RefusalThrottle
  /**
   * In development nothing is stored, and there is no content security policy, which the build
   * tool's scripts would violate.
   */
  development: boolean
}

/**
 * The address itself if the response depends on nothing else, because the request listener looks
 * that up first.
 */
export function cacheKey({ url, match, lang }: PublicCall): string {
  const isExact = match.route.cache === 'public' || match.id === 'page'
  return isExact
    ? url.pathname + canonicalSearch(url, match)
    : `${match.id} ${lang} ${match.path ?? ''}`
}

function canonicalSearch(url: URL, match: PublicCall['match']): string {
  return declaredQuery({ url, match }).size > 0 ? url.search : ''
}

/** The policy cannot depend on consent, because all visitors get the same document. */
export function mayLoadTag({ context }: PageServer, { match }: PublicCall): boolean {
  return context.env.ANALYTICS_ID !== '' && hasConsentBanner(match)
}

/** Renders a public page and prepares its headers and encodings. */
export async function storePage(site: PageServer, call: PublicCall): Promise<StoredResponse> {
  const { env, gate } = site.context
  const rendered = requireAvailable(await renderPublic(site, call))
  const body = Buffer.from(await rendered.arrayBuffer())
  // Responses from memory go between the rendering and the compression.
  await setImmediate()
  const { route } = call.match
  const hasQuery = declaredQuery(call).size > 0
  const isShared = route.cache === 'public' && rendered.status === 200 && !hasQuery
  // A page with a query may set its own browser caching, but is not stored by shared caches.
  const unshared = (hasQuery && rendered.headers.get('Cache-Control')) || noStore
  const isGated = gate.isOn() && !route.ungated
  const shared = isGated ? gatedCacheControl : publicCacheControl(env.PURGE_URL !== undefined)
  return storeResponse({
    status: rendered.status,
    headers: {
      ...documentHeaders(env, { framed: route.framed, tag: mayLoadTag(site, call) }),
      'Cache-Control': isShared ? shared : unshared,
      Vary: isShared || hasQuery ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, Accept-Language',
    },
    bodyHeaders: Object.fromEntries(
      [...rendered.headers].filter(([name]) => !ignoredHeaders.has(name)),
    ),
    etag: etagOf(body),
    bodies: await compressVariants(body, { isStored: rendered.status === 200 && !hasQuery }),
  })
}

/**
 * Headers that a page cannot set: its record decides about caching, and a cookie would reach every
 * visitor.
 */
const ignoredHeaders = new Set(['cache-control', 'vary', 'set-cookie'])

/** Throws a RetryLaterError if a file temporarily could not be made (render-page.ts). */
export function requireAvailable(rendered: Response): Response {
  if (rendered.status === 503 && rendered.body === null)
    throw new RetryLaterError('The file could not be made')
  return rendered
}
