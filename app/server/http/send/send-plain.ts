import type { ServerResponse } from 'node:http'
import { ApiError } from '#server/api/api-error.ts'
import { describeError } from '#server/describe-error.ts'
import { canRetryLater } from '#server/retry-later-error.ts'
import type { Redirect } from '../address/address.ts'
import type { SiteContext } from '../site-context.ts'
import { documentHeaders } from './security-headers.ts'

/** Sets the headers that every response has except those of files. */
export function setSecurityHeaders(
  { env, development }: Pick<SiteContext, 'env' | 'development'>,
  response: ServerResponse,
): void {
  if (development) return
  for (const [name, value] of Object.entries(documentHeaders(env))) response.setHeader(name, value)
}

export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${text}\n`)
}

/** @param search the query of the request, which the target gets too */
export function sendRedirect(
  { gate }: Pick<SiteContext, 'gate'>,
  response: ServerResponse,
  { to, isPermanent, dropsQuery, search }: Redirect & { search: string },
): void {
  // While the gate is on, only browsers may store it.
  const sharing = gate.isOn() ? 'private' : 'public'
  const headers = isPermanent
    ? { 'Cache-Control': `${sharing}, max-age=3600` }
    : { 'Cache-Control': 'no-store', Vary: 'Cookie, Accept-Language' }
  const location = to + (dropsQuery ? '' : search)
  response
    .writeHead(isPermanent ? 301 : 302, { ...headers, Location: location, 'Content-Length': 0 })
    .end()
}

/** Refuses a method that the address does not take. */
export function sendNotAllowed(response: ServerResponse, methods: readonly string[]): void {
  const allowed = methods.flatMap((each) => (each === 'GET' ? [each, 'HEAD'] : [each]))
  response.setHeader('Allow', allowed.join(', '))
  sendText(response, 405, 'Method not allowed')
}

export function sendError(
  { log }: Pick<SiteContext, 'log'>,
  response: ServerResponse,
  error: unknown,
): void {
  if (response.headersSent) {
    log.error({ event: 'response-broken-off', ...describeError(error) })
    response.destroy()
    return
  }
  if (error instanceof ApiError) return sendText(response, error.status, error.code)
  log.error({ event: 'request-failed', ...describeError(error) })
  if (!canRetryLater(error)) return sendText(response, 500, 'Something went wrong')
  response.setHeader('Retry-After', '3')
  sendText(response, 503, 'Back in a moment')
}
