import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { deleteLeads, eraseLeads, restoreLeads } from '../leads/lead-bin-store.ts'
import { changeLead } from '../leads/lead-change-store.ts'
import { holdLeads } from '../leads/held-lead-store.ts'
import { admins } from './admin-schema.ts'
import { emails } from './email-schema.ts'
import { foldRowCounts, readRowCounts, repairRowCounts } from './row-count-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
afterEach(() => emptyTables(database, 'leads'))

const actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }
await database.orm
  .insert(admins)
  .values({ id: actor.adminId, email: 'noa@example.com', name: 'נועה', passwordHash: 'x' })

/** Throws if they differ from what is counted now. */
async function counts(): Promise<Record<string, number>> {
  const wrong = await repairRowCounts(database)
  if (wrong.length > 0) throw new Error(`These counts were wrong: ${wrong.join(', ')}`)
  return Object.fromEntries(await readRowCounts(database))
}

function addEmails(leadId: string, count: number) {
  const email = { leadId, kind: 'owner-notice', recipient: '', language: 'he' } as const
  const rows = Array.from({ length: count }, () => ({ id: randomUUID(), ...email }))
  return database.orm.insert(emails).values(rows)
}

// Proves 4.9.16.
test('each change of a lead or an email is counted in its transaction', async () => {
  const [one = '', two = '', three = ''] = await addLeadRows(database, [{}, {}, {}])
  await addEmails(one, 2)
  expect(await counts()).toEqual({ 'leads/list/new': 3, 'emails/waiting': 2 })
  const change = {
    intent: 'change',
    field: 'status',
    value: 'contacted',
    before: 'new',
    version: 1,
  } as const
  await changeLead(database, two, change, actor)
  await holdLeads(database, [three], actor)
  expect(await counts()).toEqual({
    'leads/list/new': 1,
    'leads/list/contacted': 1,
    'leads/spam/new': 1,
    'emails/waiting': 2,
  })
  await deleteLeads(database, [one, three], actor)
  expect(await counts()).toEqual({
    'leads/list/contacted': 1,
    'leads/deleted/new': 2,
    'emails/dismissed': 2,
  })
  await restoreLeads(database, [three], actor)
  await eraseLeads(database, [one], actor)
  expect(await counts()).toEqual({ 'leads/list/contacted': 1, 'leads/spam/new': 1 })
})

// Proves 4.9.16.
test('changes that are folded while others are added stay exact', async () => {
  const adding = Array.from({ length: 40 }, () => addLeadRows(database, [{}]))
  const folding = Array.from({ length: 10 }, () => foldRowCounts(database))
  await Promise.all([...adding, ...folding])
  await foldRowCounts(database)
  expect(await counts()).toEqual({ 'leads/list/new': 40 })
  expect((await database.pool.query('select from row_count_changes')).rowCount).toBe(0)
})

// Proves 4.9.16.
test('an open transaction is not counted, and nobody waits for it', async () => {
  const open = await database.pool.connect()
  await open.query('begin')
  const [id] = await addLeadRows(database, [{ name: 'first' }])
  await open.query(`update leads set status = 'read' where id = $1`, [id])
  await foldRowCounts(database)
  await addLeadRows(database, [{ name: 'second' }])
  expect(await counts()).toEqual({ 'leads/list/new': 2 })
  await open.query('commit')
  open.release()
  expect(await counts()).toEqual({ 'leads/list/new': 1, 'leads/list/read': 1 })
})

test('many changes are folded by who reads them', async () => {
  await database.pool.query(
    `insert into row_count_changes select 'leads/list/new', change
      from generate_series(1, 1001) as at cross join (values (1), (-1)) as changes (change)`,
  )
  expect(await counts()).toEqual({})
  expect((await database.pool.query('select from row_count_changes')).rowCount).toBe(0)
})

test('a table that is emptied at once has no rows', async () => {
  const [id = ''] = await addLeadRows(database, [{}])
  await addEmails(id, 1)
  await foldRowCounts(database)
  await database.pool.query('truncate leads cascade')
  expect(await counts()).toEqual({})
})

test('rows that no trigger counted are found by counting again', async () => {
  await addLeadRows(database, [{}, {}])
  await database.pool.query(
    `begin; set local session_replication_role = replica; update leads set status = 'read'; commit`,
  )
  expect((await repairRowCounts(database)).toSorted()).toEqual([
    'leads/list/new',
    'leads/list/read',
  ])
  expect(await counts()).toEqual({ 'leads/list/read': 2 })
})
