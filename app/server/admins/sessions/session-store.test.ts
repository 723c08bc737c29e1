import { randomUUID } from 'node:crypto'
import { newDevice } from '#tests/support/new-device.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import {
  addSession,
  findSessions,
  getSession,
  removeSession,
  touchSession,
} from './session-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const adminId = randomUUID()
const otherId = randomUUID()
const start = new Date('2026-11-21T08:00:00Z')
const after = (minutes: number, ms = 0) => new Date(start.getTime() + minutes * 60_000 + ms)

beforeEach(async () => {
  await database.pool.query('truncate admins cascade')
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'a@example.com', 'A', 'x'), ($2, 'b@example.com', 'B', 'x')`,
    [adminId, otherId],
  )
})

function createSession(id = adminId, now = start) {
  return addSession(database, { adminId: id, userAgent: 'Firefox', device: newDevice(), now })
}

// Proves 7.2.3.
test('a token has 256 random bits, and the database has only its hash', async () => {
  const [one, other] = [await createSession(), await createSession()]
  expect(one).toMatch(/^[\w-]{43}$/)
  expect(one).not.toBe(other)
  const { rows } = await database.pool.query<{ token_hash: string }>(
    'select token_hash from admin_sessions',
  )
  expect(rows.map((row) => row.token_hash)).not.toContain(one)
  expect(await getSession(database, rows[0]?.token_hash ?? '', start)).toBeNull()
})

// Proves 7.2.1.
test.each([
  ['just before 30 minutes without activity', after(30, -1), true],
  ['after 30 minutes', after(30), false],
  ['a day later', after(1440), false],
])('%s', async (_when, now, isActive) => {
  const token = await createSession()
  expect((await getSession(database, token, now)) !== null).toBe(isActive)
})

// Proves 7.2.1.
test('activity renews a session, but never past eight hours', async () => {
  const token = await createSession()
  for (let minutes = 25; minutes < 480; minutes += 25) {
    const session = await getSession(database, token, after(minutes))
    if (!session) throw new Error(`ended after ${minutes} minutes`)
    expect((await touchSession(database, session, after(minutes))).lastSeenAt).toEqual(
      after(minutes),
    )
  }
  const last = await getSession(database, token, after(480, -1))
  expect(last?.expiresAt).toEqual(after(480))
  expect(await getSession(database, token, after(480))).toBeNull()
})

test('activity is written at most every 30 seconds', async () => {
  const token = await createSession()
  const session = await getSession(database, token, after(0, 29_999))
  if (!session) throw new Error('no session')
  expect(await touchSession(database, session, after(0, 29_999))).toBe(session)
  expect((await touchSession(database, session, after(0, 30_000))).lastSeenAt).toEqual(
    after(0, 30_000),
  )
})

test('a late renewal does not restore an ended session', async () => {
  const token = await createSession()
  const session = await getSession(database, token, after(1))
  if (!session) throw new Error('no session')
  await removeSession(database, { reference: session.reference, adminId })
  await touchSession(database, session, after(2))
  expect(await getSession(database, token, after(2))).toBeNull()
})

test('an admin can list and end only their own sessions', async () => {
  const [mine, other] = [await createSession(), await createSession(otherId, after(1))]
  const [listed, ...rest] = await findSessions(database, adminId, after(2))
  expect(rest).toEqual([])
  expect(listed).toMatchObject({ userAgent: 'Firefox', createdAt: start })
  const theirs = await getSession(database, other, after(2))
  expect(await removeSession(database, { reference: theirs?.reference ?? '', adminId })).toBe(false)
  expect(await removeSession(database, { reference: listed?.reference ?? '', adminId })).toBe(true)
  expect(await getSession(database, mine, after(2))).toBeNull()
  expect(await getSession(database, other, after(2))).not.toBeNull()
})

// Proves 4.10.4.
test('the next sign-in removes expired sessions', async () => {
  await createSession()
  await createSession(otherId, after(31))
  const { rows } = await database.pool.query('select admin_id from admin_sessions')
  expect(rows).toEqual([{ admin_id: otherId }])
})

test('a deleted admin has no session', async () => {
  const token = await createSession()
  await database.pool.query('delete from admins where id = $1', [adminId])
  expect(await getSession(database, token, after(1))).toBeNull()
})
