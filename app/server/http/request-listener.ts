import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { ApiError } from '../api/api-error.ts'
import { serveApi } from '../api/serve-api.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { describeError } from '../describe-error.ts'
import type { Visitor } from '../server-context.ts'
import { clientAddress } from './client-address.ts'
import { resolveRoute } from './resolve-route.ts'
import { detectedLanguage, savedLanguage } from './saved-language.ts'
import { securityHeaders } from './security-headers.ts'
import { languageOf, servePage, type PageServer } from './serve-page.ts'
import { serveStaticFile, type loadStaticFiles } from './static-files.ts'

export type Site = PageServer & { files: Awaited<ReturnType<typeof loadStaticFiles>> }

/** Everything that reaches the server passes here: files, calls, redirects, pages, in this order. */
export function createRequestListener(site: Site): RequestListener {
  return (req, res) => {
    answer(site, req, res).catch((error: unknown) => fail(site, res, error))
  }
}

async function answer(site: Site, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const url = readUrl(req)
  if (!url) return plain(site, res, 400, 'Bad request')
  const file =
    req.method === 'GET' || req.method === 'HEAD' ? site.files.get(url.pathname) : undefined
  if (file) {
    setHeaders(site, res, { isFile: true })
    return serveStaticFile(file, req, res)
  }
  const visitor = seeVisitor(site, req)
  if (url.pathname === '/healthz') return plain(site, res, 200, 'ok')
  if (url.pathname === '/readyz')
    return (await site.context.ready())
      ? plain(site, res, 200, 'ready')
      : plain(site, res, 503, 'no database')
  setHeaders(site, res)
  if (await serveApi(req, res, { context: site.context, url, visitor })) return
  return answerPage(site, req, res, url, visitor)
}

async function answerPage(
  site: Site,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  visitor: Visitor,
): Promise<void> {
  const signals = {
    search: url.searchParams,
    cookie: req.headers.cookie,
    acceptLanguage: req.headers['accept-language'],
  }
  const pathname = url.pathname.replace(/\.data$/, '')
  const match = resolveRoute(pathname, () => detectedLanguage(signals))
  if (match.kind === 'redirect')
    return redirect(res, match.to + url.search, match.permanent ? 301 : 302)
  if (match.id === 'root') {
    const saved = savedLanguage(signals)
    if (saved) return redirect(res, `/${saved}/`, 302)
  }
  if (pathname !== url.pathname && match.id !== 'admin') return plain(site, res, 404, 'Not found')
  const method = req.method === 'HEAD' ? 'GET' : req.method
  if (!match.route.methods.some((each) => each === method))
    return plain(site, res, 405, 'Method not allowed')
  const lang = languageOf(match, () => detectedLanguage(signals))
  return servePage(site, { req, res, url, match, lang, visitor })
}

/** The address, or null where it is not one we would ever write: control characters, backslashes, bad escapes. */
function readUrl(req: IncomingMessage): URL | null {
  const raw = req.url ?? ''
  if (!raw.startsWith('/') || /[\\\u0000-\u0020\u007f]|%(?:00|0[ad]|5c)/i.test(raw)) return null
  const at = raw.search(/[?#]/)
  const path = at < 0 ? raw : raw.slice(0, at)
  if (!isDecodable(path)) return null
  const url = new URL('http://site.invalid')
  url.host = readHost(req)
  // Set apart, so that '//evil.test' stays a path and never becomes a host.
  url.pathname = path
  url.search = at < 0 ? '' : (raw.slice(at).split('#', 1)[0] ?? '')
  return url
}

function readHost(req: IncomingMessage): string {
  const host = req.headers.host ?? ''
  return /^[a-z0-9.-]+(:\d+)?$|^\[[0-9a-f:]+\](:\d+)?$/i.test(host) ? host : 'localhost'
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function seeVisitor({ context }: Site, req: IncomingMessage): Visitor {
  return {
    ipAddress: clientAddress(req, context.env.TRUSTED_PROXIES),
    userAgent: (req.headers['user-agent'] ?? '').slice(0, 500),
  }
}

function setHeaders(
  { context, development }: Site,
  res: ServerResponse,
  { isFile = false } = {},
): void {
  if (development) return
  const secure = context.env.PUBLIC_URL?.startsWith('https:') ?? false
  for (const [name, value] of Object.entries(securityHeaders({ secure, isFile })))
    res.setHeader(name, value)
}

function redirect(res: ServerResponse, to: string, status: 301 | 302): void {
  const headers =
    status === 302
      ? { 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' }
      : { 'Cache-Control': 'public, max-age=3600' }
  res.writeHead(status, { ...headers, Location: to, 'Content-Length': 0 }).end()
}

function plain(site: Site, res: ServerResponse, status: number, text: string): void {
  setHeaders(site, res)
  res
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`)
}

function fail(site: Site, res: ServerResponse, error: unknown): void {
  if (res.headersSent) return void res.destroy()
  if (error instanceof ApiError) return plain(site, res, error.status, error.code)
  site.context.log.error({ event: 'request-failed', ...describeError(error) })
  if (!isDatabaseUnavailable(error)) return plain(site, res, 500, 'Something went wrong')
  res.setHeader('Retry-After', '3')
  plain(site, res, 503, 'Back in a moment')
}
