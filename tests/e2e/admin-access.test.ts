import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { fillPlural } from '#i18n/plural.ts'
import { owner } from '#tests/support/admin.ts'
import {
  fillAddress,
  findAdminAddresses,
  sameOriginForm,
  secretName,
  signIn,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'

let area: AdminArea
/** Cookie headers by description: one of an active session, the others without one. */
const cookies: Record<string, string> = {}

beforeAll(async () => {
  area = await startAdminArea()
  cookies['an active session'] = await signUp(area)
  cookies['a random token'] = `sid=${'x'.repeat(43)}`
  cookies['two session cookies'] = `sid=${'x'.repeat(43)}; ${cookies['an active session']}`
  cookies['a session idle for 30 minutes'] = await expired(
    `last_seen_at = now() - interval '30 minutes'`,
  )
  cookies['a session 8 hours old'] = await expired(`created_at = now() - interval '8 hours'`)
  cookies['a session that was signed out'] = await signedOut()
  cookies['a session of a deleted admin'] = await deletedAdmin()
})

afterAll(() => area.stop())

async function expired(change: string): Promise<string> {
  const { rows: before } = await area.database.query<{ token_hash: string }>(
    'select token_hash from admin_sessions',
  )
  const cookie = await signIn(area)
  await area.database.query(`update admin_sessions set ${change} where token_hash <> all($1)`, [
    before.map((row) => row.token_hash),
  ])
  return cookie
}

function signOut(cookie: string) {
  return area.send('/he/emodesuper/sign-out', { method: 'POST', cookie, headers: sameOriginForm })
}

async function signedOut(): Promise<string> {
  const cookie = await signIn(area)
  const response = await signOut(cookie)
  expect(response.status).toBe(303)
  return cookie
}

async function deletedAdmin(): Promise<string> {
  const other = {
    name: 'Deleted',
    email: 'deleted@studio.example',
    password: 'a cat upon the red roof',
  }
  const cookie = cookies['an active session'] ?? ''
  const invite = await area.send('/he/emodesuper/dashboard/settings', {
    method: 'POST',
    cookie,
    headers: sameOriginForm,
    body: 'intent=invite',
  })
  const [code = ''] = /\b(?:[A-Z]{4}-){3}[A-Z]{4}\b/.exec(invite.body) ?? []
  const session = await area.logIn({ mode: 'sign-up', ...other, code })
  await area.database.query('delete from admins where email = $1', [other.email])
  return session
}

const addresses = await findAdminAddresses()
const publicAddresses = [
  'session',
  'sign-out',
  // Says that there is an admin area, and whose.
  'app.webmanifest',
  'recovery',
  'recovery/:token',
  // Each answers only a secret that the site itself has sent.
  'round-trip/:token',
  'own-address/:question',
].map((name) => `:lang/emodesuper/${name}`)
const protectedAddresses = addresses.filter((address) => !publicAddresses.includes(address))
const protectedPages = protectedAddresses.filter(
  (address) =>
    !/\/(?:\*|changes|export|find|new-leads|pictures|pieces|(?:backups|download)\/file)$/.test(
      address,
    ),
)

test('app/routes.ts lists the admin pages', () => {
  expect(protectedPages.length).toBeGreaterThan(5)
  expect(addresses).toEqual(expect.arrayContaining(publicAddresses))
})

const withoutSession = [
  'no cookie',
  'a random token',
  'two session cookies',
  'a session idle for 30 minutes',
  'a session 8 hours old',
  'a session that was signed out',
  'a session of a deleted admin',
]

// Proves 7.5.5.
test('signing out removes what is stored on the device, also without scripts', async () => {
  const { headers } = await signOut(await signIn(area))
  expect(headers['clear-site-data']).toBe('"cache", "storage"')
  expect(String(headers['set-cookie'])).toContain('Max-Age=0')
})

// Proves 7.1.3, 7.2.1.
test.each(
  protectedAddresses.flatMap((address) => withoutSession.map((sent) => [address, sent] as const)),
)('%s reveals nothing to a request with %s', async (address, sent) => {
  const cookie = cookies[sent] ?? ''
  const responses = await Promise.all(
    ['', '.data'].flatMap((suffix) =>
      ['GET', 'HEAD', 'POST'].map(async (method) => {
        const path = fillAddress(address, area) + suffix
        const body = method === 'POST' ? { body: 'intent=delete' } : {}
        const headers = sameOriginForm
        return { method, suffix, ...(await area.send(path, { method, cookie, headers, ...body })) }
      }),
    ),
  )
  for (const { method, suffix, status, headers, body } of responses) {
    expect([202, 302, 401, 403, 404, 405], `${method} ${suffix}`).toContain(status)
    expect(headers.location ?? '/he/emodesuper').toMatch(/^\/he\/emodesuper(?:\?|$)/)
    expect(body).not.toMatch(new RegExp(`${secretName}|${owner.email}`))
    expect(headers['cache-control']).toBe('no-store')
  }
})

// Proves 1.1.4, 7.1.1.
test.each(protectedPages)(
  '%s is shown to the admin, not cached and not indexed',
  async (address) => {
    const response = await area.send(fillAddress(address, area), {
      cookie: cookies['an active session'] ?? '',
    })
    expect(response.status).toBe(200)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(response.headers['x-robots-tag']).toContain('noindex')
    expect(response.headers['x-content-type-options']).toBe('nosniff')
  },
)

test.each(['', '/00000000-0000-4000-8000-000000000000', '?status=dead'])(
  'the old address dashboard/mails%s redirects to dashboard/emails',
  async (rest) => {
    const response = await area.send(`/he/emodesuper/dashboard/mails${rest}`, {
      cookie: cookies['an active session'] ?? '',
    })
    expect([response.status, response.headers.location]).toEqual([
      301,
      `/he/emodesuper/dashboard/emails${rest}`,
    ])
  },
)

test('the body of an email may be framed by its page, and its policy blocks scripts and requests', async () => {
  const response = await area.send(
    fillAddress(':lang/emodesuper/dashboard/emails/:emailId/body', area),
    { cookie: cookies['an active session'] ?? '' },
  )
  expect(response.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(response.headers['content-security-policy']).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; .*sandbox; frame-ancestors 'self'/,
  )
})

// Proves 7.2.3.
test('a session token is accepted only in the session cookie', async () => {
  const token = (cookies['an active session'] ?? '').slice('sid='.length)
  const requests = [
    area.send(`/he/emodesuper/dashboard?sid=${token}`),
    area.send('/he/emodesuper/dashboard', { headers: { authorization: `Bearer ${token}` } }),
    area.send('/he/emodesuper/dashboard', { headers: { 'x-sid': token } }),
    area.send('/he/emodesuper/dashboard', { cookie: `__Host-sid=${token}` }),
  ]
  for (const { status } of await Promise.all(requests)) expect(status).toBe(302)
})

test('the session endpoint reports the remaining time only for an active session', async () => {
  const active = await area.send('/he/emodesuper/session', {
    cookie: cookies['an active session'] ?? '',
  })
  expect(JSON.parse(active.body)).toEqual({ secondsLeft: expect.any(Number) })
  for (const sent of withoutSession) {
    expect(
      (await area.send('/he/emodesuper/session', { cookie: cookies[sent] ?? '' })).status,
      sent,
    ).toBe(401)
  }
})

// Proves 7.1.5.
test('after too many failures the sign-in page and a header state how long to wait', async () => {
  const form = { mode: 'sign-in', email: 'nobody@studio.example', password: 'a wrong password' }
  const attempt = () =>
    area.send('/he/emodesuper?index', {
      method: 'POST',
      headers: sameOriginForm,
      body: new URLSearchParams(form).toString(),
    })
  for (let failed = 0; failed < 10; failed++) expect((await attempt()).status).toBe(401)
  const { status, headers, body } = await attempt()
  const seconds = Number(headers['retry-after'])
  expect([status, seconds > 0]).toEqual([429, true])
  expect(body).toContain(
    fillPlural(deskCopyFor('he').admin.login.limited, Math.ceil(seconds / 60), 'he'),
  )
})
