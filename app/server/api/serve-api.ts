import type { IncomingMessage, ServerResponse } from 'node:http'
import { describeError } from '../describe-error.ts'
import type { ServerContext, Visitor } from '../server-context.ts'
import { ApiError } from './api-error.ts'
import { refusal, type ApiAnswer, type ApiRoute } from './api-route.ts'
import { apiRoutes } from './api-routes.ts'
import { readJson } from './read-json.ts'

type Call = { context: ServerContext; url: URL; visitor: Visitor }

const routesByPath = Map.groupBy(apiRoutes, (route) => route.path)

/** Answers a call by program and says true; false where the address is none of ours. */
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
    send(req, res, answerTo(error, context))
  }
  return true
}

function answerTo(error: unknown, { log }: ServerContext): ApiAnswer {
  if (error instanceof ApiError) return refusal(error.status, error.code)
  log.error({ event: 'call-failed', ...describeError(error) })
  return refusal(500, 'internal_error')
}

/** The browser asks OPTIONS only from another origin, and other origins have no business here: no CORS headers. */
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
  else send(req, res, { ...refusal(405, 'method_not_allowed'), headers })
}

function send(
  req: IncomingMessage,
  res: ServerResponse,
  { status, headers, json }: ApiAnswer,
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
  else sayGoodbye(req, res, body)
}

const lastWordsMs = 1_000

/**
 * Answers while the caller is still sending. What comes is thrown away for a moment before the line is cut: cut at once, it would take the answer with it.
 */
function sayGoodbye(req: IncomingMessage, res: ServerResponse, body: string): void {
  res.write(body)
  req.resume()
  const timer = setTimeout(() => req.destroy(), lastWordsMs)
  const finish = () => {
    clearTimeout(timer)
    res.end()
  }
  req.once('end', finish)
  req.once('close', finish)
}
