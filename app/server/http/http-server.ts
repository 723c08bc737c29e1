import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { maxPictureBytes } from '#domain/business-card/picture-bytes.ts'
import { allowedMs, slowestPace } from '../api/body-pace.ts'
import type { Env } from '../env.ts'

/**
 * Milliseconds. With Node's defaults a silent client can hold a connection for up to 40 seconds,
 * because timeouts are checked only every 30.
 */
const limits = {
  headersTimeout: 10_000,
  // The largest upload at the slowest pace; a body that falls behind is answered earlier.
  requestTimeout: allowedMs(slowestPace, maxPictureBytes),
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Milliseconds without a byte in either direction while a request is answered. Node disconnects a
 * client that stops reading after the second timeout in a row: after twenty seconds.
 */
const idleTimeoutMs = 10_000

/**
 * Milliseconds in which a stopping server still accepts requests. Node's `close` drops idle
 * connections, whose next request may already be on its way. In this time each connection gets one
 * more response, with `Connection: close`, and load balancers see `/readyz` fail.
 */
const lameDuckMs = 800

/**
 * Milliseconds for requests in progress after that. Container runtimes kill a process ten seconds
 * after they ask it to stop.
 */
const stopTimeoutMs = 1_500

export type HttpServer = {
  listen: () => Promise<void>
  address: () => string
  isStopping: () => boolean
  /** Resolves when every connection is closed, after about two seconds at the latest. */
  stop: () => Promise<void>
}

export function createHttpServer(env: Env, listener: RequestListener): HttpServer {
  let isStopping = false
  const server = createServer(limits, (request, response) => {
    if (isStopping) response.shouldKeepAlive = false
    endUnreadBody(request, response)
    listener(request, response)
  })
  server.timeout = idleTimeoutMs
  return {
    listen: () => listen(server, env),
    address: () => addressOf(server, env),
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true
      await waitUntilIdle(server)
      await closeServer(server)
    },
  }
}

/**
 * Milliseconds for the rest of a body that nobody reads, because its request was answered before.
 * Closing at once would reset the connection and lose the answer.
 */
const unreadBodyMs = 1_000

function endUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('finish', () => {
    if (request.complete || request.destroyed) return
    request.resume()
    const timer = setTimeout(() => request.destroy(), unreadBodyMs)
    request.once('close', () => clearTimeout(timer))
  })
}

function listen(server: Server, { HOST, PORT }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(PORT, HOST, () => resolve())
  })
}

function addressOf(server: Server, { HOST }: Env): string {
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const host =
    HOST === '127.0.0.1' || HOST === '0.0.0.0' || HOST === '::' || HOST === '::1'
      ? 'localhost'
      : HOST
  return `http://${host}:${port}`
}

/** Resolves when no connection is open, or after `lameDuckMs`. */
async function waitUntilIdle(server: Server): Promise<void> {
  const end = performance.now() + lameDuckMs
  while (performance.now() < end && (await countConnections(server)) > 0) await sleep(20)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  )
}

/** A connection that has sent nothing gets as long as a request in progress. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const timer = setTimeout(() => server.closeAllConnections(), stopTimeoutMs)
  await closed
  clearTimeout(timer)
}
