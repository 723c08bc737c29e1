import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { auditEvents } from '../db/admin-schema.ts'
import { batchSize } from '../db/in-batches.ts'
import { leads } from '../db/schema.ts'
import {
  findRetentionRuns,
  keepLead,
  previewRetention,
  removeExpiredLeads,
} from './lead-retention-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

function monthsAgo(months: number, seconds: number): Date {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months)
  return new Date(day.getTime() + seconds * 1_000)
}

async function acceptQuoteOf(leadId: string) {
  const id = randomUUID()
  await database.pool.query(
    `insert into quotes (id, number, lead_id, token, token_hash, status, version, language, valid_until, chosen)
      values ($1::uuid, $1::text, $2, '', $1::text, 'accepted', 1, 'he', '2026-12-21', '[]')`,
    [id, leadId],
  )
}

// Proves 4.10.1.
test('a lead is removed after 24 months, unless its quote was accepted', async () => {
  const [, , contracted = ''] = await addLeadRows(database, [
    { name: 'kept', receivedAt: monthsAgo(24, 3_600) },
    { name: 'removed', receivedAt: monthsAgo(24, -3_600) },
    { name: 'contracted', receivedAt: monthsAgo(60, 0) },
    { name: 'won long ago', status: 'closed_won', receivedAt: monthsAgo(60, 0) },
  ])
  await acceptQuoteOf(contracted)
  await Promise.all([removeExpiredLeads(database), removeExpiredLeads(database)])
  const left = await database.orm.select({ name: leads.name }).from(leads).orderBy(leads.name)
  expect(left.map(({ name }) => name)).toEqual(['contracted', 'kept'])
  const recorded = await database.orm
    .select({ detail: auditEvents.detail })
    .from(auditEvents)
    .where(eq(auditEvents.action, 'leads-expired'))
  expect(recorded).toEqual([{ detail: { leads: 2, emails: 0, quotes: 0 } }])
})

// Proves 4.10.6.
test('a removal goes on where a run was stopped, and waits for no lead that is in use', async () => {
  await emptyTables(database, 'leads, audit_events')
  const many = (receivedAt: Date) => Array.from({ length: batchSize }, () => ({ receivedAt }))
  await addLeadRows(database, many(monthsAgo(40, 0)))
  await addLeadRows(database, [{ name: 'stops', receivedAt: monthsAgo(30, 0) }])
  const [used = ''] = await addLeadRows(database, [{ receivedAt: monthsAgo(30, 60) }])
  await database.pool.query(
    `create function stop_run() returns trigger language plpgsql as $$ begin raise 'stopped'; end $$;
    create trigger stop_run before delete on leads for each row when (old.name = 'stops') execute function stop_run()`,
  )
  await expect(removeExpiredLeads(database)).rejects.toThrow('delete from "leads"')
  expect(await database.orm.$count(leads)).toBe(2)
  await database.pool.query('drop function stop_run cascade')
  const user = await database.pool.connect()
  await user.query('begin')
  await user.query('select from leads where id = $1 for update', [used])
  await removeExpiredLeads(database)
  expect(await database.orm.select({ id: leads.id }).from(leads)).toEqual([{ id: used }])
  await user.query('rollback')
  user.release()
  await removeExpiredLeads(database)
  expect(await database.orm.$count(leads)).toBe(0)
  const runs = await findRetentionRuns(database)
  expect(runs.reduce((sum, run) => sum + run.leads, 0)).toBe(batchSize + 2)
})

// Proves 4.10.3.
test('a lead that the owner keeps is not removed until the reason is withdrawn', async () => {
  await emptyTables(database, 'leads, audit_events')
  const [id = ''] = await addLeadRows(database, [
    { name: 'claimed', receivedAt: monthsAgo(60, 0) },
    { name: 'soon', receivedAt: monthsAgo(24, 86_400) },
  ])
  const actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }
  expect(await previewRetention(database)).toMatchObject({
    now: 1,
    soon: 1,
  })
  expect(await keepLead(database, { id, reason: 'תביעה' }, actor)).toBe(true)
  await removeExpiredLeads(database)
  expect(await previewRetention(database)).toEqual({
    limit: 1_000,
    now: 0,
    soon: 1,
    agreements: 0,
    kept: [{ id, name: 'claimed', reason: 'תביעה' }],
  })
  expect(await findRetentionRuns(database)).toEqual([])
  expect(await keepLead(database, { id, reason: null }, actor)).toBe(true)
  await removeExpiredLeads(database)
  expect(await findRetentionRuns(database)).toMatchObject([{ leads: 1, emails: 0, quotes: 0 }])
  expect(await keepLead(database, { id, reason: 'x' }, actor)).toBe(false)
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from audit_events order by at',
  )
  expect(rows.map(({ action }) => action)).toEqual([
    'lead-kept',
    'lead-no-longer-kept',
    'leads-expired',
  ])
})

// Proves 4.10.3.
test('what the next run removes is counted up to a limit, each number on its own', async () => {
  await emptyTables(database, 'leads, audit_events')
  const many = (count: number, receivedAt: Date) =>
    addLeadRows(
      database,
      Array.from({ length: count }, () => ({ receivedAt })),
    )
  await many(1_000, monthsAgo(40, 0))
  await many(2, monthsAgo(24, 86_400))
  const [contracted = ''] = await many(1, monthsAgo(60, 0))
  await acceptQuoteOf(contracted)
  await acceptQuoteOf(contracted)
  const exact = { limit: 1_000, now: 1_000, soon: 2, agreements: 1, kept: [] }
  expect(await previewRetention(database)).toEqual(exact)
  await many(5, monthsAgo(30, 0))
  expect(await previewRetention(database)).toEqual({ ...exact, now: 1_001 })
})
