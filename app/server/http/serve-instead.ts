import type { ServerResponse } from 'node:http'
import { otherRoutes } from '#content/other-routes.ts'
import { noStore } from './cache-control.ts'
import type { PageCall, PublicCall } from './render-page.ts'
import { cacheKey, storePage, type PageServer } from './store-page.ts'
import { sendStored } from './stored-response.ts'

/**
 * Sends the page that all missing cards, or all missing quotes, share. Their missing files get a
 * 404 without a body.
 */
export async function serveMissing(
  site: PageServer,
  call: PageCall,
  response: ServerResponse,
): Promise<void> {
  const { match, lang } = call
  if (match.id !== 'card' && match.id !== 'quote') {
    response.writeHead(404, { 'Cache-Control': noStore, 'Content-Length': 0 }).end()
    return
  }
  // No card and no quote has the id '-'.
  const path = match.route.pattern.replace(':lang', lang).replace(/:\w+/, '-')
  const page = await site.cache.getOrRender({
    key: `missing ${match.id} ${lang}`,
    render: () => storePage(site, { match, lang, url: new URL(path, call.url) }),
    canStore: ({ status }) => status === 404,
  })
  sendStored(call.request, response, page)
}

/** The Retry-After header, in seconds. */
const retryAfter = '3'

/** Sends a 503 with the page that all addresses share, which is rendered in advance. */
export async function serveBusy(
  site: PageServer,
  call: PageRequest,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Retry-After', retryAfter)
  await serveInstead(site, call, response, { id: 'busy', status: 503 })
}

type PageRequest = Pick<PageCall, 'request' | 'url' | 'lang'>

/** Sends the under-construction page instead of the requested one (requirements 2.7). */
export function serveRefusal(
  site: PageServer,
  call: PageRequest,
  response: ServerResponse,
): Promise<void> {
  return serveInstead(site, call, response, { id: 'under-construction', status: 403 })
}

async function serveInstead(
  site: PageServer,
  { request, url, lang }: PageRequest,
  response: ServerResponse,
  { id, status }: { id: 'busy' | 'under-construction'; status: number },
): Promise<void> {
  const call = screenCall(id, { url, lang })
  const page = site.development
    ? await storePage(site, call)
    : await site.cache.getOrRender({ key: cacheKey(call), render: () => storePage(site, call) })
  sendStored(request, response, page, page.status === 200 ? status : page.status)
}

/** The call that renders a screen shown instead of other pages. */
export function screenCall(
  id: 'busy' | 'under-construction',
  { url, lang }: Pick<PublicCall, 'url' | 'lang'>,
): PublicCall {
  const route = otherRoutes[id]
  const match = { kind: 'route', route, id, lang: null, path: null } as const
  return { url: new URL(route.pattern, url), match, lang }
}
