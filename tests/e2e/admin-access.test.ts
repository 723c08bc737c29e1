import path from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectToAppDatabase } from '#tests/support/app-database.ts'
import { startApp, type RunningApp } from '#tests/support/app.ts'
import { rawRequest } from '#tests/support/raw-request.ts'
import { leadPath, newSubmission } from '#tests/support/submission.ts'

const secretName = 'Access Matrix Visitor'
const owner = { name: 'נועה ברק', email: 'noa@studio.example', password: 'סוס אדום בלילה 7 horses?' }

let app: RunningApp
let database: Client
let leadId = ''
let mailId = ''
/** What a browser may send instead of a session that lives. */
const cookies: Record<string, string> = {}

beforeAll(async () => {
  app = await startApp({ env: { LEADS_PER_MINUTE: '1000', LOG_LEVEL: 'warn', TRUSTED_PROXIES: '127.0.0.0/8,::1' } })
  database = await connectToAppDatabase(app.dataDir)
  await sendLead()
  cookies['a random one'] = `sid=${'x'.repeat(43)}`
  cookies['two of them'] = `sid=${'x'.repeat(43)}; sid=${'y'.repeat(43)}`
  cookies['a living one'] = await signUp()
  cookies['one idle for half an hour'] = await expired(`last_seen_at = now() - interval '30 minutes'`)
  cookies['one of eight hours'] = await expired(`created_at = now() - interval '8 hours'`)
  cookies['one that signed out'] = await signedOut()
  cookies['one of a deleted admin'] = await deletedAdmin()
})

afterAll(async () => {
  await database.end()
  await app.stop()
})

const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' }
let callers = 0

/** Each from an address of its own, so that no limit of tries hides what is tested here. */
function send(path: string, { method = 'GET', cookie = '', headers = {}, body = '' } = {}) {
  callers += 1
  const from = `198.51.${Math.floor(callers / 250)}.${callers % 250}`
  return rawRequest(app.address, path, {
    method,
    headers: { ...headers, 'x-forwarded-for': from, ...(cookie === '' ? {} : { cookie }) },
    ...(body === '' ? {} : { body }),
  })
}

async function sendLead() {
  const body = JSON.stringify({ ...JSON.parse(newSubmission().body), name: secretName })
  const headers = { 'content-type': 'application/json' }
  await rawRequest(app.address, leadPath, { method: 'POST', headers, body })
  const { rows } = await database.query<{ lead: string; mail: string }>(
    'select leads.id as lead, mails.id as mail from leads join mails on mails.lead_id = leads.id where leads.name = $1',
    [secretName],
  )
  leadId = rows[0]?.lead ?? ''
  mailId = rows[0]?.mail ?? ''
  if (mailId === '') throw new Error('The lead or its mail did not arrive')
}

async function enter(form: Record<string, string>): Promise<string> {
  const answer = await send('/he/emodesuper?index', { method: 'POST', headers: ownPage, body: new URLSearchParams(form).toString() })
  const [session = ''] = answer.headers['set-cookie'] ?? []
  if (answer.status !== 303 || !session.startsWith('sid=')) throw new Error(`Not let in: ${answer.status}`)
  return session.split(';')[0] ?? ''
}

function signUp() {
  return enter({ mode: 'sign-up', ...owner, code: app.setUpCode ?? '' })
}

function signIn({ email, password } = owner) {
  return enter({ mode: 'sign-in', email, password })
}

async function expired(change: string): Promise<string> {
  const { rows: before } = await database.query<{ token_hash: string }>('select token_hash from admin_sessions')
  const cookie = await signIn()
  const known = before.map((row) => row.token_hash)
  await database.query(`update admin_sessions set ${change} where token_hash <> all($1)`, [known])
  return cookie
}

async function signedOut(): Promise<string> {
  const cookie = await signIn()
  const answer = await send('/he/emodesuper/sign-out', { method: 'POST', cookie, headers: ownPage })
  expect(answer.status).toBe(303)
  expect(answer.headers['clear-site-data']).toBe('"cache"')
  expect(String(answer.headers['set-cookie'])).toContain('Max-Age=0')
  return cookie
}

