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

// Proves 7.7.3.
test('five wrong codes are refused, more are limited', async () => {
  const owner = await addOwner()
  await setAuthenticator(database, { secret, code: code(-1) }, owner)
  const enter = (typed: string) =>
    signInWithCode(database, { adminId: owner.adminId, code: typed }, caller)
  for (let index = 0; index < 5; index++) expect((await enter('000000')).kind).toBe('refused')
  expect(await enter(code())).toMatchObject({ kind: 'limited' })
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
