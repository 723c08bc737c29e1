import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createCdnPurge } from './cdn-purge.ts'

type Purge = ReturnType<typeof createCdnPurge>

const stops: (() => unknown)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

/** A cache with the given answer, and a purge that calls it. */
async function start(answer: RequestListener, variables: { token?: boolean } = {}) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    request.resume()
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const logged: object[] = []
  const write = (entry: object) => void logged.push(entry)
  const purge: Purge = createCdnPurge({
    env: {
      PURGE_URL: `http://127.0.0.1:${port}/zones/secret-zone/purge`,
      ...(variables.token ? { PURGE_TOKEN: { name: 'Fastly-Key', value: 'secret-token' } } : {}),
    },
    log: { info: write, warn: write, error: write },
    backoff: [10, 10, 10],
    timeout: 200,
  })
  stops.push(purge.stop, () => {
    server.closeAllConnections()
    return new Promise((resolve) => server.close(resolve))
  })
  return {
    ...purge,
    requests,
    logged,
    events: () => logged.map((entry) => 'event' in entry && entry.event),
  }
}

// Proves 9.5.1, 11.2.2.
test('a purge is one POST with the token, and the log has neither address nor token', async () => {
  const { purge, requests, logged, events } = await start((_, response) => response.end('{}'), {
    token: true,
  })
  purge()
  await expect.poll(events).toEqual(['cdn-purged'])
  expect(requests).toHaveLength(1)
  expect(requests[0]).toMatchObject({
    method: 'POST',
    url: '/zones/secret-zone/purge',
    headers: { 'fastly-key': 'secret-token', 'content-type': 'application/json' },
  })
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test('a purge is retried after an error, a redirect and a timeout', async () => {
  const answers: RequestListener[] = [
    (_, response) => response.writeHead(503).end(),
    (_, response) => response.writeHead(302, { location: '/elsewhere' }).end(),
    () => {},
    (_, response) => response.end(),
  ]
  const { purge, requests, events, logged } = await start((...call) => answers.shift()?.(...call), {
    token: true,
  })
  purge()
  const failed = 'cdn-purge-failed'
  await expect.poll(events).toEqual([failed, failed, failed, 'cdn-purged'])
  expect(logged).toMatchObject([
    { status: 503, attempt: 1 },
    { attempt: 2 },
    { reason: 'TimeoutError', attempt: 3 },
    { attempt: 4 },
  ])
  expect(requests.filter(({ url }) => url === '/elsewhere')).toEqual([])
  expect(JSON.stringify(logged)).not.toContain('secret')
})

test('after the last retry a purge is given up, and the next change starts a new one', async () => {
  let status = 500
  const { purge, events } = await start((_, response) => response.writeHead(status).end())
  purge()
  await expect.poll(() => events().at(-1)).toBe('cdn-purge-given-up')
  expect(events()).toHaveLength(4)
  status = 200
  purge()
  await expect.poll(() => events().at(-1)).toBe('cdn-purged')
})

test('several changes during a purge cause one more purge after it', async () => {
  const answers: (() => void)[] = []
  const { purge, requests, events } = await start((_, response) => {
    answers.push(() => response.end())
  })
  purge()
  await expect.poll(() => answers).toHaveLength(1)
  for (let change = 0; change < 3; change += 1) purge()
  answers[0]?.()
  await expect.poll(() => answers).toHaveLength(2)
  answers[1]?.()
  await expect.poll(events).toEqual(['cdn-purged', 'cdn-purged'])
  expect(requests).toHaveLength(2)
})

test('an unreachable cache does not delay or fail a change, and stop ends the retries', async () => {
  const site = await start((request) => request.destroy())
  expect(site.purge()).toBeUndefined()
  await expect.poll(site.events).toContain('cdn-purge-failed')
  site.stop()
  const { length } = site.requests
  // Its retry would have been due after ten milliseconds, and every retry of this purge comes later.
  const later = await start((_, response) => response.writeHead(503).end())
  later.purge()
  await expect.poll(() => later.events().at(-1)).toBe('cdn-purge-given-up')
  expect(site.requests.length).toBeLessThanOrEqual(length + 1)
})

test('without PURGE_URL no request is sent', () => {
  const logged: object[] = []
  const write = (entry: object) => void logged.push(entry)
  const { purge, stop } = createCdnPurge({
    env: {},
    log: { info: write, warn: write, error: write },
  })
  purge()
  stop()
  expect(logged).toEqual([])
})
