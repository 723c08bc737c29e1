import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { gatedCacheControl, noStore, publicCacheControl } from './cache-control.ts'
import { acceptedEncoding, compress } from './compress.ts'
import { hasConsentBanner } from './has-consent-banner.ts'
import type { PageCache } from './page-cache.ts'
import { declaredQuery, renderPrivate, renderPublic } from './render-page.ts'
import type { PageCall, PageRenderer } from './render-page.ts'
import { documentHeaders, type Headers } from './security-headers.ts'
import {
  compressVariants,
  etagOf,
  sendStored,
  storeResponse,
  type StoredResponse,
} from './stored-response.ts'

export type PageServer = PageRenderer & {
  cache: PageCache
  /**
   * In development nothing is stored, and the build tool may add to a page what the policy forbids.
   */
  development: boolean
}

/** Sends a page: from the cache where its record allows that, else rendered for this request. */
export async function servePage(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const { request, match } = call
  const isAction = request.method === 'POST'
  // The design kit, which only development has, is named by no record (app/routes.ts).
  const isKit = site.development && match.id === 'not-found'
  if (isAction || isKit || match.route.cache === 'none') return servePrivate(site, call, response)
  if (site.development || declaredQuery(call).size > 0) return serveUnstored(site, call, response)
  const page = await site.cache.getOrRender(
    cacheKey(call),
    () => storePage(site, call),
    // All missing addresses share one page; that of a single one is not stored, for there is no end
    // of them.
    ({ status }) => status === (match.route.missing ? 404 : 200),
  )
  sendStored(request, response, page)
}

/** The address where it alone decides about the response: the request listener finds that first. */
function cacheKey({ url, match, lang }: PageCall): string {
  const isExact = match.route.cache === 'public' || match.id === 'page'
  return isExact ? url.pathname : `${match.id} ${lang} ${match.path ?? ''}`
}

/** Sends the under-construction page in place of what was asked for (requirements 2.7). */
export async function serveRefusal(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const page = site.development
    ? await storePage(site, call)
    : await site.cache.getOrRender(cacheKey(call), () => storePage(site, call))
  sendStored(call.request, response, { ...page, status: page.status === 200 ? 403 : page.status })
}

/** The policy cannot depend on consent: the document is the same for every visitor. */
function mayLoadTag({ context }: PageServer, { match }: PageCall): boolean {
  return context.env.ANALYTICS_ID !== '' && hasConsentBanner(match)
}

async function storePage(site: PageServer, call: PageCall): Promise<StoredResponse> {
  const { env, gate } = site.context
  const rendered = await renderPublic(site, call)
  const body = Buffer.from(await rendered.arrayBuffer())
  const { route } = call.match
  const isShared = route.cache === 'public' && rendered.status === 200
  const isGated = gate.isOn() && !route.ungated
  const shared = isGated ? gatedCacheControl : publicCacheControl(env.PURGE_URL !== undefined)
  return storeResponse({
    status: rendered.status,
    headers: {
      ...documentHeaders(env, { framed: route.framed, tag: mayLoadTag(site, call) }),
      'Cache-Control': isShared ? shared : noStore,
      Vary: isShared ? 'Accept-Encoding' : 'Accept-Encoding, Cookie, Accept-Language',
    },
    bodyHeaders: Object.fromEntries(
      [...rendered.headers].filter(([name]) => !ownHeaders.has(name)),
    ),
    etag: etagOf(body),
    bodies: await compressVariants(body, { isKept: rendered.status === 200 }),
  })
}

/**
 * What a page cannot say itself: its record decides about caching, and a cookie would reach every
 * visitor.
 */
const ownHeaders = new Set(['cache-control', 'vary', 'set-cookie'])

/** A public page with a query of its own. There is no end of queries, so it is not stored. */
async function serveUnstored(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const headers = {
    ...documentHeaders(site.context.env, {
      framed: call.match.route.framed,
      tag: mayLoadTag(site, call),
    }),
    Vary: 'Accept-Encoding',
  }
  await sendOnce(site, call, response, { rendered: await renderPublic(site, call), headers })
}

async function servePrivate(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const nonce = call.match.id === 'admin' ? randomBytes(16).toString('base64') : ''
  const rendered = await renderPrivate(site, call, nonce)
  const headers = {
    ...documentHeaders(site.context.env, { nonce, tag: mayLoadTag(site, call) }),
    Vary: 'Accept-Encoding, Cookie',
  }
  await sendOnce(site, call, response, { rendered, headers })
}

type Once = { rendered: Response; headers: Headers }

async function sendOnce(
  { development }: PageServer,
  { request }: PageCall,
  response: ServerResponse,
  { rendered, headers }: Once,
): Promise<void> {
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = await compress(Buffer.from(await rendered.arrayBuffer()), encoding, 4)
  response.setHeader('Cache-Control', noStore)
  // In development modules of the build tool would break the policy.
  if (!development)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  // A route may replace a default: the body of an email may be framed and has a policy of its own.
  for (const [name, value] of rendered.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = rendered.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
  if (encoding !== 'identity' && body.length > 0) response.setHeader('Content-Encoding', encoding)
  response.writeHead(rendered.status, {
    Vary: headers['Vary'],
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
