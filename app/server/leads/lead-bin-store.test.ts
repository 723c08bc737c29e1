import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { erasePerson, exportPerson, findPersonLeads } from '../privacy/person-store.ts'
import { findTodayLeads } from '../promises/today-store.ts'
import { countQuotesByStatus, findQuotes, getQuoteByToken } from '../quotes/quote-store.ts'
import { closeLeadAsWon } from '../quotes/acceptance-store.ts'
import { hashSecret } from '../secrets.ts'
import { addHeldNotice, holdLeads, releaseLeads } from './held-lead-store.ts'
import {
  deleteLeads,
  deleteMatchingLeads,
  eraseLeads,
  eraseMatchingLeads,
  eraseOldDeletions,
  restoreLeads,
  undoDeletion,
} from './lead-bin-store.ts'
import { batchSize } from '../db/in-batches.ts'
import { changeLead } from './lead-change-store.ts'
import { touchLead } from './lead-touch-store.ts'
import { countLeadLists, countLeadsByStatus } from './lead-count-store.ts'
import { findLeadEvents, findLeads, getLead } from './lead-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const now = new Date('2026-11-22T12:00:00Z')
const actor: Actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now }
const everything = readLeadFilter(new URLSearchParams())
const bin = readLeadFilter(new URLSearchParams('deleted=yes'))

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [actor.adminId],
  )
})

beforeEach(async () => {
  await database.pool.query('truncate leads cascade')
})

async function addLead(row: Parameters<typeof addLeadRows>[1][number] = {}) {
  const [id = ''] = await addLeadRows(database, [row])
  return id
}

async function addQuote(leadId: string, status: string) {
  const id = randomUUID()
  await database.pool.query(
    `insert into quotes (id, number, lead_id, token, token_hash, status, version, language, valid_until, chosen, sent_at)
      values ($1::uuid, $1::text, $2, $1::text, $4, $3, 1, 'he', '2026-12-21', '[]', now())`,
    [id, leadId, status, hashSecret(id)],
  )
  await database.pool.query(
    `insert into quote_versions (quote_id, version, snapshot, hash) values ($1, 1, '{}', '')`,
    [id],
  )
  return id
}

async function addEmail(leadId: string) {
  const id = randomUUID()
  await database.pool.query(
    `insert into emails (id, lead_id, kind, recipient, language) values ($1, $2, 'visitor-receipt', 'a@example.com', 'he')`,
    [id, leadId],
  )
}

async function column(sql: string, values: unknown[] = []): Promise<unknown[]> {
  const { rows } = await database.pool.query<{ value: unknown }>(sql, values)
  return rows.map(({ value }) => value)
}

function audit(action: string) {
  return column('select detail as value from audit_events where action = $1 order by at, id', [
    action,
  ])
}

async function listed(filter = everything) {
  const { leads } = await findLeads(database, { filter, limit: 100, now })
  return leads.map(({ id }) => id).toSorted()
}

// Proves 4.9.4.
test('a deleted lead is in the bin and nowhere else', async () => {
  const [one, other] = [await addLead({ name: 'נועם' }), await addLead()]
  const quote = await addQuote(one, 'sent')
  const open = () =>
    Promise.all([
      listed(),
      listed({ ...everything, search: 'נועם' }),
      findTodayLeads(database).then((rows) => rows.map(({ lead }) => lead.id).toSorted()),
      countLeadsByStatus(database, { filter: everything, now }).then(({ all }) => all),
      findQuotes(database, { limit: 9, today: '2026-11-22' }).then(({ quotes }) => quotes.length),
      countQuotesByStatus(database, '2026-11-22'),
    ])
  expect(await open()).toEqual([
    [one, other].toSorted(),
    [one],
    [one, other].toSorted(),
    2,
    1,
    { sent: 1 },
  ])
  expect(await deleteLeads(database, [one, randomUUID()], actor)).toEqual({ deleted: 1, kept: 0 })
  expect(await open()).toEqual([[other], [], [other], 1, 0, {}])
  expect(await listed(bin)).toEqual([one])
  expect(await countLeadLists(database)).toHaveProperty('deleted', 1)
  expect(await getQuoteByToken(database, quote)).toBeNull()
  expect(await getLead(database, one)).toMatchObject({ deletedAt: now, nextAt: null, version: 2 })
  expect(await findLeadEvents(database, one)).toMatchObject([{ kind: 'deleted', adminName: 'דנה' }])
  expect(await audit('leads-removed')).toEqual([{ leads: 1 }])
  expect(await deleteLeads(database, [one], actor)).toEqual({ deleted: 0, kept: 0 })
  expect(await deleteLeads(database, [], actor)).toEqual({ deleted: 0, kept: 0 })
})

