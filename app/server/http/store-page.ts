import { RetryLaterError } from '../retry-later-error.ts'
import { gatedCacheControl, noStore, publicCacheControl } from './cache-control.ts'
import { hasConsentBanner } from './has-consent-banner.ts'
import type { PageCache } from './page-cache.ts'
import type { PostsFirst } from './posts-first.ts'
import type { RefusalBrake } from './refusal-brake.ts'
import type { RenderAllowance } from './render-allowance.ts'
import { declaredQuery, renderPublic } from './render-page.ts'
import type { PageRenderer, PublicCall } from './render-page.ts'
import { documentHeaders } from './security-headers.ts'
import { compressVariants, etagOf, storeResponse, type StoredResponse } from './stored-response.ts'

export type PageServer = PageRenderer & {
  cache: PageCache
  allow: RenderAllowance
  postsFirst: PostsFirst
  slowDown: RefusalBrake
  /**
   * In development nothing is stored, and the build tool may add to a page what the policy forbids.
   */
  development: boolean
}

/** The address where it alone decides about the response: the request listener finds that first. */
export function cacheKey({ url, match, lang }: PublicCall): string {
  const isExact = match.route.cache === 'public' || match.id === 'page'
  return isExact
    ? url.pathname + canonicalSearch(url, match)
    : `${match.id} ${lang} ${match.path ?? ''}`
}

function canonicalSearch(url: URL, match: PublicCall['match']): string {
  return declaredQuery({ url, match }).size > 0 ? url.search : ''
}

/** The policy cannot depend on consent: the document is the same for every visitor. */
export function mayLoadTag({ context }: PageServer, { match }: PublicCall): boolean {
  return context.env.ANALYTICS_ID !== '' && hasConsentBanner(match)
}

/** Renders a public page with everything that is sent of it. */
export async function storePage(site: PageServer, call: PublicCall): Promise<StoredResponse> {
  const { env, gate } = site.context
  const rendered = requireWhole(await renderPublic(site, call))
  const body = Buffer.from(await rendered.arrayBuffer())
  const { route } = call.match
  const hasQuery = declaredQuery(call).size > 0
  const isShared = route.cache === 'public' && rendered.status === 200 && !hasQuery
  // A page with a query may say that browsers keep it; it is not among those of shared caches.
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
      [...rendered.headers].filter(([name]) => !ownHeaders.has(name)),
    ),
    etag: etagOf(body),
    bodies: await compressVariants(body, { isKept: rendered.status === 200 && !hasQuery }),
  })
}

/**
 * What a page cannot say itself: its record decides about caching, and a cookie would reach every
 * visitor.
 */
const ownHeaders = new Set(['cache-control', 'vary', 'set-cookie'])

/** Throws where a file could not be made for the moment (render-page.ts). */
export function requireWhole(rendered: Response): Response {
  if (rendered.status === 503 && rendered.body === null)
    throw new RetryLaterError('The file could not be made')
  return rendered
}
