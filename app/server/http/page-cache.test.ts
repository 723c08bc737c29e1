import { expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { storeResponse, type StoredResponse } from './stored-response.ts'

function page(text: string, status = 200): StoredResponse {
  const bodies = { identity: Buffer.from(text) }
  return storeResponse({ status, headers: {}, bodyHeaders: {}, etag: `"${text}"`, bodies })
}

function textOf({ variants }: StoredResponse): string {
  return variants.identity.body.toString()
}

// Proves 11.2.2.
test('a page is rendered once, also for those who ask at the same time', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => page(`version ${(renders += 1)}`)
  const both = await Promise.all([cache.getOrRender('/a', render), cache.getOrRender('/a', render)])
  expect(both.map(textOf)).toEqual(['version 1', 'version 1'])
  expect(textOf(await cache.getOrRender('/a', render))).toBe('version 1')
  expect(cache.get('/a')?.etag).toBe('"version 1"')
  expect(cache.get('/b')).toBeUndefined()
})

test.each([500, 503, 404, 302])('a response with status %i is not stored', async (status) => {
  const cache = createPageCache()
  expect((await cache.getOrRender('/a', async () => page('first', status))).status).toBe(status)
  expect(cache.get('/a')).toBeUndefined()
  expect(textOf(await cache.getOrRender('/a', async () => page('second')))).toBe('second')
})

test('who stores a page may say which status is whole', async () => {
  const cache = createPageCache()
  await cache.getOrRender(
    'missing',
    async () => page('first', 404),
    ({ status }) => status === 404,
  )
  expect(cache.get('missing')?.status).toBe(404)
})

test('a rendering that fails is tried again by the next visitor', async () => {
  const cache = createPageCache()
  const fail = async () => {
    throw new Error('no database')
  }
  await expect(cache.getOrRender('/a', fail)).rejects.toThrow('no database')
  expect(textOf(await cache.getOrRender('/a', async () => page('second')))).toBe('second')
})

test('the oldest page makes room, and no other', async () => {
  const cache = createPageCache(2)
  for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, async () => page(key))
  expect(['/a', '/b', '/c'].map((key) => cache.get(key)?.etag)).toEqual([undefined, '"/b"', '"/c"'])
})

test('a clear drops everything, and what was being rendered before it is not stored', async () => {
  const cache = createPageCache()
  await cache.getOrRender('/a', async () => page('old price'))
  const { promise, resolve } = Promise.withResolvers<StoredResponse>()
  const waiting = cache.getOrRender('/b', () => promise)
  cache.clear()
  expect(cache.get('/a')).toBeUndefined()
  const fresh = cache.getOrRender('/b', async () => page('new price'))
  resolve(page('old price'))
  expect(textOf(await waiting)).toBe('old price')
  expect(textOf(await fresh)).toBe('new price')
  expect(cache.get('/b')?.etag).toBe('"new price"')
})
