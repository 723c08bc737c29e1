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

const junk = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '<b>en</b>',
  '" onmouseover="x()',
  'javascript:alert(1)',
  '..',
  '__proto__',
  'constructor',
  'HE',
  'iw',
  'en_US',
  'en-',
  'en-GB-x',
  'ru',
  'de',
  'a'.repeat(10_000),
  '',
]

// The root page (decisions.md, Languages): only a saved language counts.

test.each([
  ['/?lang=en', {}, '/en/'],
  ['/?lang=he', {}, '/he/'],
  ['/?lang=en-GB', {}, '/en/'],
  ['/?lang=he-IL', {}, '/he/'],
  ['/', { cookie: 'lang=en' }, '/en/'],
  ['/', { cookie: 'a=b; lang=he' }, '/he/'],
  ['/?lang=he', { cookie: 'lang=en' }, '/he/'],
  ['/?lang=xx', { cookie: 'lang=en' }, '/en/'],
  ['/?lang=he&lang=en', {}, '/he/'],
  ['/', { cookie: 'lang=he; lang=en' }, '/he/'],
  ['/?lang=en&next=https://evil.test', { 'x-forwarded-host': 'evil.test' }, '/en/'],
])('%s with %o goes to %s', async (path, headers, to) => {
  const { status, headers: answer } = await get(path, headers)
  expect(status).toBe(302)
  expect(answer.location?.split('?')[0]).toBe(to)
  expect(answer['cache-control']).toContain('no-store')
  expect(answer.vary).toMatch(/Cookie/)
})

const nothingSaved: readonly (readonly [path: string, headers: Record<string, string>])[] = [
  ['/', {}],
  ['/', { 'accept-language': 'en-US,en;q=0.9' }],
  ...junk.map((word) => [`/?lang=${encodeURIComponent(word)}`, {}] as const),
  ...junk.filter((word) => word.length < 100).map((word) => ['/', { cookie: `lang=${word}` }] as const),
]

test.each(nothingSaved)('%.60s with %o saved nothing: the root page asks the browser', async (path, headers) => {
  const { status, headers: answer, body } = await get(path, headers)
  expect(status).toBe(200)
  expect(answer.location).toBeUndefined()
  expect(body).toMatch(/<html[^>]*lang="he"/)
  expect(body).not.toMatch(/alert\(1\)|onmouseover/)
})

// Unprefixed template paths and the unprefixed not-found page: the whole detection order.

test.each([
  [{}, 'he'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
  [{ 'accept-language': 'de-DE,en;q=0.5,he;q=0.7' }, 'he'],
  [{ 'accept-language': 'fr,ru' }, 'he'],
  [{ 'accept-language': 'en', cookie: 'lang=he' }, 'he'],
  [{ 'accept-language': '<script>,en;q=x' }, 'he'],
])('a visitor with %o reads %s', async (headers, lang) => {
  const moved = await get('/templates/law-firm', headers)
  expect(moved).toMatchObject({ status: 302, headers: { location: `/${lang}/templates/law-firm` } })
  const missing = await get('/no-such-page', headers)
  expect(missing.status).toBe(404)
  expect(missing.body).toContain(`<html lang="${lang}"`)
  const construction = await get('/under-construction', headers)
  expect(construction.body).toContain(`<html lang="${lang}"`)
})

// Redirects (site.md §2, decisions.md).

test.each([
  ['/contact', '/he/contact'],
  ['/about', '/he/about'],
  ['/portfolio', '/he/portfolio'],
  ['/privacy-policy', '/he/privacy-policy'],
  ['/terms-of-service', '/he/terms-of-service'],
  ['/services/landing-page', '/he/services/landing-page'],
  ['/portfolio/tlbank-webapp', '/he/portfolio/tlbank-webapp'],
  ['/v/noa-barak', '/he/v/noa-barak'],
  ['/emodesuper', '/he/emodesuper'],
  ['/emodesuper/dashboard', '/he/emodesuper/dashboard'],
  ['/services/business-launch', '/he/services/digital-presence'],
  ['/he/services/business-launch', '/he/services/digital-presence'],
  ['/en/services/landing-pages', '/en/services/digital-presence'],
  ['/en/services/smart-upgrade', '/en/services/strategic-consulting'],
  ['/he/services/mvp-accelerator', '/he/services/app-development'],
  ['/he', '/he/'],
  ['/en/about/', '/en/about'],
  ['/about?utm_source=a', '/he/about?utm_source=a'],
])('%s moved for good to %s, in one hop', async (from, to) => {
  expect(await get(from)).toMatchObject({ status: 301, headers: { location: to } })
  expect((await get(to)).status).toBe(200)
})

// Open redirects (trust.md I15): a Location is one of ours or there is none.

test.each([
  '//evil.test',
  '//evil.test/',
  '//evil.test/he/',
  '///evil.test/about',
  '/\\evil.test',
  '/he/../..//evil.test',
  '/he//evil.test',
  '/he/..//evil.test',
  '/%2f%2fevil.test',
  '/%5cevil.test',
  '/he/%2e%2e/%2e%2e//evil.test',
  '/about%0d%0aLocation:%20https://evil.test',
  '/about%0aSet-Cookie:a=b',
  '/services//evil.test',
  '/templates/https:evil.test',
  '/v/%2f%2fevil.test',
  '/emodesuper//evil.test',
  'https://evil.test/about',
])('%s leads nowhere else', async (path) => {
  const { status, headers } = await get(path, { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'https' })
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers.location ?? '/he/').toMatch(/^\/(?:he|en)\/[\w\-/]*$/)
  expect(status).toBeLessThan(500)
})

