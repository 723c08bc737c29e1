import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { RouterContextProvider } from 'react-router'
import { company } from '#catalog/company.ts'
import { readsQueryKey } from '#content/route-record.ts'
import { defaultLang, type CardLang } from '#i18n/languages.ts'
import { readBody } from '../api/read-body.ts'
import { pageContext, type PageContext } from '../page-context.ts'
import {
  serverContext,
  visitorContext,
  type ServerContext,
  type Visitor,
} from '../server-context.ts'
import { chosenTheme } from './chosen-theme.ts'
import { acceptedEncoding, compress } from './compress.ts'
import type { RouteMatch } from './resolve-route.ts'
import { ownQuery } from './own-query.ts'
import { keepablePage, type CachedPage, type PageCache } from './page-cache.ts'
import { securityHeaders } from './security-headers.ts'

export type RenderPages = (request: Request, context: RouterContextProvider) => Promise<Response>

export type PageServer = {
  context: ServerContext
  cache: PageCache
  /** The module scripts that public documents name. */
  scripts: readonly string[]
  render: RenderPages
  /** In development nothing is kept and the build tool may add what it needs to a page. */
  development: boolean
}

export type PageRequest = {
  req: IncomingMessage
  res: ServerResponse
  url: URL
  match: RouteMatch
  lang: CardLang
  visitor: Visitor
}

/** Sends a page: a public one from the cache, anything else rendered for this request alone. */
export async function servePage(server: PageServer, page: PageRequest): Promise<void> {
  const key = server.development ? null : cacheKey(page)
  if (key === null) return serveFresh(server, page)
  const cached = await server.cache.get(key, async () =>
    keepablePage(await render(server, page, '', null)),
  )
  sendCached(server, page, cached)
}

/** Public pages differ by address and light alone, but for the few that read their query. null: not to be kept. */
function cacheKey(page: PageRequest): string | null {
  if (page.req.method !== 'GET' && page.req.method !== 'HEAD') return null
  const address = keptAddress(page)
  return address === null ? null : `${address} ${chosenTheme(page.req.headers.cookie)}`
}

function keptAddress({ url, match, lang }: PageRequest): string | null {
  if (match.route.cache === 'none' || readsQuery(match, url)) return null
  return match.route.cache === 'public' || match.path !== null
    ? url.pathname
    : `${match.id}/${lang}`
}

function readsQuery({ route }: RouteMatch, { searchParams }: URL): boolean {
  return [...searchParams.keys()].some((key) => readsQueryKey(route, key))
}

function sendCached(server: PageServer, { req, res, match }: PageRequest, page: CachedPage): void {
  const encoding = acceptedEncoding(req.headers['accept-encoding'])
  const { 'cache-control': ownCaching, ...own } = page.headers
  const headers = {
    ...own,
    ...securityHeaders({ secure: isSecure(server.context) }),
    'Cache-Control': match.route.cache === 'server' ? 'no-store' : (ownCaching ?? 'no-cache'),
    ETag: page.etag,
    Vary:
      match.route.cache === 'public'
        ? 'Accept-Encoding, Cookie'
        : 'Accept-Encoding, Cookie, Accept-Language',
  }
  if (page.status === 200 && req.headers['if-none-match'] === page.etag)
    return void res.writeHead(304, headers).end()
  const body = page.bodies[encoding]
  if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding)
  res.writeHead(page.status, { ...headers, 'Content-Length': body.length })
  res.end(req.method === 'HEAD' ? undefined : body)
}

async function serveFresh(server: PageServer, page: PageRequest): Promise<void> {
  const { req, res } = page
  const nonce = page.match.id === 'admin' ? randomBytes(16).toString('base64') : ''
  const body =
    req.method === 'GET' || req.method === 'HEAD' ? null : new Uint8Array(await readBody(req))
  const response = await render(server, page, nonce, body)
  const encoding = acceptedEncoding(req.headers['accept-encoding'])
  const sent = await compress(Buffer.from(await response.arrayBuffer()), encoding, 4)
  if (!server.development)
    for (const [name, value] of Object.entries(
      securityHeaders({ nonce, secure: isSecure(server.context) }),
    ))
      res.setHeader(name, value)
  for (const [name, value] of response.headers)
    if (name !== 'set-cookie') res.setHeader(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) res.setHeader('Set-Cookie', cookies)
  if (!response.headers.has('Cache-Control')) res.setHeader('Cache-Control', 'no-store')
  if (encoding !== 'identity' && sent.length > 0) res.setHeader('Content-Encoding', encoding)
  res.setHeader('Vary', 'Accept-Encoding, Cookie')
  res.writeHead(response.status, { 'Content-Length': sent.length })
  res.end(req.method === 'HEAD' ? undefined : sent)
}

function render(
  server: PageServer,
  { req, url, match, lang, visitor }: PageRequest,
  nonce: string,
  body: Uint8Array<ArrayBuffer> | null,
) {
  const context = new RouterContextProvider()
  context.set(serverContext, server.context)
  context.set(visitorContext, visitor)
  context.set(pageContext, describe(server, { req, url, match, lang }, nonce))
  const method = req.method === 'HEAD' ? 'GET' : (req.method ?? 'GET')
  const request = new Request(url, {
    method,
    headers: requestHeaders(req),
    ...(body ? { body } : {}),
  })
  return server.render(request, context)
}

function describe(
  server: PageServer,
  { req, url, match, lang }: Omit<PageRequest, 'res' | 'visitor'>,
  nonce: string,
): PageContext {
  return {
    lang,
    path: match.path,
    query: match.path !== null && readsQuery(match, url) ? ownQuery(url.searchParams) : '',
    theme: chosenTheme(req.headers.cookie),
    siteUrl: server.context.env.PUBLIC_URL ?? company.url,
    scripts: server.scripts,
    nonce,
  }
}

function requestHeaders(req: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(req.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}

function isSecure({ env }: ServerContext): boolean {
  return env.PUBLIC_URL?.startsWith('https:') ?? false
}

/** The language of an address, or what the visitor is believed to read. */
export function languageOf(match: RouteMatch, detect: () => CardLang): CardLang {
  return match.lang ?? (match.id === 'root' ? defaultLang : detect())
}
