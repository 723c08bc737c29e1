import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { defaultLang, type CardLang } from '#i18n/languages.ts'
import { ApiError } from '../api/api-error.ts'
import { serveApi } from '../api/serve-api.ts'
import { describeError } from '../describe-error.ts'
import { canRetryLater } from '../retry-later-error.ts'
import type { Visitor } from '../request/visitor.ts'
import { followShortLink } from '../short-links/follow-short-link.ts'
import { noStore } from './cache-control.ts'
import { decideAccess, sendRefusal } from './gate-requests.ts'
import { isFormType } from '../request/is-form-type.ts'
import { createProxyWarning } from './proxy-warning.ts'
import { readUrl } from './read-url.ts'
import { readVisitor } from './read-visitor.ts'
import type { PageCall } from './render-page.ts'
import { resolveRoute, type RouteMatch } from './resolve-route.ts'
import { detectedLanguage, savedLanguage } from './saved-language.ts'
import { documentHeaders } from './security-headers.ts'
import { servePage } from './serve-page.ts'
import type { PageServer } from './store-page.ts'
import { serveStaticFile, type StaticFiles } from './static-files.ts'
import { sendStored } from './stored-response.ts'

export type Site = PageServer & { files: StaticFiles }

/** Answers every request: from memory if possible, else through `respond`. */
export function createRequestListener(site: Site): RequestListener {
  const warnOfProxy = createProxyWarning(site.context)
  return (request, response) => {
    warnOfProxy(request)
    const fail = (error: unknown) => sendError(site, response, error)
    if (site.context.gate.isOpenTo(request)) serve(site, request, response)?.catch(fail)
    else serveOutside(site, request, response).catch(fail)
  }
}

/** Answers a visitor from outside Israel while the gate is on (requirements 2.7). */
async function serveOutside(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const access = await decideAccess(site, request)
  if (access !== 'refused')
    return serve(site, request, response, { isOutside: access === 'read-only' })
  setSecurityHeaders(site, response)
  return sendRefusal(site, request, response)
}

type GateState = Pick<Visitor, 'isOutside'>

function serve(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  gateState: GateState = {},
): Promise<void> | undefined {
  if (sendFromMemory(site, request, response)) return undefined
  const answer = () => respond(site, request, response, gateState)
  return request.method === 'POST' ? site.postPriority.run(answer) : answer()
}

/** Sends the page or file of exactly this address, without parsing the URL. */
function sendFromMemory(
  { cache, files }: Site,
  request: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const { url = '' } = request
  const page = cache.get(url)
  if (page) {
    sendStored(request, response, page)
    return true
  }
  const file = files.get(url)
  if (file) serveStaticFile(file, request, response)
  return file !== undefined
}

/** Tries files requested with a query, health checks, API calls, then pages. */
async function respond(
  site: Site,
  request: IncomingMessage,
  response: ServerResponse,
  gateState: GateState,
): Promise<void> {
  const url = readUrl(request)
  if (!url) return sendText(site, response, 400, 'Bad request')
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const file = isRead ? site.files.get(url.pathname) : undefined
  if (file) return serveStaticFile(file, request, response)
  if (url.pathname === '/healthz') return sendText(site, response, 200, 'ok')
  if (url.pathname === '/readyz') return sendReadiness(site, response)
  setSecurityHeaders(site, response)
  const visitor = { ...readVisitor(request, site.context.env), ...gateState }
  if (await serveApi(request, response, { context: site.context, url, visitor })) return
  return respondWithPage(site, { request, url, visitor }, response)
}

async function respondWithPage(
  site: Site,
  { request, url, visitor }: Pick<PageCall, 'request' | 'url' | 'visitor'>,
  response: ServerResponse,
): Promise<void> {
  const signals = {
    search: url.searchParams,
    cookie: request.headers.cookie,
    acceptLanguage: request.headers['accept-language'],
  }
  // Client-side navigation in the admin area requests `….data`.
  const pathname = url.pathname.replace(/\.data$/, '')
  const match = resolveRoute(pathname, () => savedLanguage(signals))
  const isPrivate = site.context.gate.isOn()
  if (match.kind === 'redirect')
    return sendRedirect(response, match.to + url.search + (match.hash ?? ''), {
      isPermanent: match.permanent,
      isPrivate,
    })
  const saved = match.id === 'root' ? savedLanguage(signals) : null
  if (saved) return sendRedirect(response, `/${saved}/`, { isPermanent: false, isPrivate })
  if (pathname !== url.pathname && match.id !== 'admin')
    return sendText(site, response, 404, 'Not found')
  const { methods } = match.route
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!methods.some((allowed) => allowed === method)) return sendNotAllowed(site, response, methods)
  // Public pages accept only forms by POST. The admin area checks the session first.
  if (
    method === 'POST' &&
    match.id !== 'admin' &&
    !isFormType(request.headers['content-type'] ?? null)
  )
    return sendText(site, response, 415, 'Unsupported media type')
  const slug = shortLinkSlug(pathname, match)
  if (slug !== null && (await followShortLink(site.context, { request, slug, visitor }, response)))
    return
  const lang = languageOf(match, () => detectedLanguage(signals))
  return servePage(site, { request, url, match, lang, visitor }, response)
}

/** '/q/Menu/' is the short link 'menu', because people type it from print. */
function shortLinkSlug(pathname: string, { id }: RouteMatch): string | null {
  return id === 'short-link' ? (pathname.split('/')[2] ?? '').toLowerCase() : null
}

/** From the address, else detected. */
function languageOf({ id, lang, path }: RouteMatch, detect: () => CardLang): CardLang {
  return lang ?? (id === 'root' && path === null ? defaultLang : detect())
}

function setSecurityHeaders({ context, development }: Site, response: ServerResponse): void {
  if (development) return
  for (const [name, value] of Object.entries(documentHeaders(context.env)))
    response.setHeader(name, value)
}

type RedirectOptions = {
  isPermanent: boolean
  /** Only browsers may store it. */
  isPrivate: boolean
}

function sendRedirect(
  response: ServerResponse,
  to: string,
  { isPermanent, isPrivate }: RedirectOptions,
): void {
  const headers = isPermanent
    ? { 'Cache-Control': `${isPrivate ? 'private' : 'public'}, max-age=3600` }
    : { 'Cache-Control': noStore, Vary: 'Cookie, Accept-Language' }
  const status = isPermanent ? 301 : 302
  response.writeHead(status, { ...headers, Location: to, 'Content-Length': 0 }).end()
}

async function sendReadiness(site: Site, response: ServerResponse): Promise<void> {
  if (await site.context.ready()) sendText(site, response, 200, 'ready')
  else sendText(site, response, 503, 'not ready')
}

function sendNotAllowed(site: Site, response: ServerResponse, methods: readonly string[]): void {
  response.setHeader(
    'Allow',
    methods.flatMap((each) => (each === 'GET' ? [each, 'HEAD'] : [each])).join(', '),
  )
  sendText(site, response, 405, 'Method not allowed')
}

function sendText(site: Site, response: ServerResponse, status: number, text: string): void {
  setSecurityHeaders(site, response)
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': noStore })
    .end(`${text}\n`)
}

function sendError(site: Site, response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  if (error instanceof ApiError) return sendText(site, response, error.status, error.code)
  site.context.log.error({ event: 'request-failed', ...describeError(error) })
  if (!canRetryLater(error)) return sendText(site, response, 500, 'Something went wrong')
  response.setHeader('Retry-After', '3')
  sendText(site, response, 503, 'Back in a moment')
}
