import { afterAll, beforeAll, expect, test } from 'vitest'
import { owner } from '#tests/support/admin.ts'
import {
  fillAddress,
  findAdminAddresses,
  sameOriginForm,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'

let area: AdminArea
let cookie = ''

beforeAll(async () => {
  area = await startAdminArea()
  cookie = await signUp(area)
})

afterAll(() => area.stop())

const addresses = await findAdminAddresses()

// Proves 7.4.1.
test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['a client without these headers', {}],
])('a form sent by %s is refused despite an active session', async (_sender, headers) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const address of addresses) {
    const response = await area.send(fillAddress(address, area), {
      method: 'POST',
      cookie,
      headers: { ...form, ...headers },
      body: 'intent=delete',
    })
    expect([400, 403], address).toContain(response.status)
  }
  const { rowCount } = await area.database.query('select 1 from leads where id = $1', [area.leadId])
  expect(rowCount).toBe(1)
})

test.each(['GET', 'HEAD'])('a %s request changes nothing', async (method) => {
  const before = await area.snapshot()
  for (const address of addresses) {
    await area.send(`${fillAddress(address, area)}?intent=delete&id=${area.leadId}`, {
      method,
      cookie,
    })
  }
  expect(await area.snapshot()).toEqual(before)
})

test('a session token sent by the browser is never reused', async () => {
  const planted = `sid=${'z'.repeat(43)}`
  const { email, password } = owner
  const response = await area.send('/he/emodesuper?index', {
    method: 'POST',
    cookie: planted,
    headers: sameOriginForm,
    body: new URLSearchParams({ mode: 'sign-in', email, password }).toString(),
  })
  expect(response.headers['set-cookie']?.[0]).toMatch(
    /^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/,
  )
  expect(response.headers['set-cookie']?.[0]).not.toContain(planted)
  expect((await area.send('/he/emodesuper/dashboard', { cookie: planted })).status).toBe(302)
})

// Proves 2.5.3.
test.each([
  [
    'dashboard/leads/00000000-0000-4000-8000-000000000000',
    '/he/emodesuper/dashboard/leads/00000000-0000-4000-8000-000000000000',
  ],
  ['dashboard', '/he/emodesuper/dashboard'],
  ['//evil.example', '/he/emodesuper/dashboard/today'],
  ['dashboard/../../../evil', '/he/emodesuper/dashboard/today'],
  ['https://evil.example', '/he/emodesuper/dashboard/today'],
])('after signing in, next=%s leads to %s', async (next, location) => {
  const { email, password } = owner
  const response = await area.send(`/he/emodesuper?index&next=${encodeURIComponent(next)}`, {
    method: 'POST',
    headers: sameOriginForm,
    body: new URLSearchParams({ mode: 'sign-in', email, password }).toString(),
  })
  expect([response.status, response.headers.location]).toEqual([303, location])
})

test.each(['1 or 1', '%00', '..%2f..%2fdata', 'x'.repeat(3000), "'--"])(
  'an invalid id (%s) is not found',
  async (id) => {
    for (const kind of ['leads', 'emails']) {
      const response = await area.send(
        `/he/emodesuper/dashboard/${kind}/${encodeURIComponent(id)}`,
        {
          cookie,
        },
      )
      expect([400, 404]).toContain(response.status)
    }
  },
)

test.each([
  ['limit=-1&offset=1e9'],
  ['after=1_1%20or%201'],
  ["search=%27%20OR%201%3D1--&status=%27%3B&date='"],
  ['search=%25%25%25&spam=yes&spam=no'],
  ['__proto__[x]=1&status=__proto__&date=constructor'],
])('the list accepts an invalid query: ?%s', async (query) => {
  const response = await area.send(`/he/emodesuper/dashboard?${query}`, { cookie })
  expect(response.status).toBe(200)
})

// Proves 9.3.1.
test.each([
  ['', ''],
  ['intent=status&version=1&status=NEW', ''],
  ['intent=status&version=1e9&status=new', ''],
  ['intent=delete-all&count=0', ''],
  ['intent=delete-selected&id=1', ''],
  ['{"intent":"delete"}', 'application/json'],
  ['intent=delete', 'text/plain'],
])('an invalid form (%s) is refused and changes nothing', async (body, type) => {
  const before = await area.snapshot()
  for (const address of [
    `/he/emodesuper/dashboard/leads/${area.leadId}`,
    '/he/emodesuper/dashboard',
    '/he/emodesuper/dashboard/emails',
  ]) {
    const headers = { ...sameOriginForm, ...(type === '' ? {} : { 'content-type': type }) }
    const response = await area.send(address, { method: 'POST', cookie, headers, body })
    expect(response.status, address).toBeGreaterThanOrEqual(400)
    expect(response.status, address).toBeLessThan(500)
  }
  expect(await area.snapshot()).toEqual(before)
})
