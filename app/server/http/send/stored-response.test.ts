import { once } from 'node:events'
import { createServer } from 'node:http'
import { createConnection, type AddressInfo, type Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { acceptedEncoding } from './compress.ts'
import { buildResponse, compressVariants, etagOf, sendStored } from './stored-response.ts'

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

test('every variant has the same page, with its own length and encoding in the headers', async () => {
  const body = Buffer.from('שלום '.repeat(200))
  const stored = buildResponse({
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
  const { variants } = buildResponse({
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

test('a client that does not read is not written to until it reads', async () => {
  const stored = buildResponse({
    status: 200,
    headers: {},
    bodyHeaders: {},
    etag: '"a"',
    bodies: { identity: Buffer.alloc(60_000, 'a') },
  })
  let answered = 0
  let accepted: Socket | undefined
  const server = createServer(({ socket }, response) => {
    answered += 1
    accepted = socket
    sendStored(response, stored)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  // SAFETY: a server that listens on a port has an AddressInfo.
  const { port } = server.address() as AddressInfo
  const client = createConnection({ port, host: '127.0.0.1' })
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  client.pause()
  const asked = 2_000
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(asked))
  await expect.poll(() => accepted?.isPaused()).toBe(true)
  expect(answered).toBeLessThan(asked)
  expect(accepted?.writableLength).toBeLessThan(1_000_000)
  client.resume()
  await expect.poll(() => answered).toBe(asked)
})
