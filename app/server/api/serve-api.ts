import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '../describe-error.ts'
import type { ServerContext, Visitor } from '../server-context.ts'
import { ApiError } from './api-error.ts'
import { errorResponse, type ApiResponse, type ApiRoute } from './api-route.ts'
import { apiRoutes } from './api-routes.ts'
import { readJson } from './read-json.ts'

type Call = { context: ServerContext; url: URL; visitor: Visitor }

const routesByPath = Map.groupBy(apiRoutes, (route) => route.path)

/** Responds to an API request and returns true; false where the path is none of the API's. */
export async function serveApi(
  req: IncomingMessage,
  res: ServerResponse,
  { context, url, visitor }: Call,
): Promise<boolean> {
  const routes = routesByPath.get(url.pathname)
  if (!routes) return false
  const route = routes.find(({ method }) => method === (req.method === 'HEAD' ? 'GET' : req.method))
  if (!route) {
    refuseMethod(req, res, routes)
    return true
  }
  try {
    const input = route.method === 'POST' ? await readJson(req) : undefined
    send(req, res, await route.handle({ headers: req.headers, url, input, visitor }, context))
  } catch (error) {
    send(req, res, responseOf(error, context))
  }
  return true
}

function responseOf(error: unknown, { log }: ServerContext): ApiResponse {
  if (error instanceof ApiError) return errorResponse(error.status, error.code)
  log.error({ event: 'call-failed', ...describeError(error) })
  return errorResponse(500, 'internal_error')
}

/** No CORS headers: OPTIONS comes only from other origins, and those may not use the API. */
function refuseMethod(
  req: IncomingMessage,
  res: ServerResponse,
  routes: readonly ApiRoute[],
): void {
  const allow = [
    ...routes.map(({ method }) => method),
    ...(routes.some(({ method }) => method === 'GET') ? ['HEAD'] : []),
    'OPTIONS',
  ]
  const headers = { Allow: allow.join(', ') }
  if (req.method === 'OPTIONS') res.writeHead(204, headers).end()
  else send(req, res, { ...errorResponse(405, 'method_not_allowed'), headers })
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, json }: ApiResponse,
): void {
  if (res.destroyed || res.headersSent) return
  const body = JSON.stringify(json)
  const length = Buffer.byteLength(body)
  if (!req.complete) res.setHeader('Connection', 'close')
  res.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': length,
    ...headers,
  })
  if (req.method === 'HEAD') res.end()
  else if (req.complete) res.end(body)
  else drainAndEnd(req, res, body)
}

const drainMs = 1_000

/**
 * Responds while the client is still sending. Its bytes are discarded for a moment first: closing
 * the connection at once would reset it, and the client would lose the response.
 */
function drainAndEnd(req: IncomingMessage, res: ServerResponse, body: string): void {
  res.write(body)
  req.resume()
  const timer = setTimeout(() => req.destroy(), drainMs)
  const finish = () => {
    clearTimeout(timer)
    res.end()
  }
  req.once('end', finish)
  req.once('close', finish)
}
