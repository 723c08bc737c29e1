import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { buildResponse, type StoredResponse } from '../send/stored-response.ts'

function page(text: string, status = 200, expiresAt = Infinity): StoredResponse {
  const bodies = { identity: Buffer.from(text) }
  return buildResponse({
    status,
    headers: {},
    bodyHeaders: {},
    etag: `"${text}"`,
    expiresAt,
    bodies,
  })
}

function textOf({ variants }: StoredResponse): string {
  return variants.identity.body.toString()
}

// Proves 11.2.2.
test('a page is rendered once, also for simultaneous requests', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => page(`version ${(renders += 1)}`)
  const both = await Promise.all([
    cache.getOrRender({ key: '/a', render }),
    cache.getOrRender({ key: '/a', render }),
  ])
  expect(both.map(textOf)).toEqual(['version 1', 'version 1'])
  expect(textOf(await cache.getOrRender({ key: '/a', render }))).toBe('version 1')
  expect(cache.get('/a')?.etag).toBe('"version 1"')
  expect(cache.get('/b')).toBeUndefined()
})

test('a page that is out of date is rendered again', async () => {
  const cache = createPageCache()
  const now = Date.now()
  await cache.getOrRender({ key: '/a', render: async () => page('old', 200, now - 1) })
  expect(cache.get('/a')).toBeUndefined()
  const again = await cache.getOrRender({
    key: '/a',
    render: async () => page('new', 200, now + 3_600_000),
  })
  expect([textOf(again), cache.get('/a')?.etag]).toEqual(['new', '"new"'])
})

test.each([500, 503, 404, 302])('a response with status %i is not stored', async (status) => {
  const cache = createPageCache()
  expect(
    (await cache.getOrRender({ key: '/a', render: async () => page('first', status) })).status,
  ).toBe(status)
  expect(cache.get('/a')).toBeUndefined()
  expect(textOf(await cache.getOrRender({ key: '/a', render: async () => page('second') }))).toBe(
    'second',
  )
})

test('the caller may choose which status can be stored', async () => {
  const cache = createPageCache()
  await cache.getOrRender({
    key: 'missing',
    render: async () => page('first', 404),
    canStore: ({ status }) => status === 404,
  })
  expect(cache.get('missing')?.status).toBe(404)
})

test('a failed render is tried again for the next visitor', async () => {
  const cache = createPageCache()
  const fail = async () => {
    throw new Error('no database')
  }
  await expect(cache.getOrRender({ key: '/a', render: fail })).rejects.toThrow('no database')
  expect(textOf(await cache.getOrRender({ key: '/a', render: async () => page('second') }))).toBe(
    'second',
  )
})

const half = 'x'.repeat(600_000)

// Proves 11.4.4.
test('the site’s own pages are never removed, and cards and queries have separate limits', async () => {
  const cache = createPageCache()
  await cache.getOrRender({ key: '/page', render: async () => page('page') })
  await cache.getOrRender({ key: '/card', section: 'cards', render: async () => page('card') })
  for (let at = 0; at < 20; at += 1)
    for (let times = 0; times < 2; times += 1)
      await cache.getOrRender({
        key: `/query?${at}`,
        section: 'queries',
        render: async () => page(half + at),
      })
  expect(cache.get('/query?0')).toBeUndefined()
  expect(cache.get('/query?19')).toBeDefined()
  expect(['/page', '/card'].map((key) => cache.get(key)?.status)).toEqual([200, 200])
})

// Proves 11.4.4.
test('a package page is stored at its second request', async () => {
  const cache = createPageCache()
  const ask = () =>
    cache.getOrRender({ key: '/a?s=x', section: 'queries', render: async () => page('a') })
  await ask()
  expect(cache.get('/a?s=x')).toBeUndefined()
  await ask()
  expect(cache.get('/a?s=x')).toBeDefined()
})

test('clear removes every page and keeps renders in progress from being stored', async () => {
  const cache = createPageCache()
  await cache.getOrRender({ key: '/a', render: async () => page('old price') })
  const { promise, resolve } = Promise.withResolvers<StoredResponse>()
  const waiting = cache.getOrRender({ key: '/b', render: () => promise })
  cache.clear()
  expect(cache.get('/a')).toBeUndefined()
  const fresh = cache.getOrRender({ key: '/b', render: async () => page('new price') })
  resolve(page('old price'))
  expect(textOf(await waiting)).toBe('old price')
  expect(textOf(await fresh)).toBe('new price')
  expect(cache.get('/b')?.etag).toBe('"new price"')
})