test.each(['/about', '/templates/law-firm', '/?lang=en'])('the host that %s was asked for is not repeated', async (path) => {
  const { headers, body } = await get(path, { host: 'evil.test', 'x-forwarded-host': 'evil.test' })
  expect(JSON.stringify(headers) + body).not.toContain('evil.test')
})

test('a page does not repeat the host it was asked for', async () => {
  const { status, body } = await get('/he/about', { host: 'evil.test' })
  expect(status).toBe(200)
  expect(body).not.toContain('evil.test')
})

// Paths that lead out of the site's files (trust.md I14).

test.each([
  '/he/../../etc/passwd',
  '/../../../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/..%5c..%5cetc%5cpasswd',
  '/..\\..\\package.json',
  '/assets/business-launch/..%2f..%2f.env',
  '/assets/../../server/index.js',
  '/assets/..%2f..%2fserver%2findex.js',
  '/assets/',
  '/assets',
  '/.git/config',
  '/.env',
  '/.vite/manifest.json',
  '/package.json',
  '/server/index.js',
  '/assets/load.js.map',
  '/he/about%00.html',
  '/he/%ff',
  '/he/%',
  '/data/',
])('%s finds nothing', async (path) => {
  const { status, body } = await get(path)
  expect([400, 404]).toContain(status)
  expect(body).not.toMatch(/root:x:|"dependencies"|Index of/)
})

// Languages and slugs are exact (trust.md I16, I17).

test.each([
  '/HE/',
  '/iw/',
  '/en-GB/',
  '/ru/',
  '/__proto__/',
  '/constructor/about',
  '/%3Cscript%3E/',
  '/he/ABOUT',
  '/he/templates/Law-Firm',
  '/he/v/__proto__',
])('%s is not an address', async (path) => {
  const { status, body } = await get(path)
  expect(status).toBe(404)
  expect(body).not.toContain('<script>/')
})

test('an unknown project in the query shows the list', async () => {
  expect((await get('/he/portfolio?project=__proto__')).status).toBe(200)
  expect((await get('/he/portfolio?project=%3Cscript%3Ealert(1)%3C/script%3E')).body).not.toContain('alert(1)')
})

// Headers too long, methods that are not ours, two lengths (trust.md I01, I22).

test('a header of 17 KB is refused', async () => {
  expect((await get('/he/', { 'x-long': 'a'.repeat(17_000) })).status).toBe(431)
})

test.each(['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'POST'])('%s to a page without a form is refused', async (method) => {
  const { status, body } = await rawRequest(app.address, '/he/about', {
    method,
    headers: { origin: app.address, 'sec-fetch-site': 'same-origin' },
  })
  expect([400, 403, 404, 405, 501]).toContain(status)
  expect(body).not.toMatch(/at .*\.(?:js|ts):\d+/)
})

test('HEAD has the headers of GET and no body', async () => {
  const [head, whole] = await Promise.all([rawRequest(app.address, '/he/', { method: 'HEAD' }), get('/he/')])
  expect(head.status).toBe(200)
  expect(head.headers['content-length']).toBe(whole.headers['content-length'])
  expect(head.body).toBe('')
})

// The headers of every class of answer (trust.md A4).

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
  for (const path of ['/robots.txt', '/sitemap.xml', '/he/', '/en/contact']) expect((await get(path)).body).not.toContain('emodesuper')
  expect((await get('/he/emodesuper')).body).toMatch(/noindex/)
})
