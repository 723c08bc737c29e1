import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import {
  addInvitation,
  ensureSetUpCode,
  findInvitations,
  removeInvitation,
} from '../sign-up/admin-code-store.ts'
import { addAdmin, getAdminByEmail, hasAdmins, isCodeValid } from './admin-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const now = new Date('2026-11-21T12:00:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

beforeEach(() => database.pool.query('truncate admins, admin_codes cascade'))

function signUp(code: string, index = 0, at = now) {
  return addAdmin(database, {
    email: `admin${index}@example.com`,
    name: 'דנה',
    passwordHash: 'x',
    code,
    now: at,
  })
}

async function addOwner() {
  const admin = await signUp((await ensureSetUpCode(database)) ?? '')
  if (typeof admin === 'string') throw new Error(admin)
  return admin
}

test('a set-up code is accepted in any case and without dashes, and only its hash is stored', async () => {
  const code = (await ensureSetUpCode(database)) ?? ''
  expect(code).toMatch(/^([BCDFGHJKMNPQRTVWXY]{4}-){3}[BCDFGHJKMNPQRTVWXY]{4}$/)
  expect(await isCodeValid(database, code.toLowerCase().replaceAll('-', ' '), now)).toBe(true)
  const { rows } = await database.pool.query<{ code_hash: string; kind: string }>(
    'select code_hash, kind from admin_codes',
  )
  expect(rows).toEqual([{ kind: 'set-up', code_hash: expect.stringMatching(/^[\da-f]{64}$/) }])
})

test('two nodes on an empty database each print a valid code, and one sign-up invalidates both', async () => {
  const [first, second] = await Promise.all([ensureSetUpCode(database), ensureSetUpCode(database)])
  expect(first).not.toBe(second)
  expect(await isCodeValid(database, first ?? '', now)).toBe(true)
  expect(await isCodeValid(database, second ?? '', now)).toBe(true)
  expect(await signUp(first ?? '')).toMatchObject({ email: 'admin0@example.com' })
  expect(await signUp(second ?? '', 1)).toBe('code')
  await database.pool.query('delete from admins')
  expect(await signUp(second ?? '', 1)).toBe('code')
})

// Proves 7.1.2.
test('of twenty simultaneous sign-ups on an empty database exactly one creates an admin', async () => {
  const code = (await ensureSetUpCode(database)) ?? ''
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => signUp(code, index)))
  expect(all.filter((result) => result === 'code')).toHaveLength(19)
  const { rows } = await database.pool.query('select count(*)::int as admins from admins')
  expect(rows).toEqual([{ admins: 1 }])
})

test.each([[''], ['BCDF-GHJK-MNPQ-RTVW'], ['%'], ["' or 1=1--"]])(
  'the code %j is invalid',
  async (code) => {
    await ensureSetUpCode(database)
    expect(await signUp(code)).toBe('code')
    expect(await hasAdmins(database)).toBe(false)
  },
)

// Proves 7.1.2.
test('once there is an admin no set-up code is created, and an old one is invalid', async () => {
  const code = (await ensureSetUpCode(database)) ?? ''
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values (gen_random_uuid(), 'other@example.com', 'x', 'x')`,
  )
  expect(await signUp(code)).toBe('code')
  expect(await ensureSetUpCode(database)).toBeNull()
})

// Proves 7.1.2.
test('an invitation creates one account, once, within a day', async () => {
  const owner = await addOwner()
  const code = await addInvitation(database, { adminId: owner.id, now })
  expect(await isCodeValid(database, code, later(23.99))).toBe(true)
  expect(await isCodeValid(database, code, later(24))).toBe(false)
  expect(await signUp(code, 1, later(24))).toBe('code')
  const all = await Promise.all(Array.from({ length: 20 }, (_, index) => signUp(code, index + 1)))
  expect(all.filter((result) => result === 'code')).toHaveLength(19)
  expect(await findInvitations(database, now)).toEqual([])
})

test('a sign-up with a taken email address does not use the invitation', async () => {
  const owner = await addOwner()
  const code = await addInvitation(database, { adminId: owner.id, now })
  expect(await signUp(code)).toBe('taken')
  expect(await signUp(code, 1)).toMatchObject({ email: 'admin1@example.com' })
})

test('unused invitations are listed without their codes and can be removed', async () => {
  const owner = await addOwner()
  const code = await addInvitation(database, { adminId: owner.id, now })
  const [invitation, ...rest] = await findInvitations(database, now)
  expect(rest).toEqual([])
  expect(invitation).toMatchObject({ createdBy: 'דנה', expiresAt: later(24) })
  expect(JSON.stringify(invitation)).not.toContain(code)
  expect(await removeInvitation(database, invitation?.reference ?? '')).toBe(true)
  expect(await removeInvitation(database, invitation?.reference ?? '')).toBe(false)
  expect(await signUp(code, 1)).toBe('code')
})

test('an admin is found by the exact email address', async () => {
  await addOwner()
  expect(await getAdminByEmail(database, 'admin0@example.com')).toMatchObject({ name: 'דנה' })
  expect(await getAdminByEmail(database, '%')).toBeNull()
})
