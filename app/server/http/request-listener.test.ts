import { afterEach, expect, test } from 'vitest'
import { startPageServer, type PageServerStub } from '#tests/support/page-server.ts'
import { pageContext, retryLaterContext } from '../page-context.ts'
import { visitorContext } from '../request/visitor.ts'
import { serverContext } from '../server-context.ts'
import type { RenderPages } from './site-context.ts'

let server: PageServerStub | undefined

afterEach(() => server?.stop())

type Seen = Parameters<RenderPages>

/** A page that shows everything a loader could read, and the calls that rendered it. */
async function startSite(options: Partial<Parameters<typeof startPageServer>[0]> = {}) {
  const seen: Seen[] = []
  const render: RenderPages = async (request, context) => {
    seen.push([request, context])
    const body = request.method === 'POST' ? await request.text() : ''
    return new Response(
      JSON.stringify({ url: request.url, headers: [...request.headers], body, at: seen.length }),
      { headers: { 'Content-Type': 'text/html' } },
    )
  }
  server = await startPageServer({ render, ...options })
  return { ...server, seen }
}

// Proves 1.1.3, 11.2.1.
test('a public page is rendered only from its address, without query, cookies, headers and host of a visitor', async () => {
  const { get, seen } = await startSite()
  const one = await get('/he/about?q=one&project=one', {
    cookie: 'theme=dark; lang=en; sid=one',
    'user-agent': 'one',
    'accept-language': 'en',
    host: 'one.example',
  })
  const two = await get('/he/about?q=two', { cookie: 'sid=two', host: 'two.example' })
  expect(two.body).toBe(one.body)
  expect(seen).toHaveLength(1)
  const [[request, context] = []] = seen
  expect(request?.url).toBe('https://site.example/he/about')
  expect([...(request?.headers ?? [])]).toEqual([])
  expect(context?.get(pageContext)).toMatchObject({
    lang: 'he',
    path: 'about',
    query: '',
    nonce: '',
  })
})

// Proves 1.1.3.
test('a loader of a public page that reads the visitor context fails', async () => {
  const render: RenderPages = async (_, context) =>
    new Response(context.get(visitorContext).ipAddress)
  const { get, logged } = await startSite({ render })
  expect((await get('/he/about')).status).toBe(500)
  expect(logged.join('')).toContain('request-failed')
})

test('declared query keys reach the loader, and the rendered page is not stored', async () => {
  const { get, seen } = await startSite()
  const one = await get('/he/portfolio?utm_source=x&project=one&sid=y', { cookie: 'sid=z' })
  expect(JSON.parse(one.body)).toMatchObject({
    url: 'https://site.example/he/portfolio?project=one',
    headers: [],
  })
  expect(one.headers['cache-control']).toBe('no-store')
  expect(seen[0]?.[1].get(pageContext).query).toBe('?project=one')
  expect((await get('/he/portfolio?project=two')).body).not.toBe(one.body)
  expect((await get('/he/portfolio?other=1')).body).toContain('/he/portfolio"')
  expect(seen).toHaveLength(3)
  await get('/he/portfolio')
  expect(seen).toHaveLength(3)
})

// Proves 11.4.9.
test.each([
  ['/he/emodesuper', true],
  ['/he/emodesuper/new-leads', true],
  ['/he/contact', false],
])('%s uses the connections of the admin area: %s', async (path, isAdmin) => {
  const adminDatabase = {}
  const { get, seen } = await startSite({ adminDatabase })
  await get(path)
  expect(seen[0]?.[1].get(serverContext).database === adminDatabase).toBe(isAdmin)
})

test('a key declared by its prefix reaches the loader', async () => {
  const { get } = await startSite()
  const { body } = await get('/en/package-builder?o.branding=basic&other=1')
  expect(body).toContain('package-builder?o.branding=basic"')
})

