import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  fillAddress,
  findAdminAddresses,
  owner,
  ownPage,
  secretName,
  signIn,
  signUp,
  startAdminArea,
  type AdminArea,
} from '#tests/support/admin-area.ts'

let area: AdminArea
/** What a browser may send instead of a session that lives. */
const cookies: Record<string, string> = {}

beforeAll(async () => {
  area = await startAdminArea()
  cookies['a living one'] = await signUp(area)
  cookies['a random one'] = `sid=${'x'.repeat(43)}`
  cookies['two of them'] = `sid=${'x'.repeat(43)}; ${cookies['a living one']}`
  cookies['one idle for half an hour'] = await expired(
    `last_seen_at = now() - interval '30 minutes'`,
  )
  cookies['one of eight hours'] = await expired(`created_at = now() - interval '8 hours'`)
  cookies['one that signed out'] = await signedOut()
  cookies['one of a deleted admin'] = await deletedAdmin()
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

async function signedOut(): Promise<string> {
  const cookie = await signIn(area)
  const answer = await area.send('/he/emodesuper/sign-out', {
    method: 'POST',
    cookie,
    headers: ownPage,
  })
  expect(answer.status).toBe(303)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
  return cookie
}

async function deletedAdmin(): Promise<string> {
  const other = {
    name: 'Deleted',
    email: 'deleted@studio.example',
    password: 'a cat upon the red roof',
  }
  const cookie = cookies['a living one'] ?? ''
  const invite = await area.send('/he/emodesuper/dashboard/settings', {
    method: 'POST',
    cookie,
    headers: ownPage,
    body: 'intent=invite',
  })
  const [code = ''] = /\b(?:[A-Z]{4}-){3}[A-Z]{4}\b/.exec(invite.body) ?? []
  const session = await area.enter({ mode: 'sign-up', ...other, code })
  await area.database.query('delete from admins where email = $1', [other.email])
  return session
}

const addresses = await findAdminAddresses()
const open = ['session', 'sign-out'].map((name) => `:lang/emodesuper/${name}`)
const closed = addresses.filter((address) => !open.includes(address))

test('the table of routes names the admin pages', () => {
  expect(closed.length).toBeGreaterThan(5)
  expect(addresses).toEqual(expect.arrayContaining(open))
})

const strangers = [
  'none',
  'a random one',
  'two of them',
  'one idle for half an hour',
  'one of eight hours',
  'one that signed out',
  'one of a deleted admin',
]

test.each(closed.flatMap((address) => strangers.map((stranger) => [address, stranger] as const)))(
  '%s shows nothing to a session cookie: %s',
  async (address, stranger) => {
    const cookie = cookies[stranger] ?? ''
    for (const suffix of ['', '.data']) {
      for (const method of ['GET', 'HEAD', 'POST']) {
        const answer = await area.send(fillAddress(address, area) + suffix, {
          method,
          cookie,
          headers: ownPage,
          ...(method === 'POST' ? { body: 'intent=delete' } : {}),
        })
        expect([202, 302, 401, 403, 404, 405], `${method} ${suffix}`).toContain(answer.status)
        expect(answer.headers.location ?? '/he/emodesuper').toMatch(/^\/he\/emodesuper(?:\?|$)/)
        expect(answer.body).not.toMatch(new RegExp(`${secretName}|${owner.email}`))
        expect(answer.headers['cache-control']).toBe('no-store')
      }
    }
  },
)

test.each(closed)('%s is open to the admin, never cached and never indexed', async (address) => {
  const answer = await area.send(fillAddress(address, area), {
    cookie: cookies['a living one'] ?? '',
  })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-robots-tag']).toContain('noindex')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('a session is not taken from the address, from another header or in another name', async () => {
  const token = (cookies['a living one'] ?? '').slice('sid='.length)
  const tries = [
    area.send(`/he/emodesuper/dashboard?sid=${token}`),
    area.send('/he/emodesuper/dashboard', { headers: { authorization: `Bearer ${token}` } }),
    area.send('/he/emodesuper/dashboard', { headers: { 'x-sid': token } }),
    area.send('/he/emodesuper/dashboard', { cookie: `__Host-sid=${token}` }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(302)
})

test('the session says how long it lives, and only to its owner', async () => {
  const living = await area.send('/he/emodesuper/session', {
    cookie: cookies['a living one'] ?? '',
  })
  expect(JSON.parse(living.body)).toEqual({ secondsLeft: expect.any(Number) })
  for (const stranger of strangers) {
    expect(
      (await area.send('/he/emodesuper/session', { cookie: cookies[stranger] ?? '' })).status,
      stranger,
    ).toBe(401)
  }
})
