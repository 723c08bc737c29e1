import { readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startMailbox } from '#tests/support/mailbox.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { createDirectMailer } from '../email/direct-mailer.ts'
import { mailboxBucket, mailboxLimit } from '../email/mailbox-limit.ts'
import { createEmailTransport } from '../integrations/create-email-transport.ts'
import { emailFolder } from '../integrations/email-files.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import { addSetting } from '../settings/setting-store.ts'
import { receiveRequest } from './receive-request.ts'
import { readRequestToken } from './request-link.ts'
import { findRequests, verifyRequest } from './request-store.ts'
import { sendDueRequestEmails } from './send-request-emails.ts'

const key = 'k'.repeat(43)
let server: TestServerContext

beforeAll(async () => {
  server = await openServerContext()
  await addSetting(server.database, 'privacy_link_key', key)
  await server.context.settings.refresh()
})
afterAll(() => server.stop())

beforeEach(() => server.database.pool.query('truncate privacy_requests, rate_limits cascade'))

/** The context with the mail server at `url`. */
function withMail(url: string) {
  const env = { ...server.context.env, SMTP_URL: url }
  const transport = createEmailTransport(env)
  onTestFinished(() => transport.stop())
  return {
    ...server.context,
    env,
    directMailer: createDirectMailer({ transport, env, mayLeave: () => true }),
  }
}

async function closedPort(): Promise<number> {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const address = listener.address()
  await new Promise((resolve) => listener.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

function ask(context: TestServerContext['context'], email = 'dana@example.com') {
  const values = { kind: 'access', name: 'Dana', email, details: '' }
  const visitor = { ipAddress: '198.51.100.7', userAgent: '' }
  return receiveRequest(context, { values, visitor, language: 'en' })
}

async function onlyRequest() {
  const [request] = await findRequests(server.database)
  if (!request) throw new Error('No request')
  return request
}

// Proves 10.4.9.
test('emails that the mail server did not accept are sent once by the hourly job', async () => {
  const port = await closedPort()
  const context = withMail(`smtp://127.0.0.1:${port}`)
  expect(await ask(context)).toEqual({ kind: 'stored' })
  await sendDueRequestEmails(context)
  expect(await onlyRequest()).toMatchObject({ linkSentAt: null })

  const mailbox = await startMailbox(port)
  onTestFinished(mailbox.stop)
  await sendDueRequestEmails(context)
  await sendDueRequestEmails(context)
  const recipients = () => mailbox.emails.map(({ to }) => to[0])
  expect(recipients()).toEqual(['dana@example.com'])
  const { id } = await onlyRequest()
  const token = /[\da-f-]{36}\.\d{10}\.[\w-]{43}/.exec(mailbox.emails[0]?.parsed.text ?? '')?.[0]
  expect(readRequestToken(key, token ?? '', new Date())).toBe(id)

  await verifyRequest(server.database, id, new Date())
  await sendDueRequestEmails(context)
  await sendDueRequestEmails(context)
  expect(recipients()).toEqual(['dana@example.com', 'owner@studio.example', 'dana@example.com'])
})

// Proves 10.4.9.
test('without a mail server nothing is recorded, and the link is sent once there is one', async () => {
  expect(await ask(server.context)).toEqual({ kind: 'stored' })
  await sendDueRequestEmails(server.context)
  expect(await onlyRequest()).toMatchObject({ linkSentAt: null, verifiedAt: null })
  expect(readdirSync(emailFolder(server.context.env))).toEqual([])

  const mailbox = await startMailbox()
  onTestFinished(mailbox.stop)
  await sendDueRequestEmails(withMail(mailbox.url))
  expect(mailbox.emails).toHaveLength(1)

  await server.database.pool.query(
    `update privacy_requests set link_sent_at = null, received_at = now() - interval '8 days'`,
  )
  await sendDueRequestEmails(withMail(mailbox.url))
  expect(mailbox.emails).toHaveLength(1)
})

// Proves 4.13.2.
test('links count with receipts against one mailbox, and are sent once there is room', async () => {
  const mailbox = await startMailbox()
  onTestFinished(mailbox.stop)
  const context = withMail(mailbox.url)
  const receipt = { bucket: mailboxBucket('dana@example.com'), ...mailboxLimit }
  for (let sent = 0; sent < mailboxLimit.limit; sent += 1)
    expect(await takeToken(server.database, receipt)).toBeNull()
  expect(await ask(context, 'Dana+tag@example.com')).toEqual({ kind: 'stored' })
  await sendDueRequestEmails(context)
  expect(mailbox.emails).toEqual([])
  await server.database.pool.query(
    `update rate_limits set window_start = window_start - interval '1 hour'`,
  )
  await sendDueRequestEmails(context)
  expect(mailbox.emails.map(({ to }) => to)).toEqual([['Dana+tag@example.com']])
})
