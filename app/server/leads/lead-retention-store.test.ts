import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { auditEvents } from '../db/admin-schema.ts'
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

// Proves 4.10.3.
test('a lead that the owner keeps is not removed until the reason is withdrawn', async () => {
  await emptyTables(database, 'leads, audit_events')
  const [id = ''] = await addLeadRows(database, [
    { name: 'claimed', receivedAt: monthsAgo(60, 0) },
    { name: 'soon', receivedAt: monthsAgo(24, 86_400) },
  ])
  const actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }
  expect(await previewRetention(database)).toMatchObject({
    now: { leads: 1, emails: 0, quotes: 0 },
    soon: 1,
  })
  expect(await keepLead(database, { id, reason: 'תביעה' }, actor)).toBe(true)
  await removeExpiredLeads(database)
  expect(await previewRetention(database)).toEqual({
    now: { leads: 0, emails: 0, quotes: 0 },
    soon: 1,
    agreements: 0,
    kept: [{ id, name: 'claimed', reason: 'תביעה' }],
  })
  expect(await findRetentionRuns(database)).toEqual([])
  expect(await keepLead(database, { id, reason: null }, actor)).toBe(true)
  await removeExpiredLeads(database)
  expect(await findRetentionRuns(database)).toMatchObject([
    { detail: { leads: 1, emails: 0, quotes: 0 } },
  ])
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
