import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { defaultLang, type CardLang } from '#i18n/languages.ts'
import { serveApi } from '../api/serve-api.ts'
import { readVisitor } from '../request/visitor.ts'
import type { Address, ProbeAddress, RouteAddress } from './address/address.ts'
import { findAddress } from './address/find-address.ts'
import { ownIconAt } from './address/own-icon.ts'
import { namesOneHost, readUrl } from './address/read-url.ts'
import { detectedLanguage, savedLanguage } from './address/visitor-language.ts'
import { decideAccess, type Access } from './gate/decide-access.ts'
import { sendRefusal } from './gate/send-refusal.ts'
import type { Sender } from './page-request.ts'
import { sendMetrics } from './send/send-metrics.ts'
import { sendFile } from './send/files/send-file.ts'
import {
  sendError,
  sendNotAllowed,
  sendRedirect,
  sendText,
  setSecurityHeaders,
} from './send/send-plain.ts'
import { sendStored } from './send/stored-response.ts'
import { servePage } from './serve-page.ts'
import type { SiteContext } from './site-context.ts'

/** Answers every request: address, gate, limits, cache, render, send. */
export function createRequestListener(site: SiteContext): RequestListener {
  return (request, response) => {
    site.addresses.note(request)
    if (!namesOneHost(request)) {
      setSecurityHeaders(site, response)
      return sendText(response, 400, 'Bad request')
    }
    if (site.gate.isOpenTo(request) && sendFromMemory(site, request, response)) return
    setSecurityHeaders(site, response)
    answer(site, request, response).catch((error: unknown) => sendError(site, response, error))
  }
}

/** Sends the page or file of exactly this address, without parsing it. */
function sendFromMemory(
  { cache, files }: SiteContext,
  { method, url = '' }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (!isRead({ method })) return false
  const page = cache.get(url)
  if (page) {
    sendStored(response, page)
    return true
  }
  const file = ownIconAt(url) === null ? files.get(url) : undefined
  if (file) sendFile(response, file)
  return file !== undefined
}

async function answer(
  site: SiteContext,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = readUrl(request)
  if (!url) return sendText(response, 400, 'Bad request')
  const address = findAddress(site, url.pathname, () => savedLanguage({ request, url }))
  const access = await decideAccess(site, { request, url, address })
  if (access === 'refused') return sendRefusal(site, { request, url, address }, response)
  const sender = { request, visitor: visitorOf(site, request, access) }
  const serve = () => serveAddress(site, { url, address }, sender, response)
  return request.method === 'POST' ? site.formsFirst.run(serve) : serve()
}

function visitorOf({ env }: SiteContext, request: IncomingMessage, access: Access) {
  return { ...readVisitor(request, env), ...(access === 'read-only' && { isAbroad: true }) }
}

async function serveAddress(
  site: SiteContext,
  { url, address }: { url: URL; address: Address },
  sender: Sender,
  response: ServerResponse,
): Promise<void> {
  switch (address.kind) {
    case 'file':
      return isRead(sender.request)
        ? sendFile(response, address.file)
        : sendNotAllowed(response, ['GET'])
    case 'probe':
      return sendProbe(site, response, address)
    case 'metrics':
      return sendMetrics(site, sender.request, response)
    case 'redirect':
      return sendRedirect(site, response, { ...address, search: url.search })
    case 'api':
      return serveApi(site, { routes: address.routes, url, ...sender }, response)
    case 'route': {
      const lang = languageOf(address, () => detectedLanguage({ request: sender.request, url }))
      return servePage(site, { url, address, lang }, sender, response)
    }
  }
}

/** From the address, else detected. */
function languageOf({ id, path, lang }: RouteAddress, detect: () => CardLang): CardLang {
  return lang ?? (id === 'root' && path === null ? defaultLang : detect())
}

function isRead({ method }: Pick<IncomingMessage, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

async function sendProbe(
  { ready }: Pick<SiteContext, 'ready'>,
  response: ServerResponse,
  { isOfReadiness }: ProbeAddress,
): Promise<void> {
  if (!isOfReadiness) return sendText(response, 200, 'ok')
  const isReady = await ready()
  sendText(response, isReady ? 200 : 503, isReady ? 'ready' : 'not ready')
}
