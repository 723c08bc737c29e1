import { expect, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const app = sharedSite()

function get(path: string, headers: Record<string, string | string[]> = {}) {
  return rawRequest(app.address, path, { headers })
}

// Redirects (requirements 2.3, 2.4).

// Proves 2.3.1, 2.3.3, 2.4.1.
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
  ['/services/business-launch', '/he/services/digital-presence'],
  ['/he/services/business-launch', '/he/services/digital-presence'],
  ['/en/services/landing-pages', '/en/services/digital-presence'],
  ['/en/services/smart-upgrade', '/en/services/strategic-consulting'],
  ['/he/services/mvp-accelerator', '/he/services/app-development'],
  ['/he', '/he/'],
  ['/en/about/', '/en/about'],
  ['/about?utm_source=a', '/he/about?utm_source=a'],
  ['/services', '/he/services'],
  ['/services/websites', '/he/services/websites'],
])('%s redirects permanently to %s in one hop', async (from, to) => {
  expect(await get(from)).toMatchObject({ status: 301, headers: { location: to } })
  expect((await get(to)).status).toBe(200)
})

// Proves 2.3.3.
test('an admin path without a language redirects to the Hebrew one, which requires signing in', async () => {
  expect(await get('/emodesuper/dashboard')).toMatchObject({
    status: 301,
    headers: { location: '/he/emodesuper/dashboard' },
  })
  expect(await get('/he/emodesuper/dashboard')).toMatchObject({
    status: 302,
    headers: { location: expect.stringMatching(/^\/he\/emodesuper/) },
  })
})

// Open redirects (requirements 2.5): every Location is an address of this site.

// Proves 2.5.1.
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
])('%s never redirects to another site', async (path) => {
  const { status, headers } = await get(path, {
    host: 'evil.test',
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
  })
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers.location ?? '/he/').toMatch(/^\/(?:he|en)\/[\w\-/]*$/)
  expect(status).toBeLessThan(500)
})

test.each(['/about', '/templates/law-firm', '/?lang=en'])(
  'the requested host of %s is not repeated',
  async (path) => {
    const { headers, body } = await get(path, {
      host: 'evil.test',
      'x-forwarded-host': 'evil.test',
    })
    expect(JSON.stringify(headers) + body).not.toContain('evil.test')
  },
)

// Proves 2.5.1.
test('a page does not repeat the requested host', async () => {
  const { status, body } = await get('/he/about', { host: 'evil.test' })
  expect(status).toBe(200)
  expect(body).not.toContain('evil.test')
})

// Paths outside the site's files (requirements 2.5).

// Proves 2.5.2.
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
])('%s is not found', async (path) => {
  const { status, body } = await get(path)
  expect([400, 404]).toContain(status)
  expect(body).not.toMatch(/root:x:|"dependencies"|Index of/)
})

// Languages and slugs are exact (requirements 2.2, 9.3).

// Proves 2.2.1, 9.3.3.
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
  expect((await get('/he/portfolio?project=%3Cscript%3Ealert(1)%3C/script%3E')).body).not.toContain(
    'alert(1)',
  )
})
