import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startApiServer } from '#tests/support/api-server.ts'
import { leadPayload, postLead } from '#tests/support/lead-payload.ts'
import { outboxSites, postLeads, withServer } from '#tests/support/outbox-site.ts'
import { startSmtpStub } from '#tests/support/smtp-stub.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { createSmtpTransport } from '../integrations/smtp-transport.ts'
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

test('a connection that breaks after the text causes at most one duplicate, with the same id', async () => {
  const dropped = new Set<string>()
  const stub = await startSmtpStub({
    dropAfterData: ({ messageId }) => {
      if (dropped.has(messageId)) return false
      dropped.add(messageId)
      return true
    },
  })
  const site = await sites.open(withServer(stub))
  await postLeads(site.address, 5)
  await expect
    .poll(async () => {
      await sites.skipPauses()
      site.outbox.poll()
      return sites.statuses()
    })
    .toEqual({ sent: 10 })
  const times = Map.groupBy(stub.deliveries, ({ messageId }) => messageId)
  expect(times.size).toBe(10)
  expect([...times.values()].map((list) => list.length).filter((count) => count !== 2)).toEqual([])
})

// Proves 8.1.1.
test('an email whose node is killed between sending it and storing the outcome is sent again with the same id', async () => {
  const stub = await startSmtpStub()
  onTestFinished(stub.stop)
  const server = createSmtpTransport(stub.url)
  onTestFinished(server.stop)
  // This node never stores an outcome, like one that is killed right after sending.
  const killed = await startApiServer({
    database,
    transport: {
      ...server,
      stop: () => {},
      send: async (letter) => server.send(letter).then(() => new Promise<never>(() => {})),
    },
  })
  const posted = postLead(killed.address, leadPayload())
  await expect.poll(() => stub.deliveries.length).toBe(2)
  await posted
  expect(await sites.statuses()).toEqual({ waiting: 2 })

  const next = await sites.open(withServer(stub))
  const messageIds = () => new Set(stub.deliveries.map(({ messageId }) => messageId))
  // While the killed node has its claim, the next one sends only the emails of a later lead.
  await postLead(next.address, leadPayload())
  await expect.poll(sites.statuses).toEqual({ waiting: 2, sent: 2 })
  expect([stub.deliveries.length, messageIds().size]).toEqual([4, 4])
  await sites.endClaims()
  next.outbox.poll()
  await expect.poll(sites.statuses).toEqual({ sent: 4 })
  expect([stub.deliveries.length, messageIds().size]).toEqual([6, 4])
})

// Proves 8.1.1.
test('a node that stops while it claims emails releases them', async () => {
  const stub = await startSmtpStub()
  const before = await sites.open(withServer(stub))
  await before.outbox.stop()
  await postLead(before.address, leadPayload())
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query('lock table emails in access exclusive mode')
  // The node claims emails at its start, and waits for the lock.
  const node = await sites.open({ variables: { SMTP_URL: stub.url } })
  node.outbox.poll()
  await expect.poll(countWaitingClaims).toBe(1)
  const stopped = node.outbox.stop()
  await client.query('commit')
  client.release()
  await stopped
  // This lock is granted after every claim that was waiting for the one above.
  await database.orm.transaction((after) =>
    after.execute('lock table emails in access exclusive mode'),
  )
  const { rows } = await database.pool.query(
    'select status, next_attempt_at <= now() as due from emails',
  )
  expect(rows).toEqual([
    { status: 'waiting', due: true },
    { status: 'waiting', due: true },
  ])
})

/** The claims that wait for a lock on the table of emails. */
async function countWaitingClaims(): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int from pg_locks where relation = 'emails'::regclass and not granted`,
  )
  return rows[0]?.count ?? 0
}

// Proves 8.1.1.
test('two nodes send the emails of 500 leads, each once', async () => {
  const stub = await startSmtpStub()
  const [one, other] = [
    await sites.open(withServer(stub)),
    await sites.open({ variables: { SMTP_URL: stub.url } }),
  ]
  await Promise.all([postLeads(one.address, 250), postLeads(other.address, 250)])
  await expect.poll(sites.statuses).toEqual({ sent: 1000 })
  expect(stub.deliveries).toHaveLength(1000)
  expect(new Set(stub.deliveries.map(({ messageId }) => messageId)).size).toBe(1000)
  expect(stub.connections().max).toBeLessThanOrEqual(6)
})

test.each(['not an address', 'a@b c', '', '\r\nRSET', 'x'.repeat(5000)])(
  'an email to %j does not block later emails',
  async (recipient) => {
    const stub = await startSmtpStub()
    const site = await sites.open(withServer(stub))
    await site.outbox.stop()
    const { body } = await postLead(site.address, leadPayload())
    await database.pool.query(
      `update emails set recipient = $1, next_attempt_at = now() - interval '1 hour' where kind = 'visitor-receipt'`,
      [recipient],
    )
    await postLeads(site.address, 10)
    const next = await sites.open({ variables: { SMTP_URL: stub.url } })
    next.outbox.poll()
    await expect.poll(async () => (await sites.statuses())['sent']).toBe(21)
    const badEmail = (await findEmails(database, { leadId: body.id ?? '' })).find(
      ({ kind }) => kind === 'visitor-receipt',
    )
    expect(badEmail).toMatchObject({ status: 'failed', lastError: 'not an address' })
    expect(stub.deliveries).toHaveLength(21)
  },
)
