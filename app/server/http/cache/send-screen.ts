import type { ServerResponse } from 'node:http'
import type { CardLang } from '#i18n/languages.ts'
import { missingPath } from '../address/missing-path.ts'
import { specialRoute } from '../address/route-table.ts'
import type { PageRequest } from '../page-request.ts'
import { renderResponse } from '../render/render-response.ts'
import { sendStored } from '../send/stored-response.ts'
import type { SiteContext } from '../site-context.ts'
import { cacheKey } from './cache-key.ts'

/** A page that is shown instead of others, and is rendered once for all of them. */
type ScreenId = 'busy' | 'under-construction'

/** @param status sent instead of the page's own, unless the page failed */
export async function sendScreen(
  site: SiteContext,
  response: ServerResponse,
  { id, lang, status }: { id: ScreenId; lang: CardLang; status: number },
): Promise<void> {
  const page = requestForScreen(id, lang)
  const render = () => renderResponse(site, page)
  const screen = site.development
    ? await render()
    : await site.cache.getOrRender({ key: cacheKey(page), render })
  sendStored(response, screen, screen.status === 200 ? status : screen.status)
}

/** The request that renders a screen. */
export function requestForScreen(id: ScreenId, lang: CardLang): PageRequest {
  const route = specialRoute(id)
  return {
    url: new URL(route.record.pattern, 'http://site.invalid'),
    address: { kind: 'route', ...route, name: '', lang: null },
    lang,
  }
}

/**
 * Sends the page that all missing cards, or all missing quotes, share. Their missing files get a
 * 404 without a body.
 */
export async function sendMissing(
  site: SiteContext,
  { address, lang, url }: PageRequest,
  response: ServerResponse,
): Promise<void> {
  const { id, record } = address
  if (record.kind !== 'document') {
    response.writeHead(404, { 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
    return
  }
  const page = { address, lang, url: new URL(missingPath(record, lang), url) }
  const missing = await site.cache.getOrRender({
    key: `missing ${id} ${lang}`,
    render: () => renderResponse(site, page),
    canStore: ({ status }) => status === 404,
  })
  sendStored(response, missing)
}
