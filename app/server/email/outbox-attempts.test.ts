import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { outboxSites, withServer } from '#tests/support/outbox-site.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { cancelEmail, retryEmail } from './email-action-store.ts'
import { findEmails, maxAttempts } from './email-store.ts'

let database: TestDatabase
const sites = outboxSites(() => database)

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

// Proves 8.1.2.
test('451 is retried until accepted, 550 fails at once, and neither delays other emails', async () => {
  const attempts = new Map<string, number>()
  const stub = await startSmtpStub({
    refuse: (to) => {
      if (to.startsWith('never')) return 550
      attempts.set(to, (attempts.get(to) ?? 0) + 1)
      return to.startsWith('later') && (attempts.get(to) ?? 0) < 3 ? 451 : null
    },
  })
  const site = await sites.open(withServer(stub))
  const kinds = ['now', 'later', 'never', 'later', 'now']
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      postLead(site.address, leadPayload({ email: `${kinds[index % 5]}-${index}@example.com` })),
    ),
  )
  await expect.poll(async () => (await sites.statuses())['failed']).toBe(20)
  await expect
    .poll(async () => {
      await sites.skipPauses()
      site.outbox.poll()
      return sites.statuses()
    })
    .toEqual({ sent: 180, failed: 20 })
  const receipts = stub.deliveries
    .filter(({ to }) => to !== 'owner@studio.example')
    .map(({ to }) => to)
  expect(receipts).toHaveLength(80)
  expect(new Set(receipts).size).toBe(80)
  const failed = await findEmails(database, { status: 'failed' })
  expect(new Set(failed.map(({ attempts, lastError }) => `${attempts} ${lastError}`))).toEqual(
    new Set(['1 EENVELOPE 550 RCPT TO']),
  )
})

// Proves 8.1.2.
test('each temporary failure doubles the pause, and the fifteenth is the last', async () => {
  const stub = await startSmtpStub({ refuse: (to) => (to === 'owner@studio.example' ? 451 : null) })
  const site = await sites.open(withServer(stub))
  const { body } = await postLead(site.address, leadPayload())
  expect(body.emailNotified).toBe(false)
  const notice = async () => {
    const { rows } = await database.pool.query<{ status: string; attempts: number; pause: number }>(
      `select status, attempts, round(extract(epoch from next_attempt_at - now()))::int as pause from emails where kind = 'owner-notice'`,
    )
    return rows[0]
  }
  const pauses: (number | undefined)[] = []
  for (let tries = 1; tries <= maxAttempts; tries += 1) {
    await expect.poll(async () => (await notice())?.attempts).toBe(tries)
    const seen = await notice()
    if (seen?.status === 'waiting') pauses.push(seen.pause)
    await sites.endClaims()
    site.outbox.poll()
  }
  const expected = Array.from({ length: 14 }, (_, index) => 5 * 2 ** index)
  expect(
    pauses.map((pause, index) => Math.abs((pause ?? 0) - (expected[index] ?? 0)) <= 2),
  ).toEqual(expected.map(() => true))
  expect(await notice()).toMatchObject({ status: 'failed', attempts: 15 })
})

// Proves 8.1.3.
test('a failed email can be retried, a sent one cannot, and a waiting one can be canceled', async () => {
  let isOpen = false
  const stub = await startSmtpStub({ refuse: () => (isOpen ? null : 550) })
  const site = await sites.open(withServer(stub))
  await postLead(site.address, leadPayload())
  await expect.poll(sites.statuses).toEqual({ failed: 2 })
  const [email, other] = await findEmails(database, { status: 'failed' })
  isOpen = true
  expect(await retryEmail(database, email?.id ?? '')).toBe(true)
  site.outbox.poll()
  await expect.poll(sites.statuses).toEqual({ sent: 1, failed: 1 })
  expect(await retryEmail(database, email?.id ?? '')).toBe(false)
  expect(await cancelEmail(database, email?.id ?? '')).toBe(false)

  await site.outbox.stop()
  expect(await retryEmail(database, other?.id ?? '')).toBe(true)
  expect(await cancelEmail(database, other?.id ?? '')).toBe(true)
  expect((await findEmails(database, { status: 'failed' }))[0]).toMatchObject({
    id: other?.id,
    lastError: 'given up by an admin',
  })
})

// Proves 8.1.2.
test('emails waiting for their next attempt are sent even after the clock was set back', async () => {
  const stub = await startSmtpStub()
  const before = await sites.open()
  await postLead(before.address, leadPayload())
  await before.stop()
  // The owner's notice would wait for five hours, the receipt for an hour, which is possible.
  await database.pool.query(`update emails set status = 'waiting',
    attempts = case when kind = 'owner-notice' then 1 else 11 end,
    next_attempt_at = now() + case when kind = 'owner-notice' then interval '5 hours' else interval '1 hour' end`)
  await sites.open(withServer(stub))
  await expect.poll(() => sites.statuses()).toEqual({ sent: 1, waiting: 1 })
  expect(stub.deliveries.map(({ to }) => to)).toEqual(['owner@studio.example'])
})
