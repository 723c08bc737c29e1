import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { addressGroup, isLocalAddress } from '../request/client-address.ts'
import { isFormType } from '../request/form-type.ts'
import { RetryLaterError } from '../retry-later-error.ts'
import { followShortLink } from '../short-links/follow-short-link.ts'
import { cacheKey, sectionOf } from './cache/cache-key.ts'
import { withCanonicalUrl } from './cache/canonical-url.ts'
import { sendMissing, sendScreen } from './cache/send-screen.ts'
import { isKnown } from './limits/look-up.ts'
import type { PageRequest, Sender } from './page-request.ts'
import { pageHeaders } from './render/page-headers.ts'
import { renderPrivate, renderPublic } from './render/render-page.ts'
import { renderResponse } from './render/render-response.ts'
import { sendNotAllowed, sendText } from './send/send-plain.ts'
import { sendRendered } from './send/send-rendered.ts'
import { sendStored, type StoredResponse } from './send/stored-response.ts'
import type { SiteContext } from './site-context.ts'

/**
 * Answers at the address of a route: limits, cache, render, send. If a page cannot be rendered now,
 * sends the busy page with 503 (requirements 11.4).
 */
export async function servePage(
  site: SiteContext,
  page: PageRequest,
  sender: Sender,
  response: ServerResponse,
): Promise<void> {
  const { id, record } = page.address
  const { method, headers } = sender.request
  if (!record.methods.some((allowed) => allowed === (method === 'HEAD' ? 'GET' : method)))
    return sendNotAllowed(response, record.methods)
  // Public pages accept only forms by POST. The admin area checks the session first.
  if (method === 'POST' && id !== 'desk' && !isFormType(headers['content-type'] ?? null))
    return sendText(response, 415, 'Unsupported media type')
  try {
    await answer(site, page, sender, response)
  } catch (error) {
    if (!(error instanceof RetryLaterError) || response.headersSent) throw error
    await site.throttleRefusal(clientOf(sender))
    response.setHeader('Retry-After', '3')
    await sendScreen(site, response, { id: 'busy', lang: page.lang, status: 503 })
  }
}

async function answer(
  site: SiteContext,
  page: PageRequest,
  sender: Sender,
  response: ServerResponse,
): Promise<void> {
  const { id, record, name } = page.address
  // '/q/Menu' is the short link 'menu', because people type it from print.
  const link = { ...sender, slug: name.toLowerCase() }
  if (record.lookUp === 'short-link' && (await followShortLink(site, link, response))) return
  const isAction = sender.request.method === 'POST'
  // The design kit exists only in development and has no record (app/routes.ts).
  const isKit = site.development && id === 'not-found'
  const isPrivate = isAction || isKit || record.cache === 'none'
  const asked = isPrivate ? page : withCanonicalUrl(site, page)
  if (site.development)
    return isPrivate
      ? sendPrivate(site, page, sender, response)
      : sendUnstored(site, asked, response)
  const stored = isPrivate ? undefined : site.cache.get(cacheKey(asked))
  if (stored) return sendStored(response, stored)
  if (!isAction && !(await isKnown(site, page.address))) {
    await site.throttleRefusal(clientOf(sender))
    return sendMissing(site, page, response)
  }
  if (isPrivate) return sendPrivate(site, page, sender, response)
  sendStored(response, await renderStored(site, asked, sender))
}

/** Renders a page that is not stored, and stores it. */
function renderStored(
  site: SiteContext,
  page: PageRequest,
  sender: Sender,
): Promise<StoredResponse> {
  const section = sectionOf(page)
  const render = () => renderResponse(site, page)
  return site.cache.getOrRender({
    key: cacheKey(page),
    section,
    render: section === 'pages' ? render : () => site.renderQueue.run(clientOf(sender), render),
    // All missing addresses share one stored page, because their number is unlimited.
    canStore: ({ status }) => status === (page.address.record.missing ? 404 : 200),
  })
}

/** Renders for one visitor. What anonymous clients can request without limit is rationed. */
async function sendPrivate(
  site: SiteContext,
  page: PageRequest,
  sender: Sender,
  response: ServerResponse,
): Promise<void> {
  const { id, record } = page.address
  const nonce = id === 'desk' ? randomBytes(16).toString('base64') : ''
  const render = () => renderPrivate(site, page, { ...sender, nonce })
  const isRationed = sender.request.method !== 'POST' && record.rationed === true
  const rendered = await (isRationed ? site.renderQueue.run(clientOf(sender), render) : render())
  await sendRendered(response, rendered, {
    ...(site.development ? {} : pageHeaders(site, page.address, nonce)),
    Vary: 'Accept-Encoding, Cookie',
  })
}

/** Renders a public page in development, where the sources may change before the next request. */
async function sendUnstored(
  site: SiteContext,
  page: PageRequest,
  response: ServerResponse,
): Promise<void> {
  await sendRendered(response, await renderPublic(site, page), { Vary: 'Accept-Encoding' })
}

let unknownClients = 0

/**
 * Limits count by client: an IPv4 address, or the network of an IPv6 address. Behind a local one may
 * be any number of visitors, so each of its requests counts as a client, and only the limits of the
 * whole site apply (requirements 9.4).
 */
function clientOf({ visitor: { ipAddress } }: Sender): string {
  if (isLocalAddress(ipAddress)) return `local ${(unknownClients += 1)}`
  return addressGroup(ipAddress)
}