test('a declared action gets the complete request, and the stored page does not change', async () => {
  const { get, send, seen } = await startSite({ variables: { TRUSTED_PROXIES: '127.0.0.1' } })
  const page = await get('/he/contact')
  const headers = { cookie: 'a=b', 'x-forwarded-for': '192.0.2.7', 'user-agent': 'browser' }
  const sent = await send('/he/contact?q=1', { method: 'POST', body: 'name=Dana', headers })
  expect(sent.headers['cache-control']).toBe('no-store')
  expect(sent.headers.vary).toBe('Accept-Encoding, Cookie')
  expect(JSON.parse(sent.body)).toMatchObject({
    body: 'name=Dana',
    url: expect.stringMatching(/\/he\/contact\?q=1$/),
    headers: expect.arrayContaining([['cookie', 'a=b']]),
  })
  expect(seen[1]?.[1].get(visitorContext)).toEqual({ ipAddress: '192.0.2.7', userAgent: 'browser' })
  expect((await get('/he/contact')).body).toBe(page.body)
  const again = await send('/he/contact', { method: 'POST', body: 'name=Noa' })
  expect(again.body).toContain('name=Noa')
})

test.each([
  ['POST', '/he/about'],
  ['PUT', '/he/contact'],
  ['DELETE', '/he/emodesuper'],
  ['POST', '/robots.txt'],
  ['POST', '/he/no-such-page'],
])('%s %s is not declared: 405, and nothing is rendered', async (method, path) => {
  const { send, seen } = await startSite()
  const { status, headers } = await send(path, { method })
  expect(status).toBe(405)
  expect(headers.allow).toMatch(/^GET, HEAD/)
  expect(headers['content-security-policy']).toBeDefined()
  expect(seen).toHaveLength(0)
})

test('a page that fails is rendered again for the next visitor, and no cache may store the failure', async () => {
  let status = 500
  const render: RenderPages = async () => new Response('page', { status })
  const { get } = await startSite({ render })
  const failure = await get('/he/about')
  expect(failure).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } })
  status = 200
  expect(await get('/he/about')).toMatchObject({ status: 200 })
})

test('missing addresses share one page', async () => {
  let renders = 0
  const render: RenderPages = async () => new Response(`missing ${(renders += 1)}`, { status: 404 })
  const { get } = await startSite({ render })
  for (const path of ['/he/one', '/he/two', '/he/one'])
    expect(await get(path)).toMatchObject({ status: 404, body: 'missing 1' })
  expect((await get('/he/one', { 'if-none-match': '*' })).status).toBe(404)
  expect((await get('/en/one')).body).toBe('missing 2')
})

test('a missing address that is rendered with 200 is not shown at other addresses', async () => {
  const { get, seen } = await startSite()
  for (const path of ['/he/one', '/he/two']) await get(path)
  expect(seen).toHaveLength(2)
})

test.each([
  ['//evil.test/he/', 'he'],
  ['/en/<b>', 'en'],
  ['/en/no-such-page?q=1', 'en'],
])('the page that all missing addresses share does not receive %s', async (path, lang) => {
  const { get, seen } = await startSite()
  await get(path)
  expect(seen[0]?.[0].url).toBe(`https://site.example/${lang}/-`)
})

// Proves 1.1.3.
test('a Set-Cookie, Cache-Control or Vary header of a public page is not sent', async () => {
  const headers = {
    'Set-Cookie': 'sid=1',
    'Cache-Control': 'max-age=9',
    Vary: 'Cookie',
    Link: '<a>',
  }
  const { get } = await startSite({ render: async () => new Response('page', { headers }) })
  for (const answer of [await get('/he/about'), await get('/he/about')]) {
    expect(answer.headers['set-cookie']).toBeUndefined()
    expect(answer.headers.vary).toBe('Accept-Encoding')
    expect(answer.headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=60,/)
    expect(answer.headers.link).toBe('<a>')
  }
})

test('with a purge, shared caches store a page for a day', async () => {
  const { get } = await startSite({ variables: { PURGE_URL: 'https://cdn.example/purge' } })
  expect((await get('/he/about')).headers['cache-control']).toContain('s-maxage=86400')
})

test('the thank-you page of a quote is stored by the server, and not by other caches', async () => {
  const { get, seen } = await startSite()
  const quote = await get('/he/thank-you/quote')
  expect(quote.headers['cache-control']).toBe('no-store')
  expect((await get('/he/thank-you/quote')).body).toBe(quote.body)
  expect(seen).toHaveLength(1)
})

test('the thank-you page of a message promises a time, so shared caches keep it for a minute', async () => {
  const { get, seen } = await startSite()
  const contact = await get('/he/thank-you/contact')
  expect(contact.headers['cache-control']).toContain('s-maxage=60,')
  expect((await get('/he/thank-you/contact')).body).toBe(contact.body)
  expect(seen).toHaveLength(1)
})

