import { afterAll, beforeEach, expect, test } from 'vitest'
import { countHashes } from '#tests/support/count-hashes.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { addInvitation, ensureSetUpCode } from '../sign-up/admin-code-store.ts'
import { changePassword } from '../passwords/change-password.ts'
import { getSession } from '../sessions/session-store.ts'
import { signIn } from './sign-in.ts'
import { signUp, type SignUpForm } from '../sign-up/sign-up.ts'
import { newDevice } from '#tests/support/new-device.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const password = 'זבוב על כנף של מטוס'
const now = new Date()
const attacker = { ipAddress: '198.51.100.1', userAgent: '', device: newDevice(), now }
const home = { ipAddress: '203.0.113.7', userAgent: 'Firefox', device: newDevice(), now }
const knownHome = { ...home, device: { ...home.device, isKnown: true } }

beforeEach(() => emptyTables(database, 'admins, admin_codes, audit_events, rate_limits'))

async function addOwner(form: Partial<SignUpForm> = {}) {
  const code = (await ensureSetUpCode(database)) ?? ''
  return signUp(
    database,
    { name: 'דנה כהן', email: 'Dana@Example.com', password, code, ...form },
    home,
  )
}

async function requireOwner() {
  const result = await addOwner()
  if (result.kind !== 'signed-up') throw new Error(result.kind)
  const session = await getSession(database, result.token, now)
  if (!session) throw new Error('no session')
  return { ...result, admin: session.admin }
}

function attempt(email: string, typed: string, caller = attacker) {
  return signIn(database, { email, password: typed }, caller)
}

test('the owner signs up with the set-up code, and signs in with any spelling of the email', async () => {
  const { admin } = await requireOwner()
  expect(admin).toMatchObject({ email: 'dana@example.com', name: 'דנה כהן' })
  expect(await attempt(' DANA@EXAMPLE.COM ', password)).toMatchObject({ kind: 'signed-in' })
})

// Proves 7.1.4.
test('an unknown email address and a wrong password get the same result', async () => {
  await requireOwner()
  const wrong = await attempt('dana@example.com', `${password}!`)
  expect(wrong).toEqual({ kind: 'refused' })
  expect(await attempt('nobody@example.com', password)).toEqual(wrong)
  expect(await attempt('not an address', password)).toEqual(wrong)
  expect(await attempt('', '')).toEqual(wrong)
})

test('an unknown email address and a wrong password are each hashed once, so that they take the same time', async () => {
  await requireOwner()
  for (const email of ['dana@example.com', 'nobody@example.com'])
    expect(await countHashes(() => attempt(email, 'a wrong password'))).toBe(1)
})

// Proves 7.1.5.
test('one IP address has ten attempts for all accounts together', async () => {
  await requireOwner()
  const results = await Promise.all(
    Array.from({ length: 15 }, (_, index) => attempt(`guess${index}@example.com`, 'wrong')),
  )
  expect(results.filter(({ kind }) => kind === 'refused')).toHaveLength(10)
  const waits = results
    .map((result) => (result.kind === 'limited' ? result.retryAfterSeconds : null))
    .filter((wait) => wait !== null)
  expect(waits).toHaveLength(5)
  expect(Math.min(...waits)).toBeGreaterThan(0)
  expect(await attempt('dana@example.com', password, home)).toMatchObject({ kind: 'signed-in' })
})

// Proves 7.1.5.
test('only failed attempts count, and a successful one does not reset them', async () => {
  await requireOwner()
  for (let index = 0; index < 12; index++)
    expect((await attempt('dana@example.com', password)).kind).toBe('signed-in')
  for (let index = 0; index < 3; index++) await attempt('dana@example.com', 'wrong')
  expect((await attempt('dana@example.com', password)).kind).toBe('signed-in')
  expect((await attempt('dana@example.com', 'wrong')).kind).toBe('refused')
  expect((await attempt('dana@example.com', password)).kind).toBe('limited')
})

// Proves 7.1.5.
test('ten failed attempts of one attacker do not prevent the owner from signing in on a new device', async () => {
  await requireOwner()
  for (let index = 0; index < 10; index++) await attempt('dana@example.com', 'wrong')
  const elsewhere = { ...home, ipAddress: '192.0.2.40', device: newDevice() }
  expect((await attempt('dana@example.com', password, elsewhere)).kind).toBe('signed-in')
})

// Proves 7.1.14.
test('the wait of a persistent attacker grows, and the known device of the owner never waits', async () => {
  await requireOwner()
  const waits: number[] = []
  let tries = 0
  while (waits.reduce((sum, wait) => sum + wait, 0) < 24 * 60) {
    const result = await attempt('dana@example.com', 'wrong')
    if (result.kind === 'refused') tries += 1
    if (result.kind !== 'limited') continue
    waits.push(Math.round(result.retryAfterSeconds / 60))
    await advanceWindows(result.retryAfterSeconds)
  }
  expect([tries, waits]).toEqual([12, [15, 15, 90, 15, 1_305]])
  const sameAddress = { ...knownHome, ipAddress: attacker.ipAddress }
  expect((await attempt('dana@example.com', password, sameAddress)).kind).toBe('signed-in')
})

/** Moves the start of every window into the past. */
function advanceWindows(seconds: number) {
  return database.pool.query(
    'update rate_limits set window_start = window_start - make_interval(secs => $1)',
    [seconds],
  )
}

