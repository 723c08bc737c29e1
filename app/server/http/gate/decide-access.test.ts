import { afterEach, expect, test } from 'vitest'
import { startPageServer, sampleGateKey, type PageServerStub } from '#tests/support/page-server.ts'
import { copyFor } from '#copy/copy.server.ts'
import { passCookie } from '#server/gate/pass.ts'
import { pageContext } from '#server/page-context.ts'
import { visitorContext } from '#server/request/visitor.ts'
import type { RenderPages } from '../site-context.ts'

let server: PageServerStub | undefined

afterEach(() => server?.stop())

/** Returns which route was rendered, in which language, and whether its forms are closed. */
const render: RenderPages = async (request, context) => {
  const { pathname } = new URL(request.url)
  const page = context.get(pageContext)
  const visitor = request.method === 'POST' ? context.get(visitorContext) : null
  return new Response(
    `${request.method} ${pathname} ${page.lang}${visitor?.isAbroad ? ' closed' : ''}`,
    { headers: { 'Content-Type': 'text/html', 'X-Robots-Tag': 'noindex' } },
  )
}

type Options = Omit<Parameters<typeof startPageServer>[0], 'render'>

/** Behind a trusted proxy on this machine, which names the visitor's address. */
async function startSite(options: Options = {}) {
  const variables = {
    PUBLIC_URL: 'https://site.example',
    TRUSTED_PROXIES: '127.0.0.1',
    GEO_COUNTRY_HEADER: 'CF-IPCountry',
    ...options.variables,
  }
  const files = { 'assets/app.css': 'body{}', 'favicon.svg': '<svg/>' }
  server = await startPageServer({ render, files, ...options, variables })
  return server
}

const visitors = {
  israel: { 'x-forwarded-for': '132.66.11.1' },
  'israel by IPv6': { 'x-forwarded-for': '2a06:c701::1' },
  'nowhere known': { 'x-forwarded-for': '203.0.113.7' },
  'this machine': {},
  'a private network': { 'x-forwarded-for': '192.168.1.20' },
  'a private network, mapped': { 'x-forwarded-for': '::ffff:10.1.2.3' },
  'israel by the proxy’s header': { 'x-forwarded-for': '8.8.8.8', 'cf-ipcountry': 'IL' },
  'the united states': { 'x-forwarded-for': '8.8.8.8' },
  'germany by IPv6': { 'x-forwarded-for': '2a01:4f8::1' },
  'the united states, mapped': { 'x-forwarded-for': '::ffff:808:808' },
  'the united states, with a forged first address': {
    'x-forwarded-for': '132.66.11.1, 8.8.8.8',
    'x-real-ip': '132.66.11.1',
    'cf-connecting-ip': '132.66.11.1',
  },
  'germany by the proxy’s header': { 'x-forwarded-for': '132.66.11.1', 'cf-ipcountry': 'DE' },
} as const satisfies Record<string, Record<string, string>>

const outside = Object.entries(visitors).slice(7)
const inside = Object.entries(visitors).slice(0, 7)

const gated = [
  '/',
  '/he/',
  '/en/',
  '/he/about',
  '/en/services/landing-page',
  '/he/portfolio?project=x',
  '/he/blog',
  '/about',
  '/he/no-such-page',
  '/he/templates/law-firm',
  '/he/about.data',
  '/he/thank-you/contact',
] as const

const ungated = [
  '/he/emodesuper',
  '/he/emodesuper/session',
  '/en/emodesuper/dashboard.data',
  '/emodesuper',
  '/he/v/noa-barak',
  '/ru/v/noa-barak/contact.vcf',
  '/v/noa-barak',
  '/he/quote/token',
  '/en/quote/token/pdf',
  '/robots.txt',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/favicon.svg',
  '/assets/app.css',
  '/assets/app.css?v=1',
  '/under-construction',
] as const

