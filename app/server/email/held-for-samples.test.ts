import { afterAll, expect, test } from 'vitest'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { outboxSites, withServer } from '#tests/support/outbox-site.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { createDirectMailer } from './direct-mailer.ts'
import { deliveryProblem } from './delivery-problem.ts'
import { findEmails } from './email-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const sites = outboxSites(() => database)

// Proves 8.6.1.
test('as long as details are samples the notice leaves and the receipt waits, then leaves too', async () => {
  const stub = await startSmtpStub()
  let mayLeave = false
  await sites
    .open({ ...withServer(stub), mayLeave: () => mayLeave })
    .then(({ address }) => postLead(address, leadPayload({ email: 'dana@example.com' })))
  await expect.poll(sites.statuses).toEqual({ sent: 1, waiting: 1 })
  await expect
    .poll(async () => {
      const [receipt] = await findEmails(database, { status: 'waiting' })
      return [receipt?.attempts, deliveryProblem(receipt?.lastError ?? '')]
    })
    .toEqual([0, 'sample'])
  expect(stub.deliveries.map(({ to }) => to)).toEqual(['owner@studio.example'])
  mayLeave = true
  await sites.endClaims()
  await expect.poll(sites.statuses).toEqual({ sent: 2 })
})

// Proves 8.6.1.
test('an email sent directly is held for a visitor, and not for the owner', async () => {
  const sent: string[] = []
  const mailer = createDirectMailer({
    transport: {
      accepted: 'sent',
      concurrency: 1,
      send: async ({ to }) => void sent.push(to),
      stop: () => {},
    },
    env: {
      MAIL_FROM: { name: '', address: 'studio@rimon.co.il' },
      OWNER_EMAIL: 'dana@rimon.co.il',
      SMTP_URL: 'smtp://mail.example',
    },
    mayLeave: () => false,
  })
  const words = { subject: 's', label: 'l', title: 't', text: 't', button: 'b', footer: 'f' }
  const email = { lang: 'he', words, href: 'https://rimon.co.il/' } as const
  await expect(mailer.send({ ...email, recipient: 'visitor@example.com' })).rejects.toThrow(
    'sample details',
  )
  await mailer.send({ ...email, recipient: 'dana@rimon.co.il' })
  expect(sent).toEqual(['dana@rimon.co.il'])
})