test('the language of a visitor selects a stored page if the address has none', async () => {
  const { get, seen } = await startSite()
  await get('/under-construction', { 'accept-language': 'en' })
  const hebrew = await get('/under-construction', { 'accept-language': 'he' })
  expect(hebrew.headers.vary).toContain('Accept-Language')
  await get('/under-construction', { cookie: 'lang=en' })
  expect(seen.map(([, context]) => context.get(pageContext).lang)).toEqual(['en', 'he'])
})

test('a redirect by the language of the visitor may not be cached, other redirects may', async () => {
  const { get } = await startSite()
  const personal = await get('/', { cookie: 'lang=en' })
  expect(personal).toMatchObject({ status: 302, headers: { location: '/en/' } })
  expect(personal.headers['cache-control']).toBe('no-store')
  const permanent = await get('/about?utm_source=a')
  expect(permanent).toMatchObject({ status: 301, headers: { location: '/he/about?utm_source=a' } })
  expect(permanent.headers['cache-control']).toContain('public')
})

test('HEAD has the headers of GET without the body, rendered or stored', async () => {
  const { get, send } = await startSite()
  const first = await send('/he/about', { method: 'HEAD' })
  const page = await get('/he/about')
  const second = await send('/he/about', { method: 'HEAD' })
  const ofConnection = { date: '', connection: '', 'keep-alive': '' }
  for (const head of [first, second]) {
    expect(head.body).toBe('')
    expect({ ...head.headers, ...ofConnection }).toEqual({ ...page.headers, ...ofConnection })
  }
})

test('a client that has the page gets a 304 with its headers; an error is never a 304', async () => {
  const { get } = await startSite()
  const { headers } = await get('/he/about')
  const again = await get('/he/about', { 'if-none-match': headers.etag ?? '' })
  expect(again).toMatchObject({ status: 304, body: '' })
  for (const name of ['etag', 'cache-control', 'vary', 'content-security-policy'])
    expect(again.headers[name]).toBe(headers[name])
  expect((await get('/he/about', { 'if-none-match': '"other"' })).status).toBe(200)
})

test('the admin area is rendered for each request, with a nonce and its own cookies', async () => {
  const render: RenderPages = async (_, context) => {
    const headers = new Headers({ 'Cache-Control': 'private' })
    for (const cookie of ['a=1', 'b=2']) headers.append('Set-Cookie', cookie)
    return new Response(context.get(pageContext).nonce, { headers })
  }
  const { get } = await startSite({ render })
  const [one, two] = [await get('/he/emodesuper'), await get('/he/emodesuper')]
  expect(one.body).not.toBe(two.body)
  expect(one.headers['content-security-policy']).toContain(`'nonce-${one.body}'`)
  expect(one.headers['set-cookie']).toEqual(['a=1', 'b=2'])
  expect(one.headers['cache-control']).toBe('private')
  expect((await get('/he/emodesuper/dashboard.data')).status).toBe(200)
})

test('in development nothing is stored and there is no policy', async () => {
  const { get, seen } = await startSite({ development: true })
  for (const path of ['/he/about', '/he/about']) {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  }
  expect(seen).toHaveLength(2)
})

test('readiness checks the database, health does not', async () => {
  const { get } = await startSite({ ready: async () => false })
  expect((await get('/healthz')).status).toBe(200)
  expect(await get('/readyz')).toMatchObject({ status: 503, body: 'not ready\n' })
})

// Proves 11.3.1.
test('a page without its database gets a Retry-After, and is not stored', async () => {
  let isAway = true
  const render: RenderPages = async () => {
    if (isAway) throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    return new Response('page')
  }
  const { get } = await startSite({ render })
  expect(await get('/he/about')).toMatchObject({ status: 503, headers: { 'retry-after': '3' } })
  isAway = false
  expect((await get('/he/about')).status).toBe(200)
})