// Proves 2.7.1, 2.7.4, 2.7.7.
test.each(outside)(
  'in hard mode a visitor from %s is refused every gated address',
  async (_, headers) => {
    const { get } = await startSite({ gate: { mode: 'hard' } })
    for (const path of gated) {
      const {
        status,
        headers: sent,
        body,
      } = await get(path, { 'accept-language': 'en', ...headers })
      expect([path, status]).toEqual([path, 403])
      expect(sent['cache-control']).toBe('no-store')
      expect(sent['x-robots-tag']).toBe('noindex')
      expect(sent['content-security-policy']).toBeDefined()
      expect(body).toBe(`GET /under-construction ${path.startsWith('/he/') ? 'he' : 'en'}`)
    }
    for (const path of ungated) expect([path, (await get(path, headers)).status]).not.toContain(403)
  },
)

// Proves 2.7.2, 2.7.3.
test.each(inside)('in hard mode a visitor from %s sees everything', async (_, headers) => {
  const { get, counted } = await startSite({ gate: { mode: 'hard' } })
  for (const path of [...gated, ...ungated])
    expect([path, (await get(path, headers)).status]).not.toContain(403)
  expect(counted).toEqual([])
})

test.each([...inside, ...outside])('off, a visitor from %s sees everything', async (_, headers) => {
  const { get, send } = await startSite({ gate: { mode: 'off' } })
  for (const path of gated) expect((await get(path, headers)).status).not.toBe(403)
  const sent = await send('/he/contact', { method: 'POST', body: 'a=b', headers })
  expect(sent.body).toBe('POST /he/contact he')
})

// Proves 2.7.1.
test.each(outside)(
  'in soft mode a visitor from %s can read, but not send forms',
  async (_, headers) => {
    const { get, send, counted } = await startSite({ gate: { mode: 'soft' } })
    for (const path of gated) expect([path, (await get(path, headers)).status]).not.toContain(403)
    expect(counted).toEqual([])
    const post = (path: string) => send(path, { method: 'POST', body: 'a=b', headers })
    expect((await post('/he/contact')).body).toBe('POST /he/contact he closed')
    expect(counted).toHaveLength(1)
    expect((await post('/he/quote/token')).body).toBe('POST /he/quote/token he')
    expect((await post('/he/emodesuper')).body).toBe('POST /he/emodesuper he')
    expect(counted).toHaveLength(1)
  },
)

test.each(inside)('in soft mode a visitor from %s can send forms', async (_, headers) => {
  const { send } = await startSite({ gate: { mode: 'soft' } })
  const { body } = await send('/he/contact', { method: 'POST', body: 'a=b', headers })
  expect(body).toBe('POST /he/contact he')
})

// Proves 2.7.3.
test('without trusted proxies the headers of a visitor are ignored', async () => {
  const variables = { TRUSTED_PROXIES: 'none' }
  const { get } = await startSite({ gate: { mode: 'hard' }, variables })
  for (const [, headers] of [...inside, ...outside])
    expect((await get('/he/about', headers)).status).toBe(200)
})

// Proves 2.7.4.
test.each(['/functions/v1/submit-contact-form-atlas', '/rest/v1/settings', '/api/ip'])(
  'in hard mode %s is refused in words',
  async (path) => {
    const { send } = await startSite({ gate: { mode: 'hard' } })
    const headers = { ...visitors['the united states'], 'accept-language': 'en' }
    for (const method of ['GET', 'POST']) {
      const answer = await send(path, { method, headers, ...(method === 'POST' && { body: '{}' }) })
      expect(answer).toMatchObject({ status: 403, headers: { 'cache-control': 'no-store' } })
      expect(JSON.parse(answer.body)).toEqual({
        success: false,
        error: 'outside_israel',
        message: 'For now the site is open only to visitors from Israel.',
        errors: [],
      })
    }
  },
)