async function deletedAdmin(): Promise<string> {
  const other = { name: 'Deleted', email: 'deleted@studio.example', password: 'a cat upon the red roof' }
  const invite = await send('/he/emodesuper/dashboard/settings', {
    method: 'POST',
    cookie: cookies['a living one'] ?? '',
    headers: ownPage,
    body: 'intent=invite',
  })
  const [code = ''] = /\b(?:[A-Z]{4}-){3}[A-Z]{4}\b/.exec(invite.body) ?? []
  const cookie = await enter({ mode: 'sign-up', ...other, code })
  await database.query('delete from admins where email = $1', [other.email])
  return cookie
}

// SAFETY: what React Router itself reads there.
const { default: routes } = (await import(path.resolve('app/routes.ts'))) as { default: RouteConfigEntry[] }

/** Every address below /:lang/emodesuper, from the table of routes: a new page is covered by being there. */
function adminAddresses(): string[] {
  const admin = routes.find((route) => route.path === ':lang/emodesuper')
  if (!admin) throw new Error('The admin area has no route')
  return addressesOf(admin, '').filter((address) => address !== ':lang/emodesuper')
}

function addressesOf({ path, children }: RouteConfigEntry, parent: string): string[] {
  const address = [parent, path].filter(Boolean).join('/')
  return children ? children.flatMap((child) => addressesOf(child, address)) : [address]
}

function fillAddress(address: string): string {
  return `/${address.replace(':lang', 'he').replace(':leadId', leadId).replace(':mailId', mailId)}`
}

