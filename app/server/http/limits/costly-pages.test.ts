import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { startPageServer, type PageServerStub } from '#tests/support/page-server.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { hashSecret } from '#server/secrets.ts'
import type { RenderPages } from '../site-context.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

let server: PageServerStub | undefined
afterEach(() => server?.stop())

/**
 * Each page names its address and the number of its render; the card and the quote '-' do not
 * exist.
 */
async function startSite(limits = {}) {
  const seen: string[] = []
  const slowed: string[] = []
  const throttleRefusal = async (address: string) => void slowed.push(address)
  const render: RenderPages = async ({ url }) => {
    seen.push(url.replace('https://site.example', ''))
    const isMissing = /\/(v|quote)\/-$/.test(url)
    return new Response(`${url} ${seen.length}`, { status: isMissing ? 404 : 200 })
  }
  const variables = { TRUSTED_PROXIES: '127.0.0.1' }
  server = await startPageServer({ render, database, limits, throttleRefusal, variables })
  return { ...server, seen, slowed }
}

async function addQuote(token: string): Promise<void> {
  const [leadId] = await addLeadRows(database, [{}])
  await database.pool.query(
    `insert into quotes (id, number, lead_id, token, token_hash, status, version, language, valid_until, chosen, sent_at)
      values ($1::uuid, $1::text, $2, $3, $4, 'sent', 1, 'he', '2026-12-21', '[]', now())`,
    [randomUUID(), leadId, token, hashSecret(token)],
  )
}

// Proves 11.4.5.
test('missing cards and quotes share one page, which is rendered without any of their addresses', async () => {
  const { get, seen } = await startSite()
  for (let at = 0; at < 30; at += 1) {
    expect(await get(`/he/v/nobody-${at}`)).toMatchObject({ status: 404 })
    expect(await get(`/he/quote/token-${at}`)).toMatchObject({ status: 404 })
    expect(await get(`/he/v/nobody-${at}/preview.png`)).toMatchObject({ status: 404, body: '' })
    expect(await get(`/he/quote/token-${at}/pdf`)).toMatchObject({ status: 404, body: '' })
  }
  expect(seen).toEqual(['/he/v/-', '/he/quote/-'])
})

test('an existing quote is rendered for each request', async () => {
  const { get, seen } = await startSite()
  await addQuote('known')
  for (const path of ['/he/quote/known', '/he/quote/known/pdf'])
    expect((await get(path)).status).toBe(200)
  expect(seen).toHaveLength(2)
})

// Proves 11.4.4.
test('all addresses of one package share a page, and an unknown package shares the empty one', async () => {
  const { get, seen } = await startSite()
  const same = ['?s=landing-page,mvp', '?s=mvp,landing-page&utm_source=x', '?s=mvp,x,landing-page']
  for (const query of same) await get(`/he/package-builder${query}`)
  const [first = ''] = seen
  expect(seen).toEqual([first, first])
  for (const query of ['?s=nothing', '?s=', '?c=x', '']) await get(`/he/package-builder${query}`)
  expect(seen).toEqual([first, first, '/he/package-builder'])
})

// Proves 11.4.4.
test('the order of query keys makes no other page', async () => {
  const { get, seen } = await startSite()
  for (const query of [
    'category=web&project=a',
    'project=a&category=web',
    'project=a&x=1&category=web',
  ])
    await get(`/he/portfolio?${query}`)
  const page = '/he/portfolio?category=web&project=a'
  // It is stored at its second request.
  expect(seen).toEqual([page, page])
})

// Proves 11.4.3.
test('an address that requests too many pages gets the busy page, but not for stored pages, and others do not', async () => {
  const { get, seen } = await startSite({ requests: { limit: 3, windowSeconds: Infinity } })
  const ask = (at: number, address: string) =>
    get(`/he/portfolio?project=${at}`, { 'x-forwarded-for': address })
  for (let at = 0; at < 3; at += 1) expect((await ask(at, '192.0.2.1')).status).toBe(200)
  const refused = await ask(4, '192.0.2.1')
  expect(refused).toMatchObject({
    status: 503,
    headers: { 'retry-after': '3', 'cache-control': 'no-store' },
    body: expect.stringContaining('/busy'),
  })
  expect(refused.headers['content-security-policy']).toBeDefined()
  expect((await ask(5, '192.0.2.2')).status).toBe(200)
  const sameAddress = { 'x-forwarded-for': '192.0.2.1' }
  for (const path of ['/he/about', '/he/', '/en/emodesuper/dashboard', '/he/no-such-page'])
    expect((await get(path, sameAddress)).status, path).not.toBe(503)
  expect((await get('/he/emodesuper', sameAddress)).status).toBe(503)
  expect(seen.filter((url) => url === '/busy')).toHaveLength(1)
})

// Proves 11.4.7.
test('refusals and missing pages are delayed by client address, served pages are not', async () => {
  const { get, slowed } = await startSite({ requests: { limit: 1, windowSeconds: Infinity } })
  const from = { 'x-forwarded-for': '192.0.2.7' }
  await get('/he/portfolio?project=1', from)
  await get('/he/about', from)
  expect(slowed).toEqual([])
  await get('/he/portfolio?project=2', from)
  await get('/he/v/nobody', from)
  expect(slowed).toEqual(['192.0.2.7', '192.0.2.7'])
})

// Proves 11.4.3.
test('forms of an address beyond its limit are accepted', async () => {
  const { get, send } = await startSite({ requests: { limit: 1, windowSeconds: Infinity } })
  const headers = { 'x-forwarded-for': '192.0.2.7' }
  await get('/he/portfolio?project=1', headers)
  expect((await get('/he/portfolio?project=2', headers)).status).toBe(503)
  const sent = await send('/he/contact', { method: 'POST', body: 'name=Dana', headers })
  expect(sent.status).toBe(200)
})

// Proves 9.4.5.
test('visitors without an address of their own are not refused because of each other', async () => {
  const { get } = await startSite({ requests: { limit: 1, windowSeconds: Infinity } })
  for (let visitor = 0; visitor < 30; visitor += 1)
    expect((await get(`/he/portfolio?project=${visitor}`)).status).toBe(200)
})
