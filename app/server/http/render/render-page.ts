import { RouterContextProvider } from 'react-router'
import type { IncomingMessage } from 'node:http'
import { analyticsIdOf } from '#server/analytics-id.ts'
import { siteUrlOf } from '#server/site-url.ts'
import { readBody } from '#server/api/read-body.ts'
import { placeContext } from '#server/gate/place-context.ts'
import { pageContext, refusedContext, retryLaterContext } from '#server/page-context.ts'
import { arrivalContext } from '#server/request/arrival.ts'
import { isFromOtherSite } from '#server/request/same-origin.ts'
import { visitorContext } from '#server/request/visitor.ts'
import { RetryLaterError } from '#server/retry-later-error.ts'
import { serverContext } from '#server/server-context.ts'
import { declaredQuery } from '../address/declared-query.ts'
import { missingPath } from '../address/missing-path.ts'
import { safeQuery } from '../address/safe-query.ts'
import { bodyLimitOf } from '../limits/body-limit.ts'
import type { PageRequest, Sender } from '../page-request.ts'
import type { SiteContext } from '../site-context.ts'

/**
 * Renders a public page from its canonical address, without cookies, headers, visitor or host. A
 * loader cannot read those, so one visitor's response can be stored for all. Throws a
 * RetryLaterError if a file temporarily could not be made.
 */
export function renderPublic(site: SiteContext, page: PageRequest): Promise<Response> {
  const url = new URL(siteUrlOf(site.env))
  url.pathname = renderedPath(page)
  url.search = page.url.search
  const query = page.url.searchParams
  return render(site, new Request(url), createContext(site, page, { query, nonce: '' }))
}

function renderedPath({ address: { id, record }, lang, url }: PageRequest): string {
  if (record.missing) return missingPath(record, lang)
  return id === 'root' ? '/' : url.pathname
}

/** Renders for one visitor, from the whole request. Throws like `renderPublic`. */
export async function renderPrivate(
  site: SiteContext,
  page: PageRequest,
  { request, visitor, nonce }: Sender & { nonce: string },
): Promise<Response> {
  const context = createContext(site, page, { query: declaredQuery(page), nonce })
  context.set(visitorContext, visitor)
  context.set(placeContext, () => site.gate.placeOf(request))
  context.set(arrivalContext, () => site.addresses.arrivalOf(request))
  const hasBody = request.method === 'POST'
  const response = await render(
    site,
    new Request(page.url, {
      method: hasBody ? 'POST' : 'GET',
      headers: fetchHeaders(site, page, request),
      ...(hasBody && {
        body: new Uint8Array(await readBody(request, await bodyLimitOf(site, page, request))),
      }),
    }),
    context,
  )
  if (context.get(refusedContext))
    site.refusalCounter.count({ kind: 'screen', why: 'unknown', ipAddress: visitor.ipAddress })
  return response
}

/** A file route has no error page: its loader failed, and a retry may help. */
async function render(
  site: SiteContext,
  request: Request,
  context: RouterContextProvider,
): Promise<Response> {
  const response = await site.render(request, context)
  if (response.status === 500 && context.get(retryLaterContext))
    throw new RetryLaterError('The file could not be made')
  return response
}

function createContext(
  site: SiteContext,
  { address: { id, path }, lang }: PageRequest,
  { query, nonce }: { query: URLSearchParams; nonce: string },
): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(serverContext, id === 'desk' ? { ...site, database: site.adminDatabase } : site)
  context.set(pageContext, {
    lang,
    path,
    query: path === null ? '' : safeQuery(query),
    siteUrl: siteUrlOf(site.env),
    analyticsId: analyticsIdOf(site.env),
    scripts: site.scripts,
    nonce,
  })
  return context
}

/**
 * Behind a proxy the site's own origin is neither http nor, without a Host header of the visitor, this
 * host; the router would refuse its forms. Those of other sites keep their origin, and are refused.
 */
function fetchHeaders(
  { env }: Pick<SiteContext, 'env'>,
  { url }: Pick<PageRequest, 'url'>,
  request: IncomingMessage,
): Headers {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined && !name.startsWith(':'))
      headers.set(name, Array.isArray(value) ? value.join(', ') : value)
  }
  const { origin } = request.headers
  const isOwn = origin === env.PUBLIC_URL || !isFromOtherSite(request.headers)
  if (origin !== undefined && isOwn) headers.set('origin', url.origin)
  return headers
}
