import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { auditEvents } from '../db/admin-schema.ts'
import { emails } from '../db/email-schema.ts'
import { claimEmails } from '../email/email-store.ts'
import {
  addHeldNotice,
  holdLeads,
  releaseLeads,
  removeExpiredHeldLeads,
} from './held-lead-store.ts'
import { markLeadRead } from './lead-edit-store.ts'
import { countLeadLists } from './lead-count-store.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const owner = 'owner@studio.example'
const actor: Actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }
const dayMs = 86_400_000

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [actor.adminId],
  )
})

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

async function addHeld(row: Parameters<typeof addLeadRows>[1][number] = {}): Promise<string> {
  const [id = ''] = await addLeadRows(database, [{ spamReason: 'too-fast', ...row }])
  return id
}

function emailsOf(leadId: string) {
  return database.orm.select().from(emails).where(eq(emails.leadId, leadId)).orderBy(emails.kind)
}

// Proves 4.11.4.
test('a released lead becomes new, and its notice and receipt are sent', async () => {
  const id = await addHeld({ status: 'read', language: 'en', email: 'held@example.com' })
  expect(await releaseLeads(database, { ids: [id], owner }, actor)).toEqual([id])
  expect(await getLead(database, id)).toMatchObject({ spamReason: null, status: 'new', version: 2 })
  expect(await emailsOf(id)).toMatchObject([
    { kind: 'owner-notice', recipient: owner, language: 'he', status: 'waiting' },
    { kind: 'visitor-receipt', recipient: 'held@example.com', language: 'en', status: 'waiting' },
  ])
  expect(await claimEmails(database, { limit: 10, claimSeconds: 60 })).toHaveLength(2)
  const [event] = await findLeadEvents(database, id)
  expect(event).toMatchObject({ kind: 'released', adminName: 'דנה' })
  expect(await countLeadLists(database)).toHaveProperty('spam', 0)
  const audit = await database.orm
    .select({ detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'leads-released'))
  expect(audit).toEqual([{ detail: { leads: 1 } }])
})

test('two simultaneous releases of a lead send its emails once', async () => {
  const id = await addHeld()
  const release = () => releaseLeads(database, { ids: [id], owner }, actor)
  const results = await Promise.all([release(), release()])
  expect(results.flat()).toEqual([id])
  expect(await emailsOf(id)).toHaveLength(2)
})

test('a lead that is not held, or does not exist, is not released', async () => {
  const [id = ''] = await addLeadRows(database, [{}])
  expect(await releaseLeads(database, { ids: [id, randomUUID()], owner }, actor)).toEqual([])
  expect(await emailsOf(id)).toEqual([])
})

test('opening a held lead does not change its status', async () => {
  const id = await addHeld()
  expect(await markLeadRead(database, id, actor)).toBe(false)
  expect(await getLead(database, id)).toMatchObject({ status: 'new' })
})

// Proves 4.11.3.
test('the owner is notified of held leads once a day, and only if there are new ones', async () => {
  await addLeadRows(database, [{}])
  await addHeldNotice(database, owner)
  expect(await database.orm.select().from(emails)).toEqual([])

  const first = await addHeld({ receivedAt: new Date(Date.now() - 1_000) })
  await Promise.all([addHeldNotice(database, owner), addHeldNotice(database, owner)])
  expect(await database.orm.select().from(emails)).toMatchObject([
    { kind: 'held-notice', recipient: owner, leadId: first, language: 'he' },
  ])

  const second = await addHeld({ receivedAt: new Date(Date.now() + 1_000) })
  await addHeldNotice(database, owner)
  expect(await emailsOf(second)).toEqual([])

  await database.pool.query(`update emails set created_at = now() - interval '23 hours'`)
  await addHeldNotice(database, owner)
  expect(await emailsOf(second)).toEqual([])

  await database.pool.query(
    `update emails set created_at = now() - interval '25 hours';
     update leads set received_at = now() - interval '2 days' where id = '${first}'`,
  )
  await addHeldNotice(database, owner)
  expect(await emailsOf(second)).toMatchObject([{ kind: 'held-notice' }])

  await database.pool.query(
    `update emails set created_at = now() - interval '25 hours';
     update leads set received_at = now() - interval '2 days'`,
  )
  await addHeldNotice(database, owner)
  expect(await database.orm.select().from(emails)).toHaveLength(2)
})

