import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '../describe-error.ts'
import type { Visitor } from '../request/visitor.ts'
import type { ServerContext } from '../server-context.ts'
import { ApiError } from './api-error.ts'
import { missingEndpoint } from './missing-endpoint.ts'
import { errorResponse, type ApiResponse, type ApiRoute } from './api-route.ts'
import { readJson } from './read-json.ts'

type Asked = {
  routes: readonly ApiRoute[]
  request: IncomingMessage
  url: URL
  visitor: Visitor
}

/** Responds to a request at the address of an endpoint. */
export async function serveApi(
  context: ServerContext,
  { routes, request, url, visitor }: Asked,
  response: ServerResponse,
): Promise<void> {
  const route = routes.find(
    ({ method }) => method === (request.method === 'HEAD' ? 'GET' : request.method),
  )
  if (routes.length === 0) return send(request, response, missingEndpoint(url.pathname))
  if (!route) return refuseMethod(request, response, routes)
  try {
    const input =
      route.method === 'POST'
        ? await readJson(request, { takesText: route.takesText === true })
        : undefined
    send(
      request,
      response,
      await route.handle({ headers: request.headers, url, input, visitor }, context),
    )
  } catch (error) {
    send(request, response, responseOf(error, context))
  }
}

function responseOf(error: unknown, { log }: ServerContext): ApiResponse {
  if (error instanceof ApiError) {
    const refusal = errorResponse(error.status, error.code)
    // RFC 9110, 15.5.16.
    return error.status === 415 ? { ...refusal, headers: { Accept: 'application/json' } } : refusal
  }
  log.error({ event: 'call-failed', ...describeError(error) })
  return errorResponse(500, 'internal_error')
}

/**
 * Sends no CORS headers: browsers send OPTIONS only from other origins, which may not use the API.
 */
function refuseMethod(
  request: IncomingMessage,
  response: ServerResponse,
  routes: readonly ApiRoute[],
): void {
  const allow = [
    ...routes.map(({ method }) => method),
    ...(routes.some(({ method }) => method === 'GET') ? ['HEAD'] : []),
    'OPTIONS',
  ]
  const headers = { Allow: allow.join(', ') }
  if (request.method === 'OPTIONS') response.writeHead(204, headers).end()
  else send(request, response, { ...errorResponse(405, 'method_not_allowed'), headers })
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, json }: ApiResponse,
): void {
  if (response.destroyed || response.headersSent) return
  const body = JSON.stringify(json)
  const length = Buffer.byteLength(body)
  if (!request.complete) response.setHeader('Connection', 'close')
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': length,
    ...headers,
  })
  if (request.method === 'HEAD') response.end()
  else if (request.complete) response.end(body)
  else drainAndEnd(request, response, body)
}

const drainMs = 1_000

/**
 * Responds while the client is still sending. Discards its bytes for up to a second first, because
 * closing the connection at once would reset it and lose the response.
 */
function drainAndEnd(request: IncomingMessage, response: ServerResponse, body: string): void {
  response.write(body)
  request.resume()
  const timer = setTimeout(() => request.destroy(), drainMs)
  const finish = () => {
    clearTimeout(timer)
    response.end()
  }
  request.once('end', finish)
  request.once('close', finish)
}
