import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { studioDay } from '../studio-day.ts'
import { followShortLink } from './follow-short-link.ts'
import { findScans } from './scan-store.ts'
import { addShortLink } from './short-link-store.ts'

let server: TestServerContext
let listener: Server
let address: string
const id = crypto.randomUUID()
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone) Safari/604.1' }

beforeAll(async () => {
  server = await openServerContext()
  listener = createServer((request, response) => {
    const slug = /^\/q\/([^?#]*)/.exec(request.url ?? '')?.[1] ?? ''
    const userAgent = request.headers['user-agent'] ?? ''
    const visitor = { ipAddress: '192.0.2.1', userAgent }
    void followShortLink(server.context, { request, slug, visitor }, response).then((isFound) => {
      if (!isFound) response.writeHead(404).end()
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  // SAFETY: a server that listens on a port has an AddressInfo.
  address = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const destination = 'https://example.com/menu'
  const content = { name: 'Menu', destination, status: 'active', look: 'dagesh' } as const
  await addShortLink(server.database, { id, slug: 'menu', content })
})

afterAll(async () => {
  await new Promise((resolve) => listener.close(resolve))
  await server.stop()
})

async function countedToday(): Promise<number> {
  await server.context.scanCounter.flush()
  const from = studioDay(new Date())
  const [day] = await findScans(server.database, { linkId: id, from })
  return day?.count ?? 0
}

// Proves 3.17.1, 3.17.4.
test('a scan is redirected without caching, and counted', async () => {
  const { status, headers } = await rawRequest(address, '/q/menu', { headers: phone })
  expect(status).toBe(302)
  expect(headers).toMatchObject({
    location: 'https://example.com/menu',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect.poll(countedToday).toBe(1)
})

// Proves 3.17.4.
test('robots, HEAD requests and prefetches are redirected but not counted', async () => {
  const before = await countedToday()
  for (const [method, headers] of [
    ['HEAD', phone],
    ['GET', { ...phone, 'sec-purpose': 'prefetch;prerender' }],
    ['GET', { 'user-agent': 'WhatsApp/2.24' }],
    ['GET', { 'user-agent': '' }],
  ] as const)
    expect((await rawRequest(address, '/q/menu', { method, headers })).status).toBe(302)
  // A person's scan, the last of the requests, is the only one that is counted.
  await rawRequest(address, '/q/menu', { headers: phone })
  await expect.poll(countedToday).toBe(before + 1)
})

// Proves 3.17.2.
test('the destination comes from the table, never from the request', async () => {
  for (const path of ['/q/menu?to=//evil.example', '/q/menu?next=https:evil', '/q/menu#//evil'])
    expect((await rawRequest(address, path, { headers: phone })).headers['location']).toBe(
      'https://example.com/menu',
    )
  for (const path of ['/q/unknown', '/q//evil.example', '/q/%2e%2e', "/q/menu'--", '/q/MENU '])
    expect((await rawRequest(address, path.trim(), { headers: phone })).status).toBe(404)
})

// Proves 3.17.4.
test('a scan is redirected even if its count cannot be stored', async () => {
  await server.database.pool.query('drop table short_link_days, rate_limits')
  const { status } = await rawRequest(address, '/q/menu', { headers: phone })
  expect(status).toBe(302)
  await server.context.scanCounter.flush()
  expect((await rawRequest(address, '/q/menu', { headers: phone })).status).toBe(302)
})
