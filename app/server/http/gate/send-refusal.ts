import type { IncomingMessage, ServerResponse } from 'node:http'
import { copyFor } from '#copy/copy.server.ts'
import { isLang, type Lang } from '#i18n/languages.ts'
import type { Address } from '../address/address.ts'
import { detectedLanguage } from '../address/visitor-language.ts'
import { sendScreen } from '../cache/send-screen.ts'
import type { SiteContext } from '../site-context.ts'

type Asked = { request: IncomingMessage; url: URL; address: Address }

/** 403: JSON for API calls, the under-construction page for browsers (requirements 2.7). */
export async function sendRefusal(
  site: SiteContext,
  { request, url, address }: Asked,
  response: ServerResponse,
): Promise<void> {
  const [, first] = url.pathname.split('/')
  const lang = isLang(first) ? first : detectedLanguage({ request, url })
  if (address.kind === 'api') return sendJson(response, lang)
  return sendScreen(site, response, { id: 'under-construction', lang, status: 403 })
}

function sendJson(response: ServerResponse, lang: Lang): void {
  const { lead } = copyFor(lang).underConstruction.opening
  const body = JSON.stringify({
    success: false,
    error: 'outside_israel',
    message: lead,
    errors: [],
  })
  response.writeHead(403, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