// Proves 4.10.1.
test.each([
  [89.99, 1],
  [90.01, 0],
])('of leads held for %d days, %d remain', async (days, kept) => {
  const receivedAt = new Date(Date.now() - days * dayMs)
  const id = await addHeld({ receivedAt })
  const [normal = ''] = await addLeadRows(database, [{ receivedAt }])
  await removeExpiredHeldLeads(database)
  expect((await getLead(database, id)) === null ? 0 : 1).toBe(kept)
  expect(await getLead(database, normal)).not.toBeNull()
})

// Proves 4.11.5, 4.11.6.
test('leads marked as spam are held together, and released with their status and without emails', async () => {
  const ids = await addLeadRows(database, [{ status: 'contacted' }, { status: 'qualified' }, {}])
  const marked = ids.slice(0, 2)
  expect((await holdLeads(database, marked, actor)).toSorted()).toEqual(marked.toSorted())
  expect(await countLeadLists(database)).toHaveProperty('spam', 2)
  expect(await holdLeads(database, marked, actor)).toEqual([])
  expect(await getLead(database, marked[0] ?? '')).toMatchObject({
    spamReason: 'marked',
    status: 'contacted',
    version: 2,
  })
  await addHeldNotice(database, owner)
  expect(await releaseLeads(database, { ids: marked, owner }, actor)).toHaveLength(2)
  expect(await countLeadLists(database)).toHaveProperty('spam', 0)
  const [first, second] = await Promise.all(marked.map((id) => getLead(database, id)))
  expect([first, second]).toMatchObject([
    { status: 'contacted', spamReason: null, heldAt: null },
    { status: 'qualified', spamReason: null, heldAt: null },
  ])
  expect(await database.orm.select().from(emails)).toEqual([])
  const events = await findLeadEvents(database, marked[0] ?? '')
  expect(events.map(({ kind }) => kind)).toEqual(['released', 'held'])
})

// Proves 4.11.5, 4.11.6.
test('waiting emails of a lead marked as spam are sent only after its release', async () => {
  const [id = ''] = await addLeadRows(database, [{}])
  const base = { leadId: id, recipient: 'dana@example.com', language: 'he' } as const
  await database.orm.insert(emails).values([
    { ...base, id: randomUUID(), kind: 'owner-notice', status: 'sent' },
    {
      ...base,
      id: randomUUID(),
      kind: 'quote-link',
      status: 'dismissed',
      lastError: 'EENVELOPE 550',
    },
    { ...base, id: randomUUID(), kind: 'visitor-receipt' },
  ])
  const statuses = async () => (await emailsOf(id)).map(({ status }) => status)

  await holdLeads(database, [id], actor)
  expect(await statuses()).toEqual(['sent', 'dismissed', 'dismissed'])
  expect(await claimEmails(database, { limit: 10, claimSeconds: 60 })).toEqual([])

  await releaseLeads(database, { ids: [id], owner }, actor)
  expect(await statuses()).toEqual(['sent', 'dismissed', 'waiting'])
  expect(await claimEmails(database, { limit: 10, claimSeconds: 60 })).toHaveLength(1)
})

// Proves 4.11.5.
test('a lead whose quote was accepted is not marked as spam', async () => {
  const [id = ''] = await addLeadRows(database, [{}])
  await database.pool.query(
    `insert into quotes (id, number, lead_id, token, token_hash, status, version, language,
       valid_until, chosen)
     values (gen_random_uuid(), 'H-1', $1, 't', 'h', 'accepted', 1, 'he', now(), '[]')`,
    [id],
  )
  expect(await holdLeads(database, [id], actor)).toEqual([])
})

// Proves 4.10.1.
test('the retention of a lead marked as spam starts with the mark, and a kept lead stays', async () => {
  const [old = '', kept = ''] = await addLeadRows(database, [
    { receivedAt: new Date(Date.now() - 300 * dayMs) },
    { receivedAt: new Date(Date.now() - 300 * dayMs), keptReason: 'claim' },
  ])
  await holdLeads(database, [old, kept], actor)
  await removeExpiredHeldLeads(database)
  expect(await getLead(database, old)).not.toBeNull()
  await database.pool.query(`update leads set held_at = now() - interval '89 days'`)
  await removeExpiredHeldLeads(database)
  expect(await getLead(database, old)).not.toBeNull()
  await database.pool.query(`update leads set held_at = now() - interval '91 days'`)
  await removeExpiredHeldLeads(database)
  expect([await getLead(database, old), await getLead(database, kept)]).toMatchObject([
    null,
    { id: kept },
  ])
})
