import { afterAll, beforeEach, expect, test } from 'vitest'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { outboxSites, withServer } from '#tests/support/outbox-site.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { cancelEmail, resendEmail, retryEmail, dismissEmail } from './email-action-store.ts'
import { countEmailsByStatus } from './email-list-store.ts'
import { findEmails } from './email-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
beforeEach(() => database.pool.query('truncate leads, emails, lead_keys, rate_limits cascade'))
const sites = outboxSites(() => database)

async function receiptOf(leadId: string) {
  const all = await findEmails(database, { leadId })
  const found = all.find(({ kind }) => kind === 'visitor-receipt')
  if (!found) throw new Error('No receipt')
  return found
}

/** Adds a lead whose two emails have this status. */
async function leadWith(status: 'failed' | 'sent' | 'waiting'): Promise<string> {
  const site = await sites.open()
  await site.outbox.stop()
  const { body } = await postLead(site.address, leadPayload({ email: 'typo@exmaple.com' }))
  await database.pool.query('update emails set status = $1, attempts = 3', [status])
  return body.id ?? ''
}

// Proves 8.1.5.
test('without an SMTP server emails are written to files and not sent, and can be sent once there is one', async () => {
  const site = await sites.open()
  const { body } = await postLead(site.address, leadPayload())
  expect(body.emailNotified).toBeNull()
  const filed = { waiting: 0, sent: 0, 'written-to-file': 2, failed: 0, dismissed: 0 }
  await expect.poll(() => countEmailsByStatus(database)).toEqual(filed)
  await site.outbox.stop()

  const stub = await startSmtpStub()
  const withSmtp = await sites.open(withServer(stub))
  const receipt = await receiptOf(body.id ?? '')
  expect(await retryEmail(database, receipt.id)).toBe(true)
  withSmtp.outbox.poll()
  await expect
    .poll(() => countEmailsByStatus(database))
    .toMatchObject({ sent: 1, 'written-to-file': 1 })
  expect(stub.deliveries).toHaveLength(1)
})

// Proves 8.1.6.
test('a failed email is dismissed once, and can still be sent', async () => {
  const { id } = await receiptOf(await leadWith('failed'))
  expect(await dismissEmail(database, id)).toBe(true)
  expect(await dismissEmail(database, id)).toBe(false)
  expect(await countEmailsByStatus(database)).toMatchObject({ failed: 1, dismissed: 1 })
  expect(await retryEmail(database, id)).toBe(true)
  expect(await countEmailsByStatus(database)).toMatchObject({ failed: 1, dismissed: 0, waiting: 1 })
})

test.each(['sent', 'waiting'] as const)(
  'a %s email is neither dismissed nor retried',
  async (status) => {
    const { id } = await receiptOf(await leadWith(status))
    expect(await dismissEmail(database, id)).toBe(false)
    expect(await retryEmail(database, id)).toBe(false)
    expect(await cancelEmail(database, id)).toBe(status === 'waiting')
  },
)

// Proves 8.1.6.
test('a failed email can be resent to a corrected address, and is then dismissed', async () => {
  const leadId = await leadWith('failed')
  const { id } = await receiptOf(leadId)
  expect(await resendEmail(database, { id, recipient: ' dana@example.com\u200f ' })).toBe('queued')
  const emails = await findEmails(database, { leadId })
  expect(emails.filter(({ kind }) => kind === 'visitor-receipt')).toMatchObject([
    { recipient: 'dana@example.com', status: 'waiting', attempts: 0 },
    { id, recipient: 'typo@exmaple.com', status: 'dismissed' },
  ])
})

// Proves 8.1.6.
test('a sent email is resent with another Message-ID', async () => {
  const stub = await startSmtpStub()
  const site = await sites.open(withServer(stub))
  const { body } = await postLead(site.address, leadPayload())
  await expect.poll(() => countEmailsByStatus(database)).toMatchObject({ sent: 2 })
  const { id, recipient } = await receiptOf(body.id ?? '')
  const results = await Promise.all([
    resendEmail(database, { id, recipient }),
    resendEmail(database, { id, recipient }),
  ])
  expect(results.toSorted()).toEqual(['queued', 'stale'])
  site.outbox.poll()
  await expect.poll(() => countEmailsByStatus(database)).toMatchObject({ sent: 3 })
  expect(new Set(stub.deliveries.map(({ messageId }) => messageId)).size).toBe(3)
})

test.each(['', 'dana', 'dana@example', 'a@example.com, b@example.com', `${'x'.repeat(250)}@ab.co`])(
  'nothing is sent to %j',
  async (recipient) => {
    const { id } = await receiptOf(await leadWith('failed'))
    expect(await resendEmail(database, { id, recipient })).toBe('address')
    expect(await countEmailsByStatus(database)).toMatchObject({ failed: 2, waiting: 0 })
  },
)
