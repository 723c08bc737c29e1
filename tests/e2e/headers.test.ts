import { expect, test } from 'vitest'
import { publicAddresses } from '#tests/support/addresses.ts'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const app = sharedSite()

function get(path: string, headers: Record<string, string | string[]> = {}) {
  return rawRequest(app.address, path, { headers })
}

// Headers too long, unsupported methods, two lengths (requirements 9.2).

// Proves 9.2.1.
test('a header of 17 KB is refused', async () => {
  expect((await get('/he/', { 'x-long': 'a'.repeat(17_000) })).status).toBe(431)
})

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'POST'])(
  '%s to a page without a form is refused',
  async (method) => {
    const { status, body } = await rawRequest(app.address, '/he/about', {
      method,
      headers: { origin: app.address, 'sec-fetch-site': 'same-origin' },
    })
    expect([400, 403, 404, 405, 501]).toContain(status)
    expect(body).not.toMatch(/at .*\.(?:js|ts):\d+/)
  },
)

// Proves 9.2.3.
test.each(['contact', 'package-builder', 'privacy-policy', 'services/strategic-consulting'])(
  'text posted to %s is not a form and gets 415',
  async (page) => {
    const { status } = await rawRequest(app.address, `/he/${page}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain', origin: app.address },
      body: 'x',
    })
    expect(status).toBe(415)
  },
)

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([
    rawRequest(app.address, '/he/', { method: 'HEAD' }),
    get('/he/'),
  ])
  expect(head.status).toBe(200)
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.body).toBe('')
})

// Proves 7.1.11.
test('requests that the router does not know are one row of counts', async () => {
  for (const path of ['/he/emodesuper/no-such', '/he/emodesuper/dashboard/no-such.data'])
    for (const method of ['POST', 'POST', 'POST'])
      expect((await rawRequest(app.address, path, { method })).status).toBe(405)
  const database = await connectToAppDatabase(app.dataDir)
  const count = async () => {
    const { rows } = await database.query<{ count: number }>(
      `select sum(count)::int as count from refused_attempts where why = 'unknown'`,
    )
    return rows[0]?.count
  }
  await expect.poll(count).toBe(6)
  await database.end()
})

// The headers of every class of response (requirements 9.1).

// Proves 9.1.1.
test.each([
  '/he/',
  '/en/about',
  '/',
  '/he/no-such-page',
  '/no-such-page',
  '/under-construction',
  '/about',
  '/?lang=en',
  '/templates/law-firm',
  '/he/emodesuper',
  '/he/v/noa-barak',
  '/robots.txt',
  '/sitemap.xml',
  '/llms.txt',
  '/.well-known/security.txt',
  '/favicon.svg',
  '/healthz',
  '/he/%00',
  '/functions/v1/submit-contact-form-atlas',
  '/rest/v1/settings?select=value&key=eq.usd_to_ils_rate',
])('%s has the security headers', async (path) => {
  const { headers } = await get(path)
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
  expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|\*/)
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers).not.toHaveProperty('server')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('access-control-allow-credentials')
})

// Proves 1.3.1, 11.2.1.
test('a public page has the same bytes for every visitor, and is private while the gate is on', async () => {
  const page = await get('/he/')
  expect(page.headers['cache-control']).toBe('private, max-age=0')
  expect(page.headers.vary).toBe('Accept-Encoding')
  const visitor = {
    cookie: 'theme=dark; lang=en',
    'accept-language': 'en',
    'user-agent': 'another browser',
    'x-forwarded-for': '192.0.2.7',
    host: 'other.test',
  }
  const other = await get('/he/', visitor)
  expect(other.body).toBe(page.body)
  expect({ ...other.headers, date: '' }).toEqual({ ...page.headers, date: '' })
})

test('browsers revalidate with the ETag, and a weakened or listed ETag gets a 304 too', async () => {
  const { headers } = await get('/he/')
  const etag = headers.etag ?? ''
  for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const answer = await get('/he/', { 'if-none-match': known })
    expect(answer).toMatchObject({
      status: 304,
      body: '',
      headers: { etag, vary: 'Accept-Encoding' },
    })
    expect(answer.headers['cache-control']).toBe(headers['cache-control'])
  }
  expect((await get('/he/', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('hashed files are requested once', async () => {
  const { body } = await get('/he/')
  const asset = /\/assets\/[\w.-]+\.css/.exec(body)?.[0] ?? ''
  const { headers } = await get(asset)
  expect(headers['cache-control']).toContain('immutable')
  expect((await get(asset, { 'if-none-match': headers.etag ?? '' })).status).toBe(304)
  expect((await get(`${asset}?v=1`)).headers.etag).toBe(headers.etag)
})

test.each([
  '/',
  '/under-construction',
  '/no-such-page',
  '/he/no-such-page',
  '/he/v/nobody',
  '/he/emodesuper',
  '/he/quote/no-such-token',
  '/he/portfolio?project=no-such-project',
  '/api/ip',
])('%s depends on the visitor, or does not exist, so no cache may store it', async (path) => {
  const { headers } = await get(path)
  expect(headers['cache-control']).toContain('no-store')
})

// Proves 9.2.1.
test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'POST'])(
  '%s to a page that does not declare it: 405 with the methods that it has',
  async (method) => {
    const { status, headers } = await rawRequest(app.address, '/he/about', { method })
    expect(status).toBe(405)
    expect(headers.allow).toBe('GET, HEAD')
  },
)

// Proves 9.8.2.
test('without a token set there are no metrics', async () => {
  expect((await get('/metrics', { authorization: 'Bearer undefined' })).status).toBe(404)
})

// Proves 9.1.4.
test('pages of the admin area and of the site that load no tag have the same policy of trusted types', async () => {
  for (const path of ['/he/emodesuper', '/he/templates/law-firm']) {
    const policy = String((await get(path)).headers['content-security-policy'])
    expect(policy).toContain("require-trusted-types-for 'script'")
  }
})

// Proves 7.1.1.
test('the admin area is mentioned neither in robots.txt nor in the site map nor on a page', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/llms.txt', '/he/', '/en/contact'])
    expect((await get(path)).body).not.toContain('emodesuper')
  expect((await get('/he/emodesuper')).body).toMatch(/noindex/)
})

// Proves 11.4.3.
test('the busy page that stands for a page does not ask search engines to drop it', async () => {
  const visitor = { 'x-forwarded-for': '192.0.2.177' }
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, at) => get(`/he/portfolio?project=${at}`, visitor)),
  )
  const busy = answers.filter(({ status }) => status === 503)
  expect(busy.length).toBeGreaterThan(0)
  for (const { headers, body } of busy) {
    expect(headers).not.toHaveProperty('x-robots-tag')
    expect(body).not.toContain('noindex')
  }
})

/** Bytes of two flights of a connection: ten segments, and twenty after their acknowledgement. */
const twoFlights = 29_200

// Proves 11.1.5.
test.each(publicAddresses)('%s with its headers arrives in two flights', async (address) => {
  const { headers } = await get(address, { 'accept-encoding': 'br' })
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  expect(headers['content-encoding']).toBe('br')
  expect(lines.join('').length + Number(headers['content-length'])).toBeLessThan(twoFlights)
})