// Proves 4.9.4.
test('a restored lead is as it was, with its next step and its waiting emails', async () => {
  const id = await addLead({ status: 'contacted', touchedAt: now })
  await addEmail(id)
  await deleteLeads(database, [id], actor)
  const emails = () => column('select status as value from emails')
  expect(await emails()).toEqual(['dismissed'])
  expect(await restoreLeads(database, [id], actor)).toBe(1)
  expect(await emails()).toEqual(['waiting'])
  const lead = await getLead(database, id)
  expect(lead).toMatchObject({ deletedAt: null, status: 'contacted', nextAction: 'follow-up' })
  expect(await findLeadEvents(database, id)).toMatchObject([
    { kind: 'restored' },
    { kind: 'deleted' },
  ])
  expect(await restoreLeads(database, [id], actor)).toBe(0)
})

test('held spam stays held when it is restored, and its emails too', async () => {
  const id = await addLead({ spamReason: 'too-fast', nextAction: null, nextAt: null })
  await deleteLeads(database, [id], actor)
  expect(await countLeadLists(database)).toHaveProperty('spam', 0)
  await addHeldNotice(database, 'owner@example.com')
  expect(await column('select id as value from emails')).toEqual([])
  expect(await releaseLeads(database, { ids: [id], owner: '' }, actor)).toEqual([])
  await restoreLeads(database, [id], actor)
  expect(await countLeadLists(database)).toHaveProperty('spam', 1)
  expect(await getLead(database, id)).toMatchObject({ spamReason: 'too-fast', nextAt: null })
})

test('undo takes out of the bin what one deletion put there', async () => {
  const [one, two, earlier] = [await addLead(), await addLead(), await addLead()]
  const before = { ...actor, now: new Date(now.getTime() - 1) }
  await deleteLeads(database, [earlier], before)
  await deleteLeads(database, [one, two], actor)
  expect(await undoDeletion(database, now, actor)).toBe(2)
  expect(await listed(bin)).toEqual([earlier])
  expect(await undoDeletion(database, now, actor)).toBe(0)
  expect(await audit('leads-restored')).toContainEqual({ leads: 2 })
})

// Proves 4.9.4.
test('work on a lead in the bin is stored, and gives it no next step', async () => {
  const id = await addLead({ status: 'read' })
  await deleteLeads(database, [id], actor)
  const edit = { intent: 'change', version: 2, key: randomUUID() } as const
  const notes = { ...edit, field: 'notes', value: 'מחר', before: '' } as const
  expect(await changeLead(database, id, notes, actor)).toEqual({ kind: 'changed' })
  await touchLead(database, { id, key: randomUUID(), channel: 'call' }, actor)
  expect(await holdLeads(database, [id], actor)).toEqual([])
  expect(await getLead(database, id)).toMatchObject({
    notes: 'מחר',
    status: 'contacted',
    nextAt: null,
  })
})

// Proves 6.3.4.
test('a lead with an accepted quote is not deleted; others are, and their quotes are kept', async () => {
  const [accepted, viewed] = [await addLead(), await addLead()]
  await addQuote(accepted, 'accepted')
  await addQuote(viewed, 'viewed')
  expect(await deleteLeads(database, [accepted, viewed], actor)).toEqual({ deleted: 1, kept: 1 })
  expect(await listed(bin)).toEqual([viewed])
  expect(await column('select status as value from quotes order by 1')).toEqual([
    'accepted',
    'viewed',
  ])
})

// Proves 6.3.4.
test('a lead whose quote is accepted during its deletion is not deleted', async () => {
  const id = await addLead()
  await addQuote(id, 'viewed')
  const client = await database.pool.connect()
  await client.query('begin')
  await client.query(`update quotes set status = 'accepted' where lead_id = $1`, [id])
  const deletion = deleteLeads(database, [id], actor)
  await client.query('commit')
  client.release()
  expect(await deletion).toEqual({ deleted: 0, kept: 1 })
})

