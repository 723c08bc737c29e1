import type { IncomingMessage } from 'node:http'
import { RouterContextProvider } from 'react-router'
import { company } from '#catalog/company.ts'
import { hasQueryKey } from '#content/route-record.ts'
import type { CardLang } from '#i18n/languages.ts'
import { hasSession } from '../admins/sessions/has-session.ts'
import { ApiError } from '../api/api-error.ts'
import { bodyLimit, readBody } from '../api/read-body.ts'
import { pictureLimits } from '../cards/prepare-picture.ts'
import { placeContext } from '../gate/place-context.ts'
import { pageContext, retryLaterContext, type DocumentScripts } from '../page-context.ts'
import { serverContext, type ServerContext } from '../server-context.ts'
import { visitorContext, type Visitor } from '../request/visitor.ts'
import { safeQuery } from './safe-query.ts'
import type { RouteMatch } from './resolve-route.ts'

/** The framework's request handler for the built pages. */
export type RenderPages = (request: Request, context: RouterContextProvider) => Promise<Response>

export type PageRenderer = {
  context: ServerContext
  scripts: DocumentScripts
  render: RenderPages
}

/** What a public page may depend on. */
export type PublicCall = { url: URL; match: RouteMatch; lang: CardLang }

export type PageCall = PublicCall & { request: IncomingMessage; visitor: Visitor }

/**
 * Renders a public page from its address and declared query keys, without cookies, headers, visitor
 * or host. A loader cannot read those, so one visitor's response can be stored for all.
 */
export function renderPublic(site: PageRenderer, call: PublicCall): Promise<Response> {
  const query = declaredQuery(call)
  const url = new URL(siteUrl(site))
  url.pathname = renderedPath(call)
  url.search = query.toString()
  return renderOnce(site, new Request(url), createContext(site, call, { query, nonce: '' }))
}

/**
 * A file route has no error page: if its loader failed and a retry may help, the response is a 503
 * without a body.
 */
async function renderOnce(
  site: PageRenderer,
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const response = await site.render(request, context)
  if (response.status !== 500 || !context.get(retryLaterContext)) return response
  return new Response(null, { status: 503, headers: { 'Retry-After': '3' } })
}

/** All missing addresses of a route share one page, so it must not depend on any of them. */
function renderedPath({ match, lang, url }: PublicCall): string {
  const { missing, pattern } = match.route
  if (missing) return pattern.replace(':lang', lang).replace('*', 'not-found')
  return match.id === 'root' ? '/' : url.pathname
}

/** Renders for one visitor, from the whole request. */
export async function renderPrivate(
  site: PageRenderer,
  call: PageCall,
  nonce: string,
): Promise<Response> {
  const { request, url, visitor } = call
  const context = createContext(site, call, { query: declaredQuery(call), nonce })
  context.set(visitorContext, visitor)
  context.set(placeContext, () => site.context.gate.placeOf(request))
  const hasBody = request.method === 'POST'
  return renderOnce(
    site,
    new Request(url, {
      method: hasBody ? 'POST' : 'GET',
      headers: fetchHeaders(request),
      ...(hasBody
        ? { body: new Uint8Array(await readBody(request, await bodyLimitOf(site, call))) }
        : {}),
    }),
    context,
  )
}

/** In bytes. Card pictures are larger than other bodies, and the multipart form adds a little. */
const uploadLimit = pictureLimits.bytes + 64 * 1024

/** Only a signed-in admin may send a body as large as a picture. */
async function bodyLimitOf(
  { context }: PageRenderer,
  { url, request }: Pick<PageCall, 'url' | 'request'>,
): Promise<number> {
  const isUpload = /^\/(?:he|en)\/emodesuper\/dashboard\/cards\/pictures$/.test(url.pathname)
  if (!isUpload) return bodyLimit
  if (await hasSession(context, request.headers, url)) return uploadLimit
  throw new ApiError(401, 'signed_out')
}

/** The part of the query that the page's record declares. */
export function declaredQuery({ url, match }: Pick<PublicCall, 'url' | 'match'>): URLSearchParams {
  return new URLSearchParams([...url.searchParams].filter(([key]) => hasQueryKey(match.route, key)))
}

function createContext(
  site: PageRenderer,
  { match, lang }: PublicCall,
  { query, nonce }: { query: URLSearchParams; nonce: string },
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverContext, site.context)
  context.set(pageContext, {
    lang,
    path: match.path,
    query: match.path === null ? '' : safeQuery(query),
    siteUrl: siteUrl(site),
    analyticsId: site.context.env.ANALYTICS_ID,
    scripts: site.scripts,
    nonce,
  })
  return context
}

function siteUrl({ context }: PageRenderer): string {
  return context.env.PUBLIC_URL ?? company.url
}

function fetchHeaders(request: IncomingMessage): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  return headers
}
