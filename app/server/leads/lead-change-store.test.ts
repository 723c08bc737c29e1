import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadChange } from '#domain/leads/lead-change.ts'
import { leadStatuses, type LeadStatus } from '#domain/leads/status.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { changeLead } from './lead-change-store.ts'
import { markLeadRead } from './lead-edit-store.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor: Actor = {
  adminId: randomUUID(),
  ipAddress: '127.0.0.1',
  now: new Date('2026-11-21T12:00:00Z'),
}

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

async function audit(action: string) {
  const { rows } = await database.pool.query<{ detail: object }>(
    'select detail from audit_events where action = $1 order by at',
    [action],
  )
  return rows.map((row) => row.detail)
}

/** The previous value defaults to that of a new lead. */
function status(
  value: LeadStatus,
  version: number,
  given: { before?: LeadStatus; key?: string } = {},
): LeadChange {
  return { intent: 'change', field: 'status', value, version, before: 'new', ...given }
}

function notes(
  value: string,
  version: number,
  given: { before?: string; key?: string } = {},
): LeadChange {
  return { intent: 'change', field: 'notes', value, version, before: '', ...given }
}

// Proves 4.8.2.
test('any status change is allowed, and is recorded in the timeline and the audit log', async () => {
  const id = await addLead()
  const steps = leadStatuses.flatMap((from) => leadStatuses.flatMap((to) => [from, to]))
  let [before, version]: [LeadStatus, number] = ['new', 1]
  for (const value of steps) {
    const result = await changeLead(database, id, status(value, version, { before }), actor)
    expect(result).toEqual({ kind: 'changed' })
    if (value !== before) version += 1
    before = value
  }
  const [last] = await findLeadEvents(database, id)
  expect(last).toMatchObject({ kind: 'status', toStatus: 'archived', adminName: 'דנה' })
  expect((await audit('lead-status-changed')).length).toBe(version - 1)
})

test('setting the current status writes nothing', async () => {
  const id = await addLead({ status: 'read' })
  expect(await changeLead(database, id, status('read', 1), actor)).toEqual({ kind: 'changed' })
  expect(await getLead(database, id)).toMatchObject({ version: 1 })
  expect(await findLeadEvents(database, id)).toEqual([])
})

// Proves 7.5.3.
test('a change sent twice is applied once, also with another change in between', async () => {
  const id = await addLead()
  const key = randomUUID()
  const first = notes('once', 1, { key })
  expect(await changeLead(database, id, first, actor)).toEqual({ kind: 'changed' })
  expect(await changeLead(database, id, notes('later', 2, { before: 'once' }), actor)).toEqual({
    kind: 'changed',
  })
  expect(await changeLead(database, id, first, actor)).toEqual({ kind: 'changed' })
  expect(await getLead(database, id)).toMatchObject({ notes: 'later', version: 3 })
  expect(await findLeadEvents(database, id)).toHaveLength(2)
})

test('one key sent twenty times at once is one change', async () => {
  const id = await addLead()
  const change = status('contacted', 1, { key: randomUUID() })
  const all = await Promise.all(
    Array.from({ length: 20 }, () => changeLead(database, id, change, actor)),
  )
  expect(all.filter(({ kind }) => kind === 'changed')).toHaveLength(20)
  expect(await findLeadEvents(database, id)).toHaveLength(1)
})

// Proves 4.9.7.
test('of twenty simultaneous changes of one version, one is applied', async () => {
  const id = await addLead()
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      changeLead(database, id, notes(`note ${index}`, 1), actor),
    ),
  )
  expect(all.filter(({ kind }) => kind === 'changed')).toHaveLength(1)
  expect(all.filter(({ kind }) => kind === 'stale')).toHaveLength(19)
  expect(await findLeadEvents(database, id)).toHaveLength(1)
})

test('changes of different fields do not conflict; two changes of one field do', async () => {
  const id = await addLead()
  expect(await changeLead(database, id, status('contacted', 1), actor)).toEqual({ kind: 'changed' })
  expect(await changeLead(database, id, notes('first', 1), actor)).toEqual({ kind: 'changed' })
  expect(await changeLead(database, id, notes('second', 1), actor)).toEqual({
    kind: 'stale',
    current: 'first',
    version: 3,
  })
  expect(await changeLead(database, id, status('archived', 1), actor)).toEqual({
    kind: 'stale',
    current: 'contacted',
    version: 3,
  })
  expect(await getLead(database, id)).toMatchObject({ notes: 'first', status: 'contacted' })
})

// Proves 7.5.4.
test('a status chosen on a page from before the lead was marked as read is no conflict', async () => {
  const id = await addLead({ status: 'new' })
  await markLeadRead(database, id, actor)
  expect(await changeLead(database, id, notes('called', 1), actor)).toEqual({ kind: 'changed' })
  const chosen = status('contacted', 1, { before: 'new' })
  expect(await changeLead(database, id, chosen, actor)).toEqual({ kind: 'changed' })
  expect(await getLead(database, id)).toMatchObject({ notes: 'called', status: 'contacted' })
})

test('successive changes made offline do not conflict', async () => {
  const id = await addLead()
  expect(await changeLead(database, id, status('read', 1), actor)).toEqual({ kind: 'changed' })
  const later = status('contacted', 1, { before: 'read' })
  expect(await changeLead(database, id, later, actor)).toEqual({ kind: 'changed' })
})

test('timeline events stay in order when the clock is set back', async () => {
  const id = await addLead()
  await changeLead(database, id, status('read', 1), actor)
  await changeLead(database, id, status('contacted', 2), {
    ...actor,
    now: new Date('2026-11-20T00:00:00Z'),
  })
  const [last, first] = await findLeadEvents(database, id)
  expect(last?.at.getTime()).toBeGreaterThan(first?.at.getTime() ?? Infinity)
})

// Proves 4.9.6.
test('notes are stored unchanged, whatever they contain', async () => {
  const id = await addLead()
  const text = `<script>alert(1)</script> {{7*7}} \${} \u202e "' -- שורה\nשנייה 😀`
  expect(await changeLead(database, id, notes(text, 1), actor)).toEqual({ kind: 'changed' })
  expect(await getLead(database, id)).toMatchObject({ notes: text, version: 2 })
  expect(JSON.stringify(await audit('lead-notes-saved'))).not.toContain('script')
})

test('a lead that does not exist cannot be changed', async () => {
  const id = randomUUID()
  expect(await changeLead(database, id, status('read', 1), actor)).toEqual({ kind: 'gone' })
})