test('an acceptance that comes just after the deletion takes the lead out of the bin', async () => {
  const id = await addLead({ status: 'closed_won', nextAction: null, nextAt: null })
  const open = await addLead()
  for (const lead of [id, open]) {
    const quote = await addQuote(lead, 'viewed')
    await deleteLeads(database, [lead], actor)
    await database.orm.transaction((transaction) =>
      closeLeadAsWon(transaction, { leadId: lead, quoteId: quote }, { adminId: null, now }),
    )
  }
  const won = { deletedAt: null, status: 'closed_won', nextAt: null }
  expect(await getLead(database, id)).toMatchObject(won)
  expect(await getLead(database, open)).toMatchObject(won)
})

// Proves 4.9.5.
test('matching leads are deleted, and erased, only if their number is as expected', async () => {
  const archived = { ...everything, status: 'archived' } as const
  await addLeadRows(database, [
    { status: 'archived' },
    { status: 'archived' },
    { status: 'new' },
    { status: 'archived', spamReason: 'too-fast' },
  ])
  const remove = (expected: number) =>
    deleteMatchingLeads(database, { filter: archived, expected }, actor)
  expect(await remove(3)).toBe('stale')
  expect(await remove(2)).toEqual({ deleted: 2, kept: 0 })
  expect(
    await column('select spam_reason as value from leads where deleted_at is null order by 1'),
  ).toEqual(['too-fast', null])
  const erase = (expected: number) =>
    eraseMatchingLeads(database, { filter: archived, expected }, actor)
  expect(await erase(1)).toBe('stale')
  expect(await erase(2)).toBe(2)
  expect(await column('select id as value from leads')).toHaveLength(2)
})

// Proves 4.10.6.
test('more leads than one batch are deleted, and the undo takes them all back', async () => {
  const rows = Array.from({ length: batchSize + 1 }, () => ({ status: 'archived' as const }))
  const [first = ''] = await addLeadRows(database, rows)
  await addQuote(first, 'accepted')
  const filter = readLeadFilter(new URLSearchParams('status=archived'))
  const expected = rows.length
  const deletion = await deleteMatchingLeads(database, { filter, expected }, actor)
  expect(deletion).toEqual({ deleted: expected - 1, kept: 1 })
  expect(await countLeadLists(database)).toHaveProperty('deleted', expected - 1)
  expect(await undoDeletion(database, now, actor)).toBe(expected - 1)
  expect(await countLeadLists(database)).toHaveProperty('deleted', 0)
})

// Proves 4.9.4.
test('only leads of the bin are erased, with their timeline and quotes', async () => {
  const [deleted, present] = [await addLead(), await addLead()]
  await addQuote(deleted, 'sent')
  await deleteLeads(database, [deleted], actor)
  expect(await eraseLeads(database, [deleted, present], actor)).toBe(1)
  expect(await getLead(database, deleted)).toBeNull()
  expect(await getLead(database, present)).not.toBeNull()
  expect(await findLeadEvents(database, deleted)).toEqual([])
  expect(await column('select id as value from quotes')).toEqual([])
  expect(await audit('leads-erased')).toContainEqual({ leads: 1 })
})

// Proves 4.9.4.
test.each([
  [29.99, 1],
  [30.01, 0],
])('after %f days in the bin, %i leads are left', async (days, left) => {
  await addLead({
    deletedAt: new Date(Date.now() - days * 86_400_000),
    nextAction: null,
    nextAt: null,
  })
  await eraseOldDeletions(database)
  expect(await countLeadLists(database)).toHaveProperty('deleted', left)
})

test('a person finds what was deleted, and is erased from the bin at once', async () => {
  const id = await addLead({ email: 'ruth@example.com' })
  await deleteLeads(database, [id], actor)
  const found = await findPersonLeads(database, 'ruth@example.com')
  expect(found.map((lead) => lead.id)).toEqual([id])
  expect((await exportPerson(database, found)).leads).toMatchObject([{ id, deletedAt: now }])
  const erasure = { leads: found, env: { DATA_DIR: '/nonexistent' } }
  expect(await erasePerson(database, erasure, actor)).toMatchObject({ removed: 1, left: 0 })
  expect(await countLeadLists(database)).toHaveProperty('deleted', 0)
})
