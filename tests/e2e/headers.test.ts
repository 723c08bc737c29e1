import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/raw-request.ts'

let app: RunningApp

beforeAll(async () => {
  app = await startApp({ env: { LOG_LEVEL: 'warn' } })
})

afterAll(() => app.stop())

function get(path: string, headers: Record<string, string | string[]> = {}) {
  return rawRequest(app.address, path, { headers })
}

// Headers too long, methods that are not ours, two lengths (requirements 9.2).

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

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([
    rawRequest(app.address, '/he/', { method: 'HEAD' }),
    get('/he/'),
  ])
  expect(head.status).toBe(200)
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.body).toBe('')
})

// The headers of every class of answer (requirements 9.1).

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
  '/favicon.svg',
  '/healthz',
  '/he/%00',
  '/functions/v1/submit-contact-form-atlas',
  '/rest/v1/settings?select=value&key=eq.usd_to_ils_rate',
])('%s carries the security headers', async (path) => {
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

test('pages are asked for again, hashed files never, personal pages are not kept', async () => {
  const page = await get('/he/')
  expect(page.headers['cache-control']).toBe('no-cache')
  expect((await get('/he/', { 'if-none-match': page.headers.etag ?? '' })).status).toBe(304)
  const asset = /\/assets\/[\w.-]+\.css/.exec(page.body)?.[0] ?? ''
  expect((await get(asset)).headers['cache-control']).toContain('immutable')
  expect((await get('/he/thank-you/contact')).headers['cache-control']).toContain('no-store')
  expect((await get('/he/emodesuper')).headers['cache-control']).toContain('no-store')
})

test('the hidden area is named neither for robots nor in the site map nor on a page', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/he/', '/en/contact'])
    expect((await get(path)).body).not.toContain('emodesuper')
  expect((await get('/he/emodesuper')).body).toMatch(/noindex/)
})