// Proves 9.4.3.
test.each([
  ['hidden', { forwarded: 'for=203.0.113.9' }],
  ['private', { 'x-forwarded-for': '10.0.0.5' }],
  ['unlisted', { 'x-forwarded-for': '132.66.11.1, 104.16.1.1' }],
])('addresses of visitors that are %s are reported once, in words', async (finding, headers) => {
  const { get, logged } = await startSite()
  for (let time = 0; time < 10; time += 1)
    await get('/he/about', { 'x-forwarded-for': '203.0.113.9' })
  for (let time = 0; time < 9; time += 1) await get('/he/about', headers)
  expect(logged).toEqual([])
  for (let time = 0; time < 50; time += 1) await get('/he/about', headers)
  expect(logged.map((line) => (JSON.parse(line) as { finding: string }).finding)).toEqual([finding])
  expect(logged.join('')).toMatch(/X-Forwarded-For|TRUSTED_PROXIES/)
  for (const address of ['203.0.113.9', '104.16.1.1'])
    expect(logged.join('')).not.toContain(address)
})

// Proves 9.4.3.
test('files and probes tell nothing about visitors', async () => {
  const { get, logged } = await startSite({ files: { 'icon.svg': '<svg/>' } })
  for (let time = 0; time < 20; time += 1)
    for (const path of ['/healthz', '/readyz', '/icon.svg']) await get(path, { via: '1.1 x' })
  expect(logged).toEqual([])
})

// Proves 7.4.2.
test.each([
  [{ origin: 'https://studio.example', host: 'studio.example' }, 'http://studio.example'],
  [{ origin: 'https://site.example', host: '127.0.0.1:3000' }, 'http://127.0.0.1:3000'],
  [
    { origin: 'https://studio.example', host: '127.0.0.1:3000', 'sec-fetch-site': 'same-origin' },
    'http://127.0.0.1:3000',
  ],
  [{ origin: 'https://evil.test', host: 'studio.example' }, 'https://evil.test'],
  [
    { origin: 'https://studio.example', host: 'studio.example', 'sec-fetch-site': 'cross-site' },
    'https://studio.example',
  ],
  [{ origin: 'null', host: 'studio.example' }, 'null'],
])('of a form with %o behind a proxy the router reads the origin %s', async (headers, origin) => {
  const { send } = await startSite()
  const { body } = await send('/he/contact', { method: 'POST', body: 'a=b', headers })
  expect(JSON.parse(body)).toMatchObject({
    headers: expect.arrayContaining([['origin', origin]]),
  })
})

// Proves 9.2.5.
test('a page of another version than If-Match names is not sent', async () => {
  const { get } = await startSite()
  for (const [condition, status] of [
    ['"other"', 412],
    ['*', 200],
    ['"other"', 412],
  ] as const)
    expect(await get('/he/about', { 'if-match': condition })).toMatchObject({ status })
})

// Proves 9.2.6.
test.each([
  [['a.example', 'b.example'], 400],
  [['a.example', 'a.example'], 400],
  [['a.example/path'], 400],
  [['a.example b.example'], 400],
  [['a.example:port'], 400],
  [['a.example:8080'], 200],
  [['my_site'], 200],
  [['[::1]:3000'], 200],
])('a request with the hosts %o: %i', async (host, status) => {
  const { send } = await startSite()
  // The second time the page is in memory.
  for (const _ of [1, 2])
    expect(
      (await send('/he/about', { headers: host.flatMap((each) => ['Host', each]) })).status,
    ).toBe(status)
})

// Proves 7.1.15.
test('a password manager finds the page that changes the password', async () => {
  const { get } = await startSite({ gate: { mode: 'hard' } })
  const found = await get('/.well-known/change-password?a=b', {
    cookie: 'lang=en',
    'x-forwarded-for': '8.8.8.8',
  })
  expect(found).toMatchObject({
    status: 302,
    headers: { location: '/en/emodesuper/dashboard/settings', 'cache-control': 'no-store' },
  })
  expect((await get('/.well-known/change-password')).headers.location).toMatch(/^\/he\//)
})

// Proves 11.4.1.
test('a file whose loader failed temporarily gets a Retry-After', async () => {
  const render: RenderPages = async (_, context) => {
    context.set(retryLaterContext, true)
    return new Response('Unexpected Server Error', { status: 500 })
  }
  const { get } = await startSite({ render })
  for (const path of ['/he/sample-quote.pdf', '/he/privacy-request/x'])
    expect(await get(path)).toMatchObject({ status: 503, headers: { 'retry-after': '3' } })
})