// Proves 2.7.4.
test.each([
  ['en', copyFor('en').forms.outside.title],
  ['he', copyFor('he').forms.outside.title],
])('in soft mode a lead from a program in %s is refused in words', async (language, message) => {
  const { send } = await startSite({ gate: { mode: 'soft' } })
  const answer = await send('/functions/v1/submit-contact-form-atlas', {
    method: 'POST',
    headers: { ...visitors['the united states'], 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  })
  expect(answer.status).toBe(403)
  expect(JSON.parse(answer.body)).toEqual({
    success: false,
    error: 'outside_israel',
    errors: [],
    message,
  })
})

test('a refused form or HEAD request does not render the page', async () => {
  const { send } = await startSite({ gate: { mode: 'hard' } })
  const headers = visitors['the united states']
  const posted = await send('/he/contact', { method: 'POST', body: 'a=b', headers })
  expect(posted).toMatchObject({ status: 403, body: 'GET /under-construction he' })
  expect(await send('/he/about', { method: 'HEAD', headers })).toMatchObject({
    status: 403,
    body: '',
  })
})

test('a refusal is never a 304 and is never stored as the page', async () => {
  const { get } = await startSite({ gate: { mode: 'hard' } })
  const refused = await get('/he/about', visitors['the united states'])
  const again = { ...visitors['the united states'], 'if-none-match': refused.headers.etag ?? '*' }
  expect((await get('/he/about', again)).status).toBe(403)
  const page = await get('/he/about', visitors.israel)
  expect(page).toMatchObject({ status: 200, body: 'GET /he/about he' })
  expect((await get('/he/about', visitors['the united states'])).status).toBe(403)
  expect((await get('/under-construction', visitors.israel)).status).toBe(200)
})

const https = { PUBLIC_URL: 'https://site.example' }
const now = new Date()
const pass = passCookie(sampleGateKey, https, now).split(';')[0] ?? ''

// Proves 2.7.6.
test.each([
  ['a pass', pass, 200],
  ['a forged pass', `${pass.slice(0, -3)}xxx`, 403],
  ['a pass of another key', passCookie('o'.repeat(43), https, now).split(';')[0] ?? '', 403],
  ['a pass that has ended', passCookie(sampleGateKey, https, new Date(0)).split(';')[0] ?? '', 403],
])('in hard mode %s: %s', async (_, cookie, status) => {
  const { get, send } = await startSite({ gate: { mode: 'hard' } })
  const headers = { ...visitors['the united states'], cookie }
  expect((await get('/he/about', headers)).status).toBe(status)
  expect((await send('/he/contact', { method: 'POST', body: 'a=b', headers })).status).toBe(status)
})

// Proves 2.7.9.
test('the gate counts refusals by country and stores no address', async () => {
  const { get, counted, logged } = await startSite({ gate: { mode: 'hard' } })
  for (const path of ['/he/about', '/he/blog', '/favicon.svg', '/robots.txt'])
    await get(path, visitors['the united states'])
  await get('/he/about', visitors['germany by IPv6'])
  expect(counted).toEqual(['refused US', 'refused US', 'refused DE'])
  expect(logged.join('')).not.toContain('8.8.8.8')
})

// Proves 2.7.9.
test.each(['hard', 'soft'] as const)(
  'in %s mode, with counting only, nobody is refused',
  async (mode) => {
    const { get, send, counted } = await startSite({ gate: { mode, countsOnly: true } })
    const headers = visitors['the united states']
    expect((await get('/he/about', headers)).status).toBe(200)
    const posted = await send('/he/contact', { method: 'POST', body: 'a=b', headers })
    expect(posted.body).toBe('POST /he/contact he')
    expect(counted).toEqual(mode === 'hard' ? ['counted US', 'counted US'] : ['counted US'])
  },
)

// Proves 2.7.10.
test.each([
  ['off', 'public, max-age=0, s-maxage=86400, stale-while-revalidate=86400'],
  ['soft', 'private, max-age=0'],
  ['hard', 'private, max-age=0'],
] as const)('in mode %s a page is %s', async (mode, caching) => {
  const variables = { PURGE_URL: 'https://cdn.example/purge' }
  const { get } = await startSite({ gate: { mode }, variables })
  for (const path of ['/he/about', '/he/about'])
    expect((await get(path, visitors.israel)).headers['cache-control']).toBe(caching)
  const redirect = await get('/about', visitors.israel)
  expect(redirect.headers['cache-control']).toBe(
    `${mode === 'off' ? 'public' : 'private'}, max-age=3600`,
  )
  for (const path of ['/robots.txt', '/he/v/noa-barak', '/favicon.svg'])
    expect((await get(path, visitors.israel)).headers['cache-control']).toMatch(/^public/)
})

const googlebot = { ...visitors['the united states'], 'user-agent': 'Googlebot/2.1' }

// Proves 2.7.8.
test('a verified crawler can read pages behind a hard gate, but not send forms', async () => {
  const asked: string[][] = []
  const crawlers = {
    isVerified: async (...call: string[]) => asked.push(call) > 0,
  }
  const { get, send } = await startSite({ gate: { mode: 'hard' }, crawlers })
  expect((await get('/he/about', googlebot)).status).toBe(200)
  expect(asked).toEqual([['8.8.8.8', 'Googlebot/2.1']])
  const posted = await send('/he/contact', { method: 'POST', body: 'a=b', headers: googlebot })
  expect(posted.status).toBe(403)
  expect((await get('/he/about', { ...googlebot, ...visitors.israel })).status).toBe(200)
  expect(asked).toHaveLength(1)
})

// Proves 2.7.8.
test('a crawler that is not verified, or not allowed, is treated like its country', async () => {
  const site = await startSite({ gate: { mode: 'hard' } })
  expect((await site.get('/he/about', googlebot)).status).toBe(403)
  await site.stop()
  const crawlers = { isVerified: async () => true }
  const { get } = await startSite({ gate: { mode: 'hard', crawlersPass: false }, crawlers })
  expect((await get('/he/about', googlebot)).status).toBe(403)
})

const behindCdn = { 'x-forwarded-for': '132.66.11.1, 104.16.1.1' }
const byDefault = { TRUSTED_PROXIES: 'local' }
const confirmed = { kind: 'clear', finding: null } as const

// Proves 2.7.12.
test.each([
  ['by default', byDefault, undefined, behindCdn, 200],
  [
    'by default, from abroad',
    byDefault,
    undefined,
    { 'x-forwarded-for': '8.8.8.8, 104.16.1.1' },
    403,
  ],
  ['by default, without a second hop', byDefault, undefined, { 'x-forwarded-for': '8.8.8.8' }, 403],
  ['when an admin has confirmed her address', byDefault, confirmed, behindCdn, 403],
  ['when the list has one of two', { TRUSTED_PROXIES: '127.0.0.1' }, undefined, behindCdn, 403],
  [
    'when the list has both',
    { TRUSTED_PROXIES: '127.0.0.1,104.16.0.0/13' },
    undefined,
    behindCdn,
    200,
  ],
] as const)(
  'in hard mode a visitor behind a CDN, %s: %o',
  async (_, variables, addressCheck, headers, status) => {
    const { get } = await startSite({
      gate: { mode: 'hard' },
      variables,
      ...(addressCheck && { addressCheck }),
    })
    expect((await get('/he/about', headers)).status).toBe(status)
  },
)

// Proves 2.7.12.
test('a confirmed address is doubted again when most requests show a second hop', async () => {
  const { get } = await startSite({
    gate: { mode: 'hard' },
    variables: byDefault,
    addressCheck: confirmed,
  })
  for (let time = 0; time < 4; time += 1)
    expect((await get('/he/about', behindCdn)).status).toBe(403)
  expect((await get('/he/about', behindCdn)).status).toBe(200)
})
