import { createServer } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { outboxSites, withServer } from '#tests/support/outbox-site.ts'
import { startMailbox } from '#tests/support/mailbox.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { queueResetLink } from '../admins/recovery/queue-reset-link.ts'
import { getResetLinkAdmin } from '../admins/recovery/reset-link-store.ts'
import { findEmails } from './email-store.ts'
import { removeOldAccountEmails } from '../admins/recovery/account-email-store.ts'
import { describeEmail } from './email-view.ts'
import { findEmailPage } from './email-list-store.ts'
import { getRenderedEmail } from './rendered-email.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const sites = outboxSites(() => database)
const email = 'dana@example.com'
const log = pino({ level: 'silent' })

beforeEach(async () => {
  await database.pool.query('truncate admins, admin_codes cascade')
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values (gen_random_uuid(), $1, 'דנה', '')`,
    [email],
  )
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

type Site = Awaited<ReturnType<typeof sites.open>>

function requestLink({ outbox }: Site, typed = email): Promise<void> {
  return queueResetLink(
    { database, log, outbox },
    { email: typed, lang: 'en', ipAddress: '203.0.113.7' },
  )
}

// Proves 7.6.9.
test('a link requested while the mail server is down arrives when it is back', async () => {
  const port = await closedPort()
  const site = await sites.open({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await requestLink(site)
  await requestLink(site, 'nobody@example.com')
  expect(await sites.statuses()).toEqual({ waiting: 1 })
  const mailbox = await startMailbox(port)
  onTestFinished(mailbox.stop)
  await expect.poll(sites.statuses).toEqual({ sent: 1 })
  const [{ to, parsed } = { to: [], parsed: null }] = mailbox.emails
  expect(to).toEqual([email])
  const token = /recovery\/([\w-]{43})/.exec(parsed?.text ?? '')?.[1] ?? ''
  expect(await getResetLinkAdmin(database, token, new Date())).toMatchObject({ email })
  const stored = await database.pool.query('select * from emails, admin_codes')
  expect(JSON.stringify(stored.rows)).not.toContain(token)
})

// Proves 7.6.9.
test('a refused link is a failed email that another admin can see and send again', async () => {
  const site = await sites.open(withServer(await startSmtpStub({ refuse: () => 550 })))
  await requestLink(site)
  await expect.poll(sites.statuses).toEqual({ failed: 1 })
  const { emails } = await findEmailPage(database, { limit: 10 })
  const views = emails.map((row) => describeEmail(row, 'en', new Date()))
  expect(views).toMatchObject([
    { recipient: email, status: 'failed', leadId: null, canRetry: true },
  ])
  const shown = await getRenderedEmail(database, site.env, views[0]?.id ?? '')
  expect(shown?.content.text).toMatch(/\/en\/emodesuper\/recovery\n/)
})

// Proves 7.6.9.
test('after an hour a link is given up, and the admin area offers no retry', async () => {
  const port = await closedPort()
  const site = await sites.open({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  await requestLink(site)
  await database.pool.query(`update emails set created_at = now() - interval '61 minutes'`)
  await sites.endClaims()
  await expect.poll(sites.statuses).toEqual({ failed: 1 })
  const { emails } = await findEmailPage(database, { limit: 10 })
  const [view] = emails.map((row) => describeEmail(row, 'en', new Date()))
  expect(view).toMatchObject({ canRetry: false, trouble: { code: 'too late' } })
})

test('a link is never written to a file', async () => {
  const site = await sites.open()
  await requestLink(site)
  await expect.poll(sites.statuses).toEqual({ failed: 1 })
})

test('emails about accounts are removed after 90 days, and with their admin', async () => {
  const site = await sites.open()
  await requestLink(site)
  await expect.poll(sites.statuses).toEqual({ failed: 1 })
  await database.pool.query(`update emails set created_at = now() - interval '89 days'`)
  await removeOldAccountEmails(database)
  expect(await findEmails(database, {})).toHaveLength(1)
  await database.pool.query(`update emails set created_at = now() - interval '91 days'`)
  await removeOldAccountEmails(database)
  expect(await findEmails(database, {})).toEqual([])
  await requestLink(site)
  await database.pool.query('delete from admins')
  expect(await findEmails(database, {})).toEqual([])
})
