import { setImmediate } from 'node:timers/promises'
import { gatedCacheControl, noStore, publicCacheControl } from '../cache/cache-control.ts'
import { nextPromise } from '#domain/promises/next-step.ts'
import type { PageRequest } from '../page-request.ts'
import {
  buildResponse,
  compressVariants,
  etagOf,
  type StoredResponse,
} from '../send/stored-response.ts'
import type { SiteContext } from '../site-context.ts'
import { pageHeaders } from './page-headers.ts'
import { renderPublic } from './render-page.ts'

/**
 * Renders a public page and prepares its headers and encodings. The request has its canonical
 * address (cache/canonical-url.ts).
 */
export async function renderResponse(
  site: SiteContext,
  page: PageRequest,
): Promise<StoredResponse> {
  const { env, gate } = site
  const rendered = await renderPublic(site, page)
  const body = Buffer.from(await rendered.arrayBuffer())
  // Responses from memory go between the rendering and the compression.
  await setImmediate()
  const { record } = page.address
  const hasQuery = page.url.search !== ''
  const isShared = record.cache === 'public' && rendered.status === 200 && !hasQuery
  // A page with a query may set its own browser caching, but is not stored by shared caches.
  const unshared = (hasQuery && rendered.headers.get('Cache-Control')) || noStore
  const isGated = gate.isOn() && !record.ungated
  const shared = isGated
    ? gatedCacheControl
    : publicCacheControl({
        isPurged: env.PURGE_URL !== undefined,
        isLasting: record.promisesTime !== true,
      })
  return buildResponse({
    status: rendered.status,
    headers: {
      ...pageHeaders(site, page.address),
      'Cache-Control': isShared ? shared : unshared,
      Vary: isShared || hasQuery ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, Accept-Language',
    },
    bodyHeaders: Object.fromEntries(
      [...rendered.headers].filter(([name]) => !ignoredHeaders.has(name)),
    ),
    etag: etagOf(body),
    ...(record.promisesTime && { expiresAt: nextPromise(new Date()) }),
    bodies: await compressVariants(body, { isStored: rendered.status === 200 && !hasQuery }),
  })
}

/**
 * Headers that a page cannot set: its record decides about caching, and a cookie would reach every
 * visitor.
 */
const ignoredHeaders = new Set(['cache-control', 'vary', 'set-cookie'])
