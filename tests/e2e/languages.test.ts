import { expect, test } from 'vitest'
import { rawRequest } from '#tests/support/raw-request.ts'
import { sharedSite } from '#tests/support/shared-site.ts'

const app = sharedSite()

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

// The root page (requirements 1.3): only a saved language counts.

// Proves 1.3.2.
test.each([
  ['/?lang=en', {}, '/en/'],
  ['/?lang=he', {}, '/he/'],
  ['/?lang=en-GB', {}, '/en/'],
  ['/?lng=en', {}, '/en/'],
  ['/?language=en-US', {}, '/en/'],
  ['/?lang=he&lng=en&language=en', {}, '/he/'],
  ['/?lang=xx&lng=en', {}, '/en/'],
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
  ...junk
    .filter((word) => word.length < 100)
    .map((word) => ['/', { cookie: `lang=${word}` }] as const),
]

// Proves 1.3.3, 1.3.6.
test.each(nothingSaved)(
  '%.60s with %o has no saved language, so the root page detects it',
  async (path, headers) => {
    const { status, headers: answer, body } = await get(path, headers)
    expect(status).toBe(200)
    expect(answer.location).toBeUndefined()
    expect(body).toMatch(/<html[^>]*lang="he"/)
    expect(body).toContain('class="dagesh-mark language-mark"')
    expect(body).not.toMatch(/alert\(1\)|onmouseover/)
  },
)

// Unprefixed template paths and the unprefixed not-found page: the whole detection order.

// Proves 1.3.5, 2.2.2, 2.3.2.
test.each([
  [{}, 'he'],
  [{ 'accept-language': 'en-US,en;q=0.9' }, 'en'],
  [{ 'accept-language': 'de-DE,en;q=0.5,he;q=0.7' }, 'he'],
  [{ 'accept-language': 'fr,ru' }, 'he'],
  [{ 'accept-language': '<script>,en;q=x' }, 'he'],
])('a visitor with %o reads %s', async (headers, lang) => {
  // A stored choice overrides the language of the browser, which is used without scripts.
  const choice = await get('/templates/law-firm', headers)
  expect(choice.status).toBe(200)
  expect(choice.headers['cache-control']).toContain('no-store')
  expect(choice.body).toContain(`content="0; url=/${lang}/templates/law-firm"`)
  expect(choice.body).toContain(`<html lang="${lang}"`)
  const missing = await get('/no-such-page', headers)
  expect(missing.status).toBe(404)
  expect(missing.body).toContain(`<html lang="${lang}"`)
  const construction = await get('/under-construction', headers)
  expect(construction.body).toContain(`<html lang="${lang}"`)
})

test.each([
  ['', 'lang=he', 'he'],
  ['?lang=en', '', 'en'],
  ['?lng=en', '', 'en'],
  ['?language=en', 'lang=he', 'en'],
  ['?lang=en', 'lang=he', 'en'],
  ['?lang=xx', 'lang=he', 'he'],
])(
  "a chosen language takes precedence over the browser's: %s, cookie %s",
  async (query, cookie, lang) => {
    const headers = { 'accept-language': lang === 'he' ? 'en' : 'he', cookie }
    for (const path of ['templates/law-firm', 'templates/aesthetic-clinic/pricing']) {
      const moved = await get(`/${path}${query}`, headers)
      expect(moved).toMatchObject({
        status: 302,
        headers: { location: `/${lang}/${path}${query}` },
      })
    }
    for (const path of ['/no-such-page', '/under-construction'])
      expect((await get(path + query, headers)).body).toContain(`<html lang="${lang}"`)
  },
)
