import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Env } from '../env.ts'

/**
 * Milliseconds. With Node's defaults a client that says nothing holds a connection for up to 40
 * seconds, because deadlines are checked only every 30.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
}

/**
 * Milliseconds without a byte in either direction while a request is answered. Node looks twice at a
 * client that does not read: it is cut off after twenty seconds.
 */
const idleTimeoutMs = 10_000

/**
 * Milliseconds in which a stopping server still takes requests. Node's `close` cuts connections off
 * that wait for their next request, which may be under way: here each of them is answered once more
 * and told to close, and a balancer learns from `/readyz` to go elsewhere.
 */
const lameDuckMs = 800

/** Milliseconds for requests in progress after that: containers kill after ten seconds. */
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
    listener(request, response)
  })
  server.timeout = idleTimeoutMs
  return {
    listen: () => listen(server, env),
    address: () => addressOf(server, env),
    isStopping: () => isStopping,
    stop: async () => {
      isStopping = true
      await untilUnused(server)
      await closeServer(server)
    },
  }
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

/** Resolves when nobody is connected, or when the time is over. */
async function untilUnused(server: Server): Promise<void> {
  const end = performance.now() + lameDuckMs
  while (performance.now() < end && (await countConnections(server)) > 0) await sleep(20)
}

function countConnections(server: Server): Promise<number> {
  return new Promise((resolve) =>
    server.getConnections((error, count) => resolve(error ? 0 : count)),
  )
}

/** Who has said nothing so far has the time of those whose request is in progress. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const timer = setTimeout(() => server.closeAllConnections(), stopTimeoutMs)
  await closed
  clearTimeout(timer)
}