// Proves 7.1.5.
test('limits are checked before the account is looked up', async () => {
  await requireOwner()
  for (let index = 0; index < 10; index++) await attempt(`guess${index}@example.com`, 'wrong')
  const asked: string[] = []
  const watched = {
    pool: database.pool,
    orm: new Proxy(database.orm, {
      get: (orm, name, self) => {
        asked.push(String(name))
        return Reflect.get(orm, name, self) as unknown
      },
    }),
  }
  for (const email of ['dana@example.com', 'nobody@example.com'])
    expect((await signIn(watched, { email, password }, attacker)).kind).toBe('limited')
  expect(asked).toEqual([])
})

// Proves 7.2.4.
test('signing in again on a device ends its older session, and no other', async () => {
  const { token } = await requireOwner()
  const elsewhere = await attempt('dana@example.com', password)
  const again = await attempt('dana@example.com', password, knownHome)
  if (again.kind !== 'signed-in' || elsewhere.kind !== 'signed-in') throw new Error(again.kind)
  expect(await getSession(database, token, now)).toBeNull()
  expect(await getSession(database, again.token, now)).not.toBeNull()
  expect(await getSession(database, elsewhere.token, now)).not.toBeNull()
})

test('an IPv6 network of 64 bits counts as one address', async () => {
  for (let index = 0; index < 10; index++)
    await attempt('a@example.com', 'wrong', { ...attacker, ipAddress: `2001:db8:1:2::${index}` })
  expect(
    (await attempt('b@example.com', 'wrong', { ...attacker, ipAddress: '2001:db8:1:2:ffff::9' }))
      .kind,
  ).toBe('limited')
  expect(
    (await attempt('b@example.com', 'wrong', { ...attacker, ipAddress: '2001:db8:1:3::1' })).kind,
  ).toBe('refused')
})

// Proves 7.1.5.
test('of 300 guesses at one account from 50 addresses ten are hashed, and the owner is not locked out', async () => {
  await requireOwner()
  let refused = 0
  for (let index = 0; index < 300; index++) {
    const { kind } = await attempt('dana@example.com', `guess ${index}`, {
      ...attacker,
      ipAddress: `198.51.100.${index % 50}`,
    })
    if (kind === 'refused') refused++
  }
  expect(refused).toBe(10)
  expect((await attempt('dana@example.com', password)).kind).toBe('limited')
  expect((await attempt('dana@example.com', password, knownHome)).kind).toBe('signed-in')
})

// Proves 7.1.12, 7.1.13.
test.each([
  [{ email: 'dana' }, { email: 'email' }],
  [{ name: 'ד' }, { name: 'name' }],
  [{ name: 'ד'.repeat(101) }, { name: 'name' }],
  [{ password: 'קצרה' }, { password: 'short' }],
  [{ password: 'dana@example.com 12' }, { password: 'personal' }],
  [{ password: 'this is a dagesh site' }, { password: 'personal' }],
  [{ password: 'SunshinePrincess' }, { password: 'common' }],
  [{ code: 'WRNG-WRNG-WRNG-WRNG', email: 'x' }, { code: 'code' }],
])('a sign-up with %j fails with %j and creates no admin', async (form, problems) => {
  expect(await addOwner(form)).toEqual({ kind: 'invalid', problems })
  const { rows } = await database.pool.query('select id from admins')
  expect(rows).toEqual([])
})

test('attempts to guess a code are limited too', async () => {
  const results = []
  for (let index = 0; index < 11; index++)
    results.push((await addOwner({ code: `BCDF-GHJK-MNPQ-RTV${index}` })).kind)
  expect(results).toEqual([...Array.from({ length: 10 }, () => 'invalid'), 'limited'])
})

test('an invitation creates an admin, and an email address that has an account is reported', async () => {
  const { admin } = await requireOwner()
  const code = await addInvitation(database, { adminId: admin.id, now })
  const form = { name: 'יעל', password: 'חתול שחור על גג אדום', code }
  expect(await signUp(database, { ...form, email: 'dana@example.com' }, home)).toEqual({
    kind: 'invalid',
    problems: { email: 'taken' },
  })
  expect(await signUp(database, { ...form, email: 'yael@example.com' }, home)).toMatchObject({
    kind: 'signed-up',
  })
})

// Proves 7.1.6.
test('a new password needs the current one, ends every session and starts a new one', async () => {
  const { admin, token } = await requireOwner()
  const elsewhere = await attempt('dana@example.com', password)
  const next = 'חתול שחור על גג אדום'
  expect(await changePassword(database, { admin, current: 'wrong', next }, home)).toEqual({
    kind: 'invalid',
    problems: { current: 'current' },
  })
  expect(
    await changePassword(database, { admin, current: password, next: 'short' }, home),
  ).toMatchObject({ problems: { next: 'short' } })
  expect(
    await changePassword(database, { admin, current: password, next: password }, home),
  ).toMatchObject({ problems: { next: 'same' } })

  const changed = await changePassword(database, { admin, current: password, next }, home)
  if (changed.kind !== 'changed' || elsewhere.kind !== 'signed-in') throw new Error(changed.kind)
  expect(await getSession(database, token, now)).toBeNull()
  expect(await getSession(database, elsewhere.token, now)).toBeNull()
  expect(await getSession(database, changed.token, now)).toMatchObject({ admin })
  expect((await attempt('dana@example.com', password)).kind).toBe('refused')
  expect((await attempt('dana@example.com', next)).kind).toBe('signed-in')
})

// Proves 9.5.1.
test('the audit log records sign-ins without the email address or password typed', async () => {
  const { admin } = await requireOwner()
  await attempt('dana@example.com', 'a wrong password')
  await attempt('dana@example.com', password)
  const { rows } = await database.pool.query<{ action: string; admin_id: string | null }>(
    'select * from audit_events order by at, action',
  )
  expect(rows.map(({ action, admin_id }) => [action, admin_id])).toEqual([
    ['sign-up', admin.id],
    ['sign-in', admin.id],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/dana@|password/)
})