const addresses = [...new Set(adminAddresses())]
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
        const answer = await send(fillAddress(address) + suffix, {
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
  const answer = await send(fillAddress(address), { cookie: cookies['a living one'] ?? '' })
  expect(answer.status).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-robots-tag']).toContain('noindex')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

test('a session is not taken from the address, from another header or in another name', async () => {
  const token = (cookies['a living one'] ?? '').slice('sid='.length)
  const tries = [
    send(`/he/emodesuper/dashboard?sid=${token}`),
    send('/he/emodesuper/dashboard', { headers: { authorization: `Bearer ${token}` } }),
    send('/he/emodesuper/dashboard', { headers: { 'x-sid': token } }),
    send('/he/emodesuper/dashboard', { cookie: `__Host-sid=${token}` }),
  ]
  for (const { status } of await Promise.all(tries)) expect(status).toBe(302)
})

test('the session says how long it lives, and only to its owner', async () => {
  const living = await send('/he/emodesuper/session', { cookie: cookies['a living one'] ?? '' })
  expect(JSON.parse(living.body)).toEqual({ secondsLeft: expect.any(Number) })
  for (const stranger of strangers) {
    expect((await send('/he/emodesuper/session', { cookie: cookies[stranger] ?? '' })).status, stranger).toBe(401)
  }
})

test.each([
  ['a strange site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sibling subdomain', { 'sec-fetch-site': 'same-site' }],
  ['an address typed by hand', { 'sec-fetch-site': 'none' }],
  ['a sandboxed frame', { origin: 'null' }],
  ['nobody at all', {}],
])('a change sent by %s is refused, living session or not', async (_who, headers) => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  for (const address of addresses) {
    const answer = await send(fillAddress(address), {
      method: 'POST',
      cookie: cookies['a living one'] ?? '',
      headers: { ...form, ...headers },
      body: 'intent=delete',
    })
    expect([400, 403], address).toContain(answer.status)
  }
  const { rowCount } = await database.query('select 1 from leads where id = $1', [leadId])
  expect(rowCount).toBe(1)
})

test.each(['GET', 'HEAD'])('%s changes nothing, whatever it asks for', async (method) => {
  const before = await snapshot()
  for (const address of addresses) {
    await send(`${fillAddress(address)}?intent=delete&id=${leadId}`, { method, cookie: cookies['a living one'] ?? '' })
  }
  expect(await snapshot()).toEqual(before)
})

async function snapshot() {
  const { rows } = await database.query<object>(
    `select (select json_agg(leads order by id) from leads) as leads, (select json_agg(lead_events order by id) from lead_events) as events,
      (select json_agg(admins order by id) from admins) as admins, (select count(*) from audit_events) as audit,
      (select json_agg(token_hash order by token_hash) from admin_sessions) as sessions`,
  )
  return rows
}

test('a session that a browser brings along is never adopted', async () => {
  const planted = `sid=${'z'.repeat(43)}`
  const { email, password } = owner
  const answer = await send('/he/emodesuper?index', {
    method: 'POST',
    cookie: planted,
    headers: ownPage,
    body: new URLSearchParams({ mode: 'sign-in', email, password }).toString(),
  })
  expect(answer.headers['set-cookie']?.[0]).toMatch(/^sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/)
  expect(answer.headers['set-cookie']?.[0]).not.toContain(planted)
  expect((await send('/he/emodesuper/dashboard', { cookie: planted })).status).toBe(302)
})

test.each([
  ['dashboard/leads/00000000-0000-4000-8000-000000000000', '/he/emodesuper/dashboard/leads/00000000-0000-4000-8000-000000000000'],
  ['//evil.example', '/he/emodesuper/dashboard'],
  ['dashboard/../../../evil', '/he/emodesuper/dashboard'],
  ['https://evil.example', '/he/emodesuper/dashboard'],
])('after signing in, next=%s leads to %s', async (next, location) => {
  const { email, password } = owner
  const answer = await send(`/he/emodesuper?index&next=${encodeURIComponent(next)}`, {
    method: 'POST',
    headers: ownPage,
    body: new URLSearchParams({ mode: 'sign-in', email, password }).toString(),
  })
  expect([answer.status, answer.headers.location]).toEqual([303, location])
})

test.each(['1 or 1', '%00', '..%2f..%2fdata', 'x'.repeat(3000), "'--"])('an id that is none (%s) is not found', async (id) => {
  for (const kind of ['leads', 'mails']) {
    const answer = await send(`/he/emodesuper/dashboard/${kind}/${encodeURIComponent(id)}`, { cookie: cookies['a living one'] ?? '' })
    expect([400, 404]).toContain(answer.status)
  }
})

test.each([
  ['limit=-1&offset=1e9'],
  ['after=1_1%20or%201'],
  ["search=%27%20OR%201%3D1--&status=%27%3B&date='"],
  ['search=%25%25%25&spam=yes&spam=no'],
  ['__proto__[x]=1&status=__proto__&date=constructor'],
])('the list takes ?%s calmly', async (query) => {
  const answer = await send(`/he/emodesuper/dashboard?${query}`, { cookie: cookies['a living one'] ?? '' })
  expect(answer.status).toBe(200)
})

test.each([
  ['', ''],
  ['intent=status&version=1&status=NEW', ''],
  ['intent=status&version=1e9&status=new', ''],
  ['intent=delete-all&count=0', ''],
  ['intent=delete-selected&id=1', ''],
  ['{"intent":"delete"}', 'application/json'],
  ['intent=delete', 'text/plain'],
])('a form that is none of ours (%s) is refused and changes nothing', async (body, type) => {
  const before = await snapshot()
  for (const address of [`/he/emodesuper/dashboard/leads/${leadId}`, '/he/emodesuper/dashboard', '/he/emodesuper/dashboard/mails']) {
    const headers = { ...ownPage, ...(type === '' ? {} : { 'content-type': type }) }
    const answer = await send(address, { method: 'POST', cookie: cookies['a living one'] ?? '', headers, body })
    expect(answer.status, address).toBeGreaterThanOrEqual(400)
    expect(answer.status, address).toBeLessThan(500)
  }
  expect(await snapshot()).toEqual(before)
})
