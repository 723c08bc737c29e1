import { afterAll, beforeEach, expect, test } from 'vitest'
import { timeStep, toBase32 } from '#domain/admins/one-time-code.ts'
import { newDevice } from '#tests/support/new-device.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { ensureSetUpCode } from '../sign-up/admin-code-store.ts'
import {
  getAuthenticator,
  removeAuthenticator,
  setAuthenticator,
} from '../authenticator/authenticator-store.ts'
import { codeAt, makeCodeSecret } from '../authenticator/one-time-codes.ts'
import { resetPassword } from '../recovery/reset-password.ts'
import { getSession } from '../sessions/session-store.ts'
import { signIn } from './sign-in.ts'
import { makeStepToken, readStepToken, signInWithCode } from './sign-in-with-code.ts'
import { signUp } from '../sign-up/sign-up.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
beforeEach(() => emptyTables(database, 'admins, admin_codes, audit_events, rate_limits'))

const email = 'dana@example.com'
const password = 'זבוב על כנף של מטוס'
const now = new Date()
const caller = { ipAddress: '203.0.113.7', userAgent: '', device: newDevice(), now }
const bytes = makeCodeSecret()
const secret = toBase32(bytes)

/** The code of the app `steps` time steps of 30 seconds from now. */
function code(steps = 0) {
  return codeAt(bytes, timeStep(now) + steps)
}

async function addOwner() {
  const setUpCode = (await ensureSetUpCode(database)) ?? ''
  const form = { name: 'דנה כהן', email, password, code: setUpCode }
  const result = await signUp(database, form, caller)
  if (result.kind !== 'signed-up') throw new Error(result.kind)
  const session = await getSession(database, result.token, now)
  return { adminId: session?.admin.id ?? '', ipAddress: '203.0.113.7', now }
}

/** Lets `time`, such as '1 hour', pass for every limit. */
async function advanceWindows(time: string) {
  await database.pool.query('update rate_limits set window_start = window_start - $1::interval', [
    time,
  ])
}

// Proves 7.7.2.
test('an app is added only with a code that it shows', async () => {
  const owner = await addOwner()
  expect(await setAuthenticator(database, { secret, code: '000000' }, owner)).toBe(false)
  expect(await setAuthenticator(database, { secret: 'x', code: code() }, owner)).toBe(false)
  expect(await getAuthenticator(database, owner.adminId)).toBeNull()
  expect(await setAuthenticator(database, { secret, code: code() }, owner)).toBe(true)
})

// Proves 7.7.2, 7.7.3.
test('with an app the password is not enough to sign in, and each code works once', async () => {
  const owner = await addOwner()
  await setAuthenticator(database, { secret, code: code(-1) }, owner)
  const { adminId } = owner
  expect(await signIn(database, { email, password }, caller)).toEqual({
    kind: 'code-needed',
    adminId,
  })
  const enter = (typed: string) => signInWithCode(database, { adminId, code: typed }, caller)
  expect((await enter(code(-1))).kind).toBe('refused')
  const twice = await Promise.all([enter(code()), enter(code())])
  expect(twice.map(({ kind }) => kind).toSorted()).toEqual(['refused', 'signed-in'])
  expect((await enter(code())).kind).toBe('refused')
  expect((await enter(code(1))).kind).toBe('signed-in')
  await removeAuthenticator(database, adminId)
  expect((await signIn(database, { email, password }, caller)).kind).toBe('signed-in')
})

/** Signs in with a code from an address, as a device that was signed in before or not. */
function enterFrom(ipAddress: string, isKnown = false) {
  return async (adminId: string, typed: string) => {
    const device = { ...newDevice(), isKnown }
    const from = { ...caller, ipAddress, device }
    return (await signInWithCode(database, { adminId, code: typed }, from)).kind
  }
}

// Proves 7.7.3.
test('wrong codes of an attacker are limited, and do not lock the admin out anywhere', async () => {
  const owner = await addOwner()
  await setAuthenticator(database, { secret, code: code(-1) }, owner)
  const attacker = enterFrom('198.51.100.9')
  const kinds: string[] = []
  for (let index = 0; index < 5; index += 1) kinds.push(await attacker(owner.adminId, '000000'))
  expect(kinds).toEqual(['refused', 'refused', 'refused', 'refused', 'limited'])
  expect(await attacker(owner.adminId, code())).toBe('limited')
  expect(await enterFrom('203.0.113.50')(owner.adminId, code())).toBe('signed-in')
  for (let address = 10; address < 40; address += 1)
    await enterFrom(`198.51.100.${address}`)(owner.adminId, '000000')
  expect(await enterFrom('203.0.113.51')(owner.adminId, code(1))).toBe('limited')
  expect(await enterFrom('203.0.113.51', true)(owner.adminId, code(1))).toBe('signed-in')
})

// Proves 7.7.3.
test('of 300 codes guessed in a day from 30 addresses at most 30 are compared', async () => {
  const owner = await addOwner()
  await setAuthenticator(database, { secret, code: code(-1) }, owner)
  const kinds: string[] = []
  for (let hour = 0; hour < 10; hour += 1) {
    for (let guess = 0; guess < 30; guess += 1)
      kinds.push(await enterFrom(`198.51.100.${guess}`)(owner.adminId, '000000'))
    await advanceWindows('1 hour')
  }
  expect(kinds.filter((kind) => kind === 'refused')).toHaveLength(30)
})

// Proves 7.7.4.
test('a right password with a wrong code notifies the admin at once, and then once an hour', async () => {
  const owner = await addOwner()
  await setAuthenticator(database, { secret, code: code(-1) }, owner)
  const emails = async () =>
    (
      await database.pool.query<{ kind: string; recipient: string }>(
        'select kind, recipient from emails order by created_at',
      )
    ).rows
  await enterFrom('198.51.100.9')(owner.adminId, '000000')
  const notice = { kind: 'code-refused', recipient: email }
  expect(await emails()).toEqual([notice])
  await enterFrom('198.51.100.10')(owner.adminId, '000000')
  expect(await emails()).toEqual([notice])
  await advanceWindows('59 minutes')
  await enterFrom('198.51.100.11')(owner.adminId, '000000')
  expect(await emails()).toEqual([notice])
  await advanceWindows('1 minute')
  await enterFrom('198.51.100.10')(owner.adminId, '000000')
  expect(await emails()).toEqual([notice, notice])
  const logged = await database.pool.query(
    `select ip_address from audit_events where action = 'code-refused' order by at`,
  )
  expect(logged.rows).toEqual([{ ip_address: '198.51.100.9' }, { ip_address: '198.51.100.10' }])
})

// Proves 7.1.7.
test('a password reset by the operator removes the app', async () => {
  const owner = await addOwner()
  await setAuthenticator(database, { secret, code: code() }, owner)
  const next = (await resetPassword(database, email)) ?? ''
  expect((await signIn(database, { email, password: next }, caller)).kind).toBe('signed-in')
})

// Proves 7.7.3.
test('the token of the second step is rejected if forged, changed or older than five minutes', () => {
  const key = 'k'.repeat(43)
  const step = { adminId: 'a', email }
  const token = makeStepToken(key, step, now)
  expect(readStepToken(key, token, now)).toEqual(step)
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(readStepToken(key, token, later(298))).toEqual(step)
  expect(readStepToken(key, token, later(301))).toBeNull()
  expect(readStepToken('x'.repeat(43), token, now)).toBeNull()
  for (const forged of ['', 'a.b', `A${token}`, token.slice(1)])
    expect(readStepToken(key, forged, now)).toBeNull()
})
