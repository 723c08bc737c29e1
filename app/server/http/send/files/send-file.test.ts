import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPageServer, type PageServerStub } from '#tests/support/page-server.ts'

const style = 'p{color:red}'.repeat(20)
const film = Buffer.alloc(300 * 1024, 'film')

let server: PageServerStub

beforeAll(async () => {
  server = await startPageServer({
    render: async () => new Response('page', { status: 404 }),
    files: {
      'assets/style-1.css': style,
      'assets/style-1.css.br': brotliCompressSync(style),
      'assets/style-1.css.gz': gzipSync(style),
      'icon.png': 'picture',
      'film.mp4': film,
      'secret.key': 'secret',
      '.hidden/a.txt': 'secret',
    },
  })
})

afterAll(() => server.stop())

test('a hashed file is sent in the best encoding and stored for a year', async () => {
  const plain = await server.get('/assets/style-1.css')
  expect(plain).toMatchObject({
    status: 200,
    body: style,
    headers: {
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/css; charset=utf-8',
      vary: 'Accept-Encoding',
      'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    },
  })
  expect(plain.headers['content-encoding']).toBeUndefined()
  for (const encoding of ['br', 'gzip']) {
    const { headers } = await server.get('/assets/style-1.css', { 'accept-encoding': encoding })
    expect(headers['content-encoding']).toBe(encoding)
    expect(Number(headers['content-length'])).toBeLessThan(style.length)
  }
})

test('other files are stored for an hour and sent unchanged', async () => {
  const { headers, body } = await server.get('/icon.png?v=1', { 'accept-encoding': 'br' })
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=3600',
    'accept-ranges': 'bytes',
    'content-length': '7',
  })
  expect(headers.vary).toBeUndefined()
  expect(body).toBe('picture')
})

test.each(['/assets/style-1.css', '/icon.png', '/film.mp4'])(
  'a client that has %s gets a 304, also for a range request',
  async (path) => {
    const { etag = '' } = (await server.get(path)).headers
    const again = await server.get(path, { 'if-none-match': etag })
    expect(again).toMatchObject({ status: 304, body: '', headers: { etag } })
    expect(again.headers['cache-control']).toContain('public')
    expect((await server.get(path, { 'if-none-match': etag, range: 'bytes=0-1' })).status).toBe(304)
  },
)

test('a film is sent whole from disk', async () => {
  const { status, headers, body } = await server.get('/film.mp4')
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-length': String(film.length),
    'accept-ranges': 'bytes',
    'content-type': 'video/mp4',
    'x-content-type-options': 'nosniff',
  })
  expect(body).toBe(film.toString())
})

test.each([
  ['bytes=0-3', 206, 'pict', 'bytes 0-3/7'],
  ['bytes=4-', 206, 'ure', 'bytes 4-6/7'],
  ['bytes=-2', 206, 're', 'bytes 5-6/7'],
  ['bytes=-99', 206, 'picture', 'bytes 0-6/7'],
  ['bytes=5-99', 206, 're', 'bytes 5-6/7'],
  ['bytes=7-', 416, '', 'bytes */7'],
  ['bytes=3-1', 416, '', 'bytes */7'],
  ['bytes=-', 200, 'picture', undefined],
  ['bytes=0-1,3-4', 200, 'picture', undefined],
  ['lines=0-1', 200, 'picture', undefined],
])('the range %s of seven bytes', async (range, status, body, contentRange) => {
  const answer = await server.get('/icon.png', { range })
  expect(answer).toMatchObject({ status, body })
  expect(answer.headers['content-range']).toBe(contentRange)
})

// Proves 9.2.4.
test('a range is sent only if If-Range matches the file', async () => {
  const { etag = '' } = (await server.get('/icon.png')).headers
  const part = (condition: string) =>
    server.get('/icon.png', { range: 'bytes=0-3', 'if-range': condition })
  expect(await part(etag)).toMatchObject({ status: 206, body: 'pict' })
  for (const other of ['"other"', `W/${etag}`, new Date().toUTCString(), ''])
    expect(await part(other)).toMatchObject({ status: 200, body: 'picture' })
})

// Proves 9.2.4.
test('a weak tag never matches If-Range, because ranges of two encodings would be joined', async () => {
  const { etag = '' } = (await server.get('/assets/style-1.css')).headers
  expect(etag).toMatch(/^W\//)
  const headers = { range: 'bytes=0-3', 'if-range': etag }
  expect(await server.get('/assets/style-1.css', headers)).toMatchObject({
    status: 200,
    body: style,
  })
})

// Proves 9.2.4.
test.each(['/icon.png', '/assets/style-1.css', '/film.mp4'])(
  'HEAD of %s ignores a range, which only GET has',
  async (path) => {
    const size = Number((await server.get(path)).headers['content-length'])
    for (const range of ['bytes=0-1', 'bytes=99999999-']) {
      const head = await server.send(path, { method: 'HEAD', headers: { range } })
      expect(head).toMatchObject({ status: 200, body: '' })
      expect(head.headers['content-range']).toBeUndefined()
      expect(Number(head.headers['content-length'])).toBe(size)
    }
  },
)

const longAgo = new Date(0).toUTCString()

// Proves 9.2.5.
test.each([
  ['/icon.png', { 'if-match': '"other"' }, 412],
  ['/icon.png', { 'if-match': '*' }, 200],
  ['/icon.png', { 'if-match': '"other"', 'if-none-match': '*' }, 412],
  ['/icon.png', { 'if-match': '*', 'if-unmodified-since': longAgo }, 200],
  ['/icon.png', { 'if-unmodified-since': longAgo }, 412],
  ['/icon.png', { 'if-unmodified-since': 'Fri, 01 Jan 2100 00:00:00 GMT' }, 200],
  ['/icon.png', { 'if-unmodified-since': 'yesterday' }, 200],
  ['/assets/style-1.css', { 'if-match': '"other"' }, 412],
  ['/assets/style-1.css', { 'if-match': '"other"', range: 'bytes=0-1' }, 412],
  ['/assets/style-1.css', { 'if-unmodified-since': longAgo }, 412],
] as const)('%s with %o: %i', async (path, headers, status) => {
  for (const method of ['GET', 'HEAD'])
    expect((await server.send(path, { method, headers })).status).toBe(status)
})

// Proves 9.2.5.
test('If-Match compares strongly', async () => {
  const matches = async (path: string, change = (etag: string) => etag) => {
    const { etag = '' } = (await server.get(path)).headers
    return (await server.get(path, { 'if-match': change(etag) })).status === 200
  }
  expect(await matches('/icon.png')).toBe(true)
  expect(await matches('/icon.png', (etag) => `"other", ${etag}`)).toBe(true)
  expect(await matches('/icon.png', (etag) => `W/${etag}`)).toBe(false)
  expect(await matches('/assets/style-1.css')).toBe(false)
})

test('HEAD sends only the headers', async () => {
  for (const path of ['/icon.png', '/film.mp4']) {
    const { headers, body } = await server.send(path, { method: 'HEAD' })
    expect(body).toBe('')
    expect(Number(headers['content-length'])).toBeGreaterThan(0)
  }
})

// Proves 2.5.2.
test.each(['/secret.key', '/.hidden/a.txt', '/assets/style-1.css.br', '/assets', '/assets/'])(
  '%s is not served',
  async (path) => {
    const { status, body } = await server.get(path)
    expect(status).toBe(404)
    expect(body).not.toContain('secret')
  },
)
