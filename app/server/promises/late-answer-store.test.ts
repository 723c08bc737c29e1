import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { emails } from '../db/email-schema.ts'
import { leadEvents, leads } from '../db/schema.ts'
import { touchLead } from '../leads/lead-touch-store.ts'
import { recordLateAnswers } from './late-answer-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const owner = 'owner@studio.example'
const adminId = randomUUID()

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [adminId],
  )
})

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

/** @param minutes until the answer is due */
async function addLead(minutes: number, nextAction: 'answer' | 'follow-up' = 'answer') {
  const [id = ''] = await addLeadRows(database, [{}])
  const nextAt = new Date(Date.now() + minutes * 60_000)
  await database.orm.update(leads).set({ nextAction, nextAt }).where(eq(leads.id, id))
  return id
}

async function findNotices(): Promise<string[]> {
  const rows = await database.orm.select().from(emails).where(eq(emails.kind, 'late-notice'))
  return rows.flatMap(({ leadId }) => leadId ?? [])
}

async function findLate(): Promise<string[]> {
  const rows = await database.orm
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.kind, 'answer-late'))
  return rows.map(({ leadId }) => leadId).toSorted()
}

// Proves 5.7.7.
test('of leads whose answer is late, each is recorded once, and one email is about the longest wait', async () => {
  const [late, later] = [await addLead(-1), await addLead(-30)]
  await addLead(5)
  await addLead(-60, 'follow-up')
  await recordLateAnswers(database, owner)
  await recordLateAnswers(database, owner)
  expect(await findLate()).toEqual([late, later].toSorted())
  expect(await findNotices()).toEqual([later])
})

// Proves 5.7.7.
test('the next email comes an hour later, and only for a lead that became late since', async () => {
  const first = await addLead(-1)
  await recordLateAnswers(database, owner)
  const second = await addLead(-1)
  await recordLateAnswers(database, owner)
  expect(await findNotices()).toEqual([first])
  await database.pool.query(`update emails set created_at = now() - interval '61 minutes'`)
  await recordLateAnswers(database, owner)
  expect(await findNotices()).toEqual([first])
  const third = await addLead(-1)
  await recordLateAnswers(database, owner)
  const notices = await findNotices()
  expect(notices.toSorted()).toEqual([first, third].toSorted())
  expect(await findLate()).toEqual([first, second, third].toSorted())
})

test('a lead that was answered in time is not late', async () => {
  const id = await addLead(-1)
  const actor = { adminId, ipAddress: '', now: new Date() }
  await touchLead(database, { id, key: randomUUID(), channel: 'call' }, actor)
  await recordLateAnswers(database, owner)
  expect([await findLate(), await findNotices()]).toEqual([[], []])
})
