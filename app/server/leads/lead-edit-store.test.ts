import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'
import { markLeadRead, removeLeads, removeMatchingLeads } from './lead-edit-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor: Actor = {
  adminId: randomUUID(),
  ipAddress: '127.0.0.1',
  now: new Date('2026-11-21T12:00:00Z'),
}
const everything = readLeadFilter(new URLSearchParams())

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [actor.adminId],
  )
})

async function addLead(row: Parameters<typeof addLeadRows>[1][number] = {}) {
  const [id = ''] = await addLeadRows(database, [row])
  return id
}

async function addQuote(leadId: string, status: string) {
  const id = randomUUID()
  await database.pool.query(
    `insert into quotes (id, number, lead_id, token, token_hash, status, version, language, valid_until, chosen)
      values ($1::uuid, $1::text, $2, '', $1::text, $3, 1, 'he', '2026-12-21', '[]')`,
    [id, leadId, status],
  )
}

async function audit(action: string) {
  const { rows } = await database.pool.query<{ detail: object }>(
    'select detail from audit_events where action = $1 order by at',
    [action],
  )
  return rows.map((row) => row.detail)
}

// Proves 4.8.3.
test('opening a new lead marks it as read once and keeps its version', async () => {
  const id = await addLead()
  const both = await Promise.all([
    markLeadRead(database, id, actor),
    markLeadRead(database, id, actor),
  ])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await getLead(database, id)).toMatchObject({ status: 'read', version: 1 })
  expect(await findLeadEvents(database, id)).toMatchObject([
    { fromStatus: 'new', toStatus: 'read' },
  ])
  const contacted = await addLead({ status: 'contacted' })
  expect(await markLeadRead(database, contacted, actor)).toBe(false)
})

test('removing a lead removes its timeline, and no other lead', async () => {
  const [one, other] = [await addLead(), await addLead()]
  expect(await markLeadRead(database, one, actor)).toBe(true)
  expect(await removeLeads(database, [one, randomUUID()], actor)).toEqual({ removed: 1, kept: 0 })
  expect(await getLead(database, one)).toBeNull()
  expect(await findLeadEvents(database, one)).toEqual([])
  expect(await getLead(database, other)).not.toBeNull()
  expect(await removeLeads(database, [], actor)).toEqual({ removed: 0, kept: 0 })
  expect(await audit('leads-removed')).toEqual([{ leads: 1 }])
})

// Proves 6.3.4.
test('a lead with an accepted quote is not removed; others are removed with their quotes', async () => {
  const [accepted, viewed] = [await addLead(), await addLead()]
  await addQuote(accepted, 'accepted')
  await addQuote(accepted, 'draft')
  await addQuote(viewed, 'viewed')
  expect(await removeLeads(database, [accepted, viewed], actor)).toEqual({ removed: 1, kept: 1 })
  expect(await getLead(database, accepted)).not.toBeNull()
  expect(await getLead(database, viewed)).toBeNull()
  const { rows } = await database.pool.query<{ status: string }>(
    'select status from quotes order by status',
  )
  expect(rows).toEqual([{ status: 'accepted' }, { status: 'draft' }])
})

test('a lead whose quote is accepted during its removal is not removed', async () => {
  const id = await addLead()
  await addQuote(id, 'viewed')
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`update quotes set status = 'accepted' where lead_id = $1`, [id])
  const removal = removeLeads(database, [id], actor)
  await client.query('commit')
  client.release()
  expect(await removal).toEqual({ removed: 0, kept: 1 })
  expect(await getLead(database, id)).not.toBeNull()
})

// Proves 4.9.5.
test('matching leads are removed only if their number is as expected', async () => {
  await database.pool.query('truncate leads cascade')
  await addLeadRows(database, [
    { status: 'archived' },
    { status: 'archived' },
    { status: 'new' },
    { status: 'archived', spamReason: 'too-fast' },
  ])
  const archived = { ...everything, status: 'archived' } as const
  expect(await removeMatchingLeads(database, { filter: archived, expected: 3 }, actor)).toBe(
    'stale',
  )
  expect(await removeMatchingLeads(database, { filter: archived, expected: 2 }, actor)).toEqual({
    removed: 2,
    kept: 0,
  })
  const { rows } = await database.pool.query<{ status: string; spam_reason: string | null }>(
    'select status, spam_reason from leads order by status',
  )
  expect(rows).toEqual([
    { status: 'archived', spam_reason: 'too-fast' },
    { status: 'new', spam_reason: null },
  ])
})
