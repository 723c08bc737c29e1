import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newDevice } from '#tests/support/new-device.ts'
import { newSubscription } from '#tests/support/push-receiver.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { removeAdmin } from '../admins/accounts/admin-removal-store.ts'
import { changePasswordHash } from '../admins/accounts/admin-store.ts'
import {
  addSession,
  getSession,
  removeExpiredSessions,
  removeSession,
} from '../admins/sessions/session-store.ts'
import { auditEvents } from '../db/admin-schema.ts'
import { pushDevices, pushKeys, pushNotices } from '../db/push-schema.ts'
import { addPushDevice, findPushDevices, removePushDevice } from './push-device-store.ts'
import { ensurePushKeys } from './push-key-store.ts'
import { addTestNotice } from './push-notice-store.ts'

let site: TestServerContext
let reference = ''
const adminId = randomUUID()
const otherId = randomUUID()
const actorOf = (id: string) => ({ adminId: id, ipAddress: '127.0.0.1', now: new Date() })

beforeAll(async () => {
  site = await openServerContext()
})

afterAll(() => site.stop())

beforeEach(async () => {
  const { pool } = site.database
  await pool.query('delete from leads')
  await pool.query('truncate admins cascade')
  await pool.query(
    `insert into admins (id, email, name, password_hash, created_at) values
      ($1, 'a@example.com', 'A', 'x', now() - interval '1 day'), ($2, 'b@example.com', 'B', 'x', now())`,
    [adminId, otherId],
  )
  reference = await startSession(adminId)
})

async function startSession(id: string, device = newDevice(), now = new Date()): Promise<string> {
  const token = await addSession(site.database, {
    adminId: id,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/143.0',
    device,
    now,
  })
  return (await getSession(site.database, token, now))?.reference ?? ''
}

const newEndpoint = () => `https://fcm.googleapis.com/fcm/send/${randomUUID()}`

function turnOn(session = reference, id = adminId, endpoint = newEndpoint()) {
  const { subscription } = newSubscription(endpoint)
  return addPushDevice(site.database, { subscription, reference: session, lang: 'he' }, actorOf(id))
}

const devicesOf = (id: string, session = reference) =>
  findPushDevices(site.database, { adminId: id, reference: session })

async function kinds(): Promise<string[]> {
  const rows = await site.database.orm.select().from(pushNotices)
  return rows.map(({ kind }) => kind).toSorted()
}

// Proves 7.20.1.
test('an admin has a device for each browser, sees her own, and removes only those', async () => {
  expect(await turnOn()).toBe('added')
  expect(await turnOn()).toBe('added')
  const elsewhere = await startSession(adminId)
  expect(await turnOn(elsewhere)).toBe('added')
  expect(await turnOn(await startSession(otherId), otherId)).toBe('added')
  const mine = await devicesOf(adminId)
  expect(mine.map(({ isThis }) => isThis)).toEqual([true, false])
  const [theirs] = await devicesOf(otherId)
  const id = mine[0]?.id ?? ''
  expect(await removePushDevice(site.database, theirs?.id ?? '', actorOf(adminId))).toBe(false)
  expect(await addTestNotice(site.database, { id: theirs?.id ?? '', adminId })).toBe(false)
  expect(await addTestNotice(site.database, { id, adminId })).toBe(true)
  expect(await addTestNotice(site.database, { id, adminId })).toBe(true)
  expect(await kinds()).toEqual(['test'])
  expect(await removePushDevice(site.database, id, actorOf(adminId))).toBe(true)
  expect(await kinds()).toEqual([])
  const actions = (await site.database.orm.select().from(auditEvents)).map(({ action }) => action)
  expect(actions.filter((action) => action === 'notices-turned-on')).toHaveLength(4)
  expect(actions.filter((action) => action === 'notices-turned-off')).toHaveLength(1)
})

// Proves 7.20.1.
test('a browser that another admin used moves to whoever turns notices on', async () => {
  const endpoint = newEndpoint()
  await turnOn(reference, adminId, endpoint)
  await turnOn(await startSession(otherId), otherId, endpoint)
  expect([(await devicesOf(adminId)).length, (await devicesOf(otherId)).length]).toEqual([0, 1])
})

// Proves 7.20.1.
test('an admin has at most ten devices, each of which can be turned on again', async () => {
  for (let count = 1; count < 10; count += 1) await turnOn(await startSession(adminId))
  expect(await turnOn()).toBe('added')
  expect(await turnOn(await startSession(adminId))).toBe('full')
  expect(await turnOn()).toBe('added')
  expect(await devicesOf(adminId)).toHaveLength(10)
})

// Proves 7.20.5.
test('ending a session ends the notices of its browser, and its passing does not', async () => {
  const elsewhere = await startSession(adminId)
  await turnOn()
  await turnOn(elsewhere)
  await removeSession(site.database, { reference: elsewhere, adminId })
  expect(await devicesOf(adminId)).toMatchObject([{ isThis: true }])
  await removeExpiredSessions(site.database, new Date(Date.now() + 9 * 3_600_000))
  expect(await devicesOf(adminId)).toHaveLength(1)
  expect(await turnOn()).toBe('gone')
})

// Proves 7.20.5.
test('a new password and the removal of an account end all notices of an admin', async () => {
  const theirs = await startSession(otherId)
  await turnOn()
  await turnOn(theirs, otherId)
  await changePasswordHash(site.database, adminId, 'y')
  expect([(await devicesOf(adminId)).length, (await devicesOf(otherId)).length]).toEqual([0, 1])
  await removeAdmin(site.database, otherId, { adminId, ipAddress: '127.0.0.1' })
  expect(await site.database.orm.$count(pushDevices)).toBe(0)
})

// Proves 7.20.5.
test('the database has the private key only sealed', async () => {
  const { privateKey, publicKey } = await ensurePushKeys(site.database, site.context.env)
  const again = await ensurePushKeys(site.database, site.context.env)
  expect(again).toEqual({ privateKey, publicKey })
  expect(JSON.stringify(await site.database.orm.select().from(pushKeys))).not.toContain(privateKey)
})
