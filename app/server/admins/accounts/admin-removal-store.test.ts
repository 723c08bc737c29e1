import { newDevice } from '#tests/support/new-device.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { addInvitation, ensureSetUpCode } from '../sign-up/admin-code-store.ts'
import { getOwnerId } from '../audit/audit-list-store.ts'
import { findAdmins, removeAdmin } from './admin-removal-store.ts'
import { resetPassword } from '../recovery/reset-password.ts'
import { getSession } from '../sessions/session-store.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { signUp } from '../sign-up/sign-up.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const password = 'זבוב על כנף של מטוס'
const now = new Date()
const home = { ipAddress: '203.0.113.7', userAgent: 'Firefox', device: newDevice(), now }

beforeEach(() => emptyTables(database, 'admins, admin_codes, audit_events, rate_limits'))

/** `order`: seconds added to the creation time, because accounts are listed by age. */
async function addAdmin(email: string, code: string | null, order = 0) {
  const form = { name: 'דנה כהן', email, password, code: code ?? '' }
  const caller = { ...home, now: new Date(now.getTime() + order * 1_000) }
  const result = await signUp(database, form, caller)
  if (result.kind !== 'signed-up') throw new Error(result.kind)
  const session = await getSession(database, result.token, now)
  return { token: result.token, id: session?.admin.id ?? '' }
}

async function addTwo() {
  const first = await addAdmin('dana@example.com', await ensureSetUpCode(database))
  const invitation = await addInvitation(database, { adminId: first.id, now })
  return { first, second: await addAdmin('yael@example.com', invitation, 1) }
}

async function audit() {
  const { rows } = await database.pool.query<{ action: string; admin_id: string | null }>(
    `select action, admin_id from audit_events where action in ('admin-removed', 'password-reset') order by at`,
  )
  return rows
}

// Proves 7.1.8.
test('a removed admin is signed out and cannot sign in again', async () => {
  const { first, second } = await addTwo()
  expect(await findAdmins(database)).toMatchObject([
    { id: first.id, email: 'dana@example.com' },
    { id: second.id, email: 'yael@example.com' },
  ])
  const by = { adminId: first.id, ipAddress: home.ipAddress }
  expect(await removeAdmin(database, second.id, by)).toBe('removed')
  expect(await getSession(database, second.token, now)).toBeNull()
  expect(await signIn(database, { email: 'yael@example.com', password }, home)).toEqual({
    kind: 'refused',
  })
  expect(await removeAdmin(database, second.id, by)).toBe('gone')
  expect(await audit()).toEqual([{ action: 'admin-removed', admin_id: first.id }])
})

// Proves 7.1.8.
test('the last admin cannot be removed, even if both are removed at once', async () => {
  const { first, second } = await addTwo()
  const results = await Promise.all(
    [first, second].map(({ id }) => removeAdmin(database, id, { adminId: null, ipAddress: '' })),
  )
  expect(results.toSorted()).toEqual(['last', 'removed'])
  expect(await findAdmins(database)).toHaveLength(1)
})

// Proves 7.9.3.
test('the first account can be removed only by the operator of the server', async () => {
  const { first, second } = await addTwo()
  const by = { adminId: second.id, ipAddress: home.ipAddress }
  expect(await removeAdmin(database, first.id, by)).toBe('owner')
  expect(await getOwnerId(database)).toBe(first.id)
  expect(await removeAdmin(database, first.id, { ...by, adminId: null })).toBe('removed')
  expect(await getOwnerId(database)).toBe(second.id)
})

// Proves 7.1.7.
test('a reset password is valid, and the old password and every session are not', async () => {
  const { token } = await addAdmin('dana@example.com', await ensureSetUpCode(database))
  const next = await resetPassword(database, ' Dana@Example.com ')
  expect(next).toMatch(/^(?:[A-Z]{4}-){3}[A-Z]{4}$/)
  expect(await getSession(database, token, now)).toBeNull()
  const typed = { email: 'dana@example.com', password }
  expect(await signIn(database, typed, home)).toEqual({ kind: 'refused' })
  expect(await signIn(database, { ...typed, password: next ?? '' }, home)).toMatchObject({
    kind: 'signed-in',
  })
  expect(await audit()).toContainEqual({ action: 'password-reset', admin_id: null })
})

test.each(['nobody@example.com', 'not an address', ''])(
  'there is no password to reset for %j',
  async (email) => {
    expect(await resetPassword(database, email)).toBeNull()
    expect(await audit()).toEqual([])
  },
)
