import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { acceptedEncoding } from './compress.ts'
import { compressVariants, etagOf, matchesEtag, storeResponse } from './stored-response.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip;q=0', 'identity'],
  ['br ; q=0.5', 'br'],
  ['gzip;q=1.0', 'gzip'],
  ['br;q=x', 'identity'],
  ['brotli', 'identity'],
  ['*', 'identity'],
])('of %j the server sends %s, the first time and the second', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding)
  expect(acceptedEncoding(header)).toBe(encoding)
})

test('thousands of odd Accept-Encoding headers are not stored', () => {
  for (let odd = 0; odd < 2_000; odd += 1) acceptedEncoding(`x-${odd}, br`)
  expect(acceptedEncoding('gzip')).toBe('gzip')
})

test.each([
  ['W/"a"', true],
  ['"a"', true],
  ['*', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('If-None-Match %j matches W/"a": %s', (header, isMatch) => {
  expect(matchesEtag(header, 'W/"a"')).toBe(isMatch)
})

test('every variant has the same page, with its own length and encoding in the headers', async () => {
  const body = Buffer.from('שלום '.repeat(200))
  const stored = storeResponse({
    status: 200,
    headers: { Vary: 'Accept-Encoding' },
    bodyHeaders: { 'Content-Type': 'text/html' },
    etag: etagOf(body),
    bodies: await compressVariants(body, { isStored: true }),
  })
  const { identity, br, gzip } = stored.variants
  expect(identity.body).toEqual(body)
  expect(brotliDecompressSync(br.body)).toEqual(body)
  expect(gunzipSync(gzip.body)).toEqual(body)
  const etag = ['ETag', etagOf(body)]
  const type = ['Content-Type', 'text/html']
  const common = ['Vary', 'Accept-Encoding', ...etag]
  expect(stored.notModified.headers).toEqual(common)
  expect(identity.headers).toEqual([...common, ...type, 'Content-Length', String(body.length)])
  expect(br.headers).toEqual([
    ...common,
    ...type,
    'Content-Encoding',
    'br',
    'Content-Length',
    String(br.body.length),
  ])
  expect(gzip.headers).toContain('gzip')
})

test('a missing encoding is replaced by the uncompressed body without Content-Encoding', () => {
  const bodies = { identity: Buffer.from('a') }
  const { variants } = storeResponse({
    status: 200,
    headers: {},
    bodyHeaders: {},
    etag: '"a"',
    bodies,
  })
  expect(variants.br).toEqual(variants.identity)
})

test('the ETag changes with the page', () => {
  expect(etagOf(Buffer.from('a'))).not.toBe(etagOf(Buffer.from('b')))
  expect(etagOf(Buffer.from('a'))).toMatch(/^W\/"[\w-]{22}"$/)
})
