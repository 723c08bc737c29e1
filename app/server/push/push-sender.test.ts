import { randomUUID } from 'node:crypto'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { isPushService } from '#domain/push/push-host.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { newDevice } from '#tests/support/new-device.ts'
import { newSubscription, readVapid, startPushService } from '#tests/support/push-receiver.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { addSession, getSession } from '../admins/sessions/session-store.ts'
import { pushDevices, pushNotices } from '../db/push-schema.ts'
import { addPushDevice } from './push-device-store.ts'
import { ensurePushKeys } from './push-key-store.ts'
import { addPushNotices } from './push-notice-store.ts'
import { sendDueNotices } from './push-sender.ts'

let site: TestServerContext
let service: Awaited<ReturnType<typeof startPushService>>
let sending: Parameters<typeof sendDueNotices>[0]
let browser: ReturnType<typeof newSubscription>
let reference = ''
let logged = ''
const adminId = randomUUID()
const actor = { adminId, ipAddress: '127.0.0.1', now: new Date() }

beforeAll(async () => {
  site = await openServerContext()
  service = await startPushService()
  const { database, context } = site
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'a@example.com', 'A', 'x')`,
    [adminId],
  )
  const now = new Date()
  const token = await addSession(database, { adminId, userAgent: 'x', device: newDevice(), now })
  reference = (await getSession(database, token, now))?.reference ?? ''
  const log = pino({}, { write: (line: string) => (logged += line) })
  const isAllowed = (address: string) => address.startsWith(`${service.origin}/`)
  const { signal } = new AbortController()
  sending = { database, env: context.env, log, isAllowed, signal }
})

afterAll(async () => {
  await service.stop()
  await site.stop()
})

beforeEach(async () => {
  service.answerWith(201)
  service.received.splice(0)
  await site.database.pool.query('delete from leads')
  await turnOn(`${service.origin}/push/${randomUUID()}`)
})

async function turnOn(endpoint: string): Promise<void> {
  browser = newSubscription(endpoint)
  const { subscription } = browser
  await ensurePushKeys(site.database, site.context.env)
  await addPushDevice(site.database, { subscription, reference, lang: 'he' }, actor)
}

async function addNotice(name = 'דנה כהן'): Promise<string> {
  const [leadId = ''] = await addLeadRows(site.database, [{ name }])
  await addPushNotices(site.database.orm, { kind: 'owner-notice', leadId })
  return leadId
}

const sendDue = () => sendDueNotices(sending)
const devices = () => site.database.orm.select().from(pushDevices)
const notices = () => site.database.orm.select().from(pushNotices)

// Proves 7.20.2, 7.20.3.
test('a notice arrives encrypted for the browser, signed by the site, and is delivered once', async () => {
  const leadId = await addNotice('Dana')
  await sendDue()
  await sendDue()
  const [push, ...more] = service.received
  expect(more).toEqual([])
  expect(push?.headers).toMatchObject({ urgency: 'high', 'content-encoding': 'aes128gcm' })
  expect(Number(push?.headers.ttl)).toBeGreaterThan(86_300)
  expect(push?.body.includes('Dana')).toBe(false)
  expect(browser.open(push?.body ?? Buffer.alloc(0))).toEqual({
    title: deskCopyFor('he').adminPush.notices['owner-notice'],
    body: '\u2068Dana\u2069',
    lang: 'he',
    dir: 'rtl',
    path: `/he/emodesuper/dashboard/leads/${leadId}`,
  })
  const { publicKey } = await ensurePushKeys(site.database, site.context.env)
  expect(readVapid(push?.headers.authorization ?? '')).toEqual({
    aud: service.origin,
    sub: 'mailto:owner@studio.example',
    key: publicKey,
  })
  expect(await devices()).toMatchObject([{ deliveredAt: expect.any(Date), problem: null }])
  expect(await notices()).toEqual([])
})

// Proves 7.20.3.
test.each([500, 503, 429, 408])(
  'after a response of %i it is tried again later',
  async (status) => {
    service.answerWith(status, { 'Retry-After': '600' })
    await addNotice()
    await sendDue()
    const [notice] = await notices()
    expect(notice).toMatchObject({ attempts: 1 })
    const pause = ((notice?.nextAttemptAt.getTime() ?? 0) - Date.now()) / 1_000
    expect(pause).toBeGreaterThan(540)
    expect(pause).toBeLessThanOrEqual(600)
    expect(await devices()).toMatchObject([{ deliveredAt: null, problem: null }])
  },
)

// Proves 7.20.3.
test.each([404, 410])('after a response of %i the device is removed', async (status) => {
  service.answerWith(status)
  await addNotice()
  await sendDue()
  expect([await devices(), await notices()]).toEqual([[], []])
})

// Proves 7.20.3, 7.20.4.
test.each([400, 403, 413, 302])(
  'after a response of %i the device says so, and nothing follows',
  async (status) => {
    service.answerWith(status, { Location: `${service.origin}/elsewhere` })
    await addNotice()
    await sendDue()
    expect(service.received).toHaveLength(1)
    expect(await devices()).toMatchObject([{ problem: 'refused' }])
    expect(await notices()).toEqual([])
    service.answerWith(201)
    await addNotice()
    await sendDue()
    expect(await devices()).toMatchObject([{ problem: null }])
  },
)

// Proves 7.20.3.
test('a notice that did not arrive for a day is given up, and the device says so', async () => {
  await addNotice()
  await site.database.pool.query(`update push_notices set created_at = now() - interval '25 hours'`)
  await sendDue()
  expect(service.received).toEqual([])
  expect(await devices()).toMatchObject([{ problem: 'unreachable' }])
  expect(await notices()).toEqual([])
})

// Proves 7.20.4.
test('an address that is no push service is never called, however it was stored', async () => {
  await site.database.pool.query(`update push_devices set endpoint = $1`, [service.origin])
  await addNotice()
  await sendDueNotices({ ...sending, isAllowed: isPushService })
  expect(service.received).toEqual([])
  expect(await devices()).toMatchObject([{ problem: 'refused' }])
})

// Proves 7.20.5.
test('a lead that was held, put in the bin or removed meanwhile is not shown', async () => {
  const [held, binned, removed] = [await addNotice(), await addNotice(), await addNotice()]
  const { pool } = site.database
  const next = 'next_action = null, next_at = null'
  await pool.query(`update leads set spam_reason = 'marked', ${next} where id = $1`, [held])
  await pool.query(`update leads set deleted_at = now(), ${next} where id = $1`, [binned])
  await pool.query('delete from leads where id = $1', [removed])
  await sendDue()
  expect([service.received, await notices()]).toEqual([[], []])
})

// Proves 7.20.5.
test('the log has neither a name nor an address', async () => {
  service.answerWith(503)
  await addNotice('SecretName')
  await sendDue()
  expect(logged).toContain('notice-later')
  expect(logged).not.toMatch(/SecretName|push\/|127\.0\.0\.1/)
})

// Proves 7.20.3.
test('keys that this data folder cannot open send nothing, and new ones replace them', async () => {
  await site.database.pool.query(`update push_keys set sealed = 'AAAA'`)
  await addNotice()
  await sendDue()
  expect(service.received).toEqual([])
  expect(await notices()).toMatchObject([{ attempts: 0 }])
  await ensurePushKeys(site.database, site.context.env)
  expect([await devices(), await notices()]).toEqual([[], []])
})
