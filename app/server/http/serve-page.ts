import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { RetryLaterError } from '../retry-later-error.ts'
import { noStore } from './cache-control.ts'
import { canonicalCall } from './canonical-call.ts'
import { addressGroup } from '../request/ip-address.ts'
import { acceptedEncoding, compress } from './compress.ts'
import { isKnownAddress, isCardCall } from './known-address.ts'
import type { CacheSection } from './page-cache.ts'
import { declaredQuery, renderPrivate, renderPublic } from './render-page.ts'
import type { PageCall, PublicCall } from './render-page.ts'
import { documentHeaders, type Headers } from './security-headers.ts'
import { sendStored } from './stored-response.ts'
import { serveBusy, serveMissing } from './serve-instead.ts'
import { cacheKey, mayLoadTag, requireAvailable, storePage, type PageServer } from './store-page.ts'

/**
 * Sends a page from the cache if its record allows that, else renders it for this request. If it
 * cannot be rendered now, sends the busy page with 503 (requirements 11.4).
 */
export async function servePage(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  try {
    await answer(site, call, response)
  } catch (error) {
    if (!(error instanceof RetryLaterError) || response.headersSent) throw error
    await site.throttleRefusal(addressOf(call))
    await serveBusy(site, call, response)
  }
}

async function answer(site: PageServer, call: PageCall, response: ServerResponse): Promise<void> {
  const { request, match } = call
  const isAction = request.method === 'POST'
  // The design kit exists only in development and has no route record (app/routes.ts).
  const isKit = site.development && match.id === 'not-found'
  const isPrivate = isAction || isKit || match.route.cache === 'none'
  if (site.development)
    return isPrivate ? servePrivate(site, call, response) : serveUnstored(site, call, response)
  const canonical = isPrivate ? call : canonicalCall(site.context, call)
  const stored = isPrivate ? undefined : site.cache.get(cacheKey(canonical))
  if (stored) return sendStored(request, response, stored)
  if (!isAction && !(await isKnownAddress(site.context, call))) {
    await site.throttleRefusal(addressOf(call))
    return serveMissing(site, call, response)
  }
  return isPrivate ? servePrivate(site, call, response) : serveStored(site, canonical, response)
}

async function serveStored(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const { missing } = call.match.route
  const section = sectionOf(call)
  const render = () => storePage(site, call)
  const page = await site.cache.getOrRender({
    key: cacheKey(call),
    section,
    render: section === 'pages' ? render : () => site.allow(addressOf(call), render),
    // All missing addresses share one stored page, because their number is unlimited.
    canStore: ({ status }) => status === (missing ? 404 : 200),
  })
  sendStored(call.request, response, page)
}

function sectionOf(call: PublicCall): CacheSection {
  if (declaredQuery(call).size > 0) return 'queries'
  return isCardCall(call) ? 'cards' : 'pages'
}

function addressOf({ visitor }: PageCall): string {
  return addressGroup(visitor.ipAddress)
}

/** Serves a public page in development, where the sources may change before the next request. */
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

/**
 * Whether the render counts against the allowance of the address: all pages that anonymous clients
 * can request without limit, so not forms, admin screens or files.
 */
function isRenderLimited({ request, match, url }: PageCall): boolean {
  if (request.method === 'POST' || match.id === 'security' || match.id === 'card-picture')
    return false
  return match.id !== 'admin' || /^\/(?:he|en)\/emodesuper$/.test(url.pathname)
}

async function servePrivate(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const nonce = call.match.id === 'admin' ? randomBytes(16).toString('base64') : ''
  const render = () => renderPrivate(site, call, nonce)
  const isLimited = isRenderLimited(call)
  const rendered = requireAvailable(
    await (isLimited ? site.allow(addressOf(call), render) : render()),
  )
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
  response.setHeader('Cache-Control', noStore)
  // In development the build tool's modules would violate the policy.
  if (!development)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  setPageHeaders(response, rendered)
  if (rendered.headers.has('content-length')) return streamBody(rendered, response)
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  const body = await compress(Buffer.from(await rendered.arrayBuffer()), encoding, 4)
  if (encoding !== 'identity' && body.length > 0) response.setHeader('Content-Encoding', encoding)
  response.writeHead(rendered.status, {
    Vary: headers['Vary'],
    'Content-Length': body.length,
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A route may replace a default: the body of an email may be framed and has its own policy. */
function setPageHeaders(response: ServerResponse, rendered: Response): void {
  for (const [name, value] of rendered.headers)
    if (name !== 'set-cookie') response.setHeader(name, value)
  const cookies = rendered.headers.getSetCookie()
  if (cookies.length > 0) response.setHeader('Set-Cookie', cookies)
}

/**
 * Streams a response with a Content-Length, which is a file, without loading it into memory. Stops
 * if the client disconnects.
 */
async function streamBody(rendered: Response, response: ServerResponse): Promise<void> {
  response.writeHead(rendered.status)
  for await (const piece of rendered.body ?? []) {
    if (response.destroyed) return
    if (!response.write(piece))
      await Promise.race([once(response, 'drain'), once(response, 'close')])
  }
  response.end()
}
