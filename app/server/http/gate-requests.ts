import type { IncomingMessage, ServerResponse } from 'node:http'
import { copyFor } from '#copy/copy.server.ts'
import { isLang, type Lang } from '#i18n/languages.ts'
import { hasSession } from '../admins/sessions/has-session.ts'
import { isApiPath } from '../api/serve-api.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import type { ServerContext } from '../server-context.ts'
import { noStore } from './cache-control.ts'
import { readUrl } from './read-url.ts'
import { resolveRoute } from './resolve-route.ts'
import { detectedLanguage } from './saved-language.ts'
import { serveRefusal } from './serve-instead.ts'
import type { PageServer } from './store-page.ts'
import type { StaticFiles } from './static-files.ts'

type GatedSite = PageServer & { files: StaticFiles }

/**
 * `read-only`: the form refuses what the visitor posts and shows it again with everything typed.
 */
export type Access = 'admitted' | 'read-only' | 'refused'

/**
 * Decides about a request from outside Israel while the gate is on. Counts what the mode refuses.
 */
export async function decideAccess(site: GatedSite, request: IncomingMessage): Promise<Access> {
  const { gate } = site.context
  const { mode, crawlersPass, countsOnly } = gate.settings()
  const url = readUrl(request)
  // A malformed URL gets its 400 later.
  if (!url || isUngated(site, url.pathname)) return 'admitted'
  if (mode === 'soft' && request.method !== 'POST') return 'admitted'
  if (gate.hasPass(request)) return 'admitted'
  if (request.method !== 'POST' && crawlersPass && (await gate.isVerifiedCrawler(request)))
    return 'admitted'
  if (await isAdmin(site.context, request, url)) return 'admitted'
  gate.count(request)
  if (countsOnly) return 'admitted'
  return mode === 'soft' ? 'read-only' : 'refused'
}

const ungatedPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** Files, addresses for monitors and robots, and routes marked as ungated. */
function isUngated({ files }: Pick<GatedSite, 'files'>, pathname: string): boolean {
  if (files.has(pathname) || ungatedPaths.has(pathname) || pathname.startsWith('/.well-known/'))
    return true
  const detect = () => 'he' as const
  // Client-side navigation in the admin area requests `….data`.
  const first = resolveRoute(pathname.replace(/\.data$/, ''), detect)
  const match = first.kind === 'redirect' ? resolveRoute(first.to, detect) : first
  return match.kind === 'route' && match.route.ungated === true
}

/** A signed-in admin sees the site from abroad. */
async function isAdmin(
  context: ServerContext,
  { headers }: IncomingMessage,
  url: URL,
): Promise<boolean> {
  try {
    return await hasSession(context, headers, url)
  } catch (error) {
    if (isDatabaseUnavailable(error)) return false
    throw error
  }
}

/** 403: JSON for API calls, the under-construction page for browsers. */
export async function sendRefusal(
  site: GatedSite,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = readUrl(request) ?? new URL('http://site.invalid')
  const lang = languageOf(request, url)
  if (isApiPath(url.pathname)) return sendJson(request, response, lang)
  return serveRefusal(site, { request, url, lang }, response)
}

/** From the address, else detected. */
function languageOf({ headers }: IncomingMessage, { pathname, searchParams }: URL): Lang {
  const [, first] = pathname.split('/')
  if (isLang(first)) return first
  return detectedLanguage({
    search: searchParams,
    cookie: headers.cookie,
    acceptLanguage: headers['accept-language'],
  })
}

function sendJson({ method }: IncomingMessage, response: ServerResponse, lang: Lang): void {
  const { lead } = copyFor(lang).underConstruction.opening
  const body = JSON.stringify({
    success: false,
    error: 'outside_israel',
    message: lead,
    errors: [],
  })
  response.writeHead(403, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': noStore,
    'Content-Length': Buffer.byteLength(body),
  })
  response.end(method === 'HEAD' ? undefined : body)
}
