import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { emails } from '../db/email-schema.ts'
import { leads } from '../db/schema.ts'
import { releaseLeads } from './held-lead-store.ts'
import { parseCardDetails } from './parse-card-details.ts'
import { receiveLead } from './receive-lead.ts'

let server: TestServerContext

beforeAll(async () => {
  server = await openServerContext()
})

afterAll(() => server.stop())

const cardRecipient = 'maya@bakery.example'

async function leaveDetails(values: Record<string, string> = {}): Promise<string> {
  const outcome = await receiveLead(server.context, {
    parse: () =>
      parseCardDetails(
        { name: 'Adam Hill', phone: '052-7654321', email: 'adam@example.com', ...values },
        {
          cardLine: 'Left details on the card of Maya.',
          language: 'en',
          title: 'Maya',
          url: 'https://site.example/en/v/maya',
        },
      ),
    idempotencyKey: undefined,
    visitor: { ipAddress: '192.0.2.7', userAgent: 'Test' },
    cardRecipient,
  })
  if (outcome.kind !== 'saved') throw new Error(outcome.kind)
  return outcome.id
}

function emailsOf(leadId: string) {
  const { kind, recipient, status } = emails
  return server.database.orm
    .select({ kind, recipient, status })
    .from(emails)
    .where(eq(emails.leadId, leadId))
    .orderBy(asc(emails.kind))
}

// Proves 3.12.8.
test('details left on a client’s card create a lead and an email to its owner, but no receipt', async () => {
  const id = await leaveDetails()
  const found = (await emailsOf(id)).map(({ kind, recipient }) => [kind, recipient])
  expect(found).toEqual([
    ['card-details', cardRecipient],
    ['owner-notice', 'owner@studio.example'],
  ])
})

// Proves 3.12.8, 4.11.1.
test('if the details look like spam, the owner of the card gets them after their release', async () => {
  const id = await leaveDetails({ name: 'Ben Hill', website: 'https://spam.example' })
  const waiting = (await emailsOf(id)).filter(({ kind }) => kind !== 'held-notice')
  expect(waiting).toEqual([{ kind: 'card-details', recipient: cardRecipient, status: 'dismissed' }])
  const actor = { adminId: crypto.randomUUID(), ipAddress: '', now: new Date() }
  await server.database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'Dana', '')`,
    [actor.adminId],
  )
  await releaseLeads(server.database, { ids: [id], owner: 'owner@studio.example' }, actor)
  const released = (await emailsOf(id)).filter(({ kind }) => kind !== 'held-notice')
  expect(released.map(({ kind, status }) => [kind, status])).toEqual([
    ['card-details', 'waiting'],
    ['owner-notice', 'waiting'],
  ])
  const [lead] = await server.database.orm.select().from(leads).where(eq(leads.id, id))
  expect(lead?.spamReason).toBeNull()
})
