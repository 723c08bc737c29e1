import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { outboxSites, postLeads, timed, withServer } from '#tests/support/outbox-site.ts'
import { startBlackHole, startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createServer } from 'node:net'
import { findEmails } from './email-store.ts'

let database: TestDatabase
const sites = outboxSites(() => database)

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

async function closedPort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

// Proves 4.5.3.
test('without an SMTP server the lead is stored, the response does not wait for it, and the emails are sent when the server is back', async () => {
  const port = await closedPort()
  const site = await sites.open({ variables: { SMTP_URL: `smtp://127.0.0.1:${port}` } })
  for (let lead = 0; lead < 3; lead += 1) {
    expect(await postLead(site.address, leadPayload())).toMatchObject({
      status: 201,
      body: { success: true, emailNotified: false },
    })
  }
  expect(await sites.statuses()).toEqual({ waiting: 6 })

  const stub = await startSmtpStub({ port })
  onTestFinished(stub.stop)
  await expect.poll(sites.statuses).toEqual({ sent: 6 })
  expect(new Set(stub.deliveries.map(({ messageId }) => messageId)).size).toBe(6)
  expect(stub.deliveries).toHaveLength(6)
  const attempts = (await findEmails(database, {})).map((email) => email.attempts)
  expect(attempts).toEqual([1, 1, 1, 1, 1, 1])
})

test.each([
  ['says nothing', ''],
  ['says a character a second', '220 slow.example ESMTP\r\n'],
])(
  'a server that accepts connections and %s withholds no response and uses few connections',
  async (_, drip) => {
    const stub = await startBlackHole({ drip })
    const site = await sites.open(withServer(stub))
    const answers = await postLeads(site.address, 12)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect(answers.filter(({ body }) => body.emailNotified === true)).toEqual([])
    expect(stub.connections().max).toBeLessThanOrEqual(3)
    await site.stop()
    await expect.poll(() => stub.connections().open).toBe(0)
    expect(await sites.statuses()).toEqual({ waiting: 24 })
  },
)

test('the first visitor waits three seconds for a silent server, and the next does not wait', async () => {
  const site = await sites.open(withServer(await startBlackHole()))
  const first = await timed(() => postLead(site.address, leadPayload()))
  expect(first.result.body).toMatchObject({ success: true, emailNotified: false })
  expect(first.ms).toBeGreaterThan(2_500)
  await expect
    .poll(async () => (await timed(() => postLead(site.address, leadPayload()))).ms)
    .toBeLessThan(2_500)
})
