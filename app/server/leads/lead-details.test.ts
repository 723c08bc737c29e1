import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { describeLeadDetails } from './lead-details.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'
import { addManualLead } from './manual-lead-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

async function timelineOf(id: string) {
  const lead = await getLead(database, id)
  if (!lead) throw new Error('No such lead')
  const events = await findLeadEvents(database, id)
  return { lead, timeline: describeLeadDetails(lead, events, 'en', new Date()).timeline }
}

test('the timeline of a lead begins with its arrival, which is not stored as an event', async () => {
  const [id = ''] = await addLeadRows(database, [{}])
  const { lead, timeline } = await timelineOf(id)
  expect(timeline).toMatchObject([{ id, text: 'The lead was received', by: null }])
  expect(timeline[0]?.at.iso).toBe(lead.receivedAt.toISOString())
})

test('the timeline of a lead that an admin added begins with that, after its arrival', async () => {
  const adminId = randomUUID()
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'd@example.com', 'דנה', '')`,
    [adminId],
  )
  const key = randomUUID()
  const person = { key, name: 'יעל', email: '', phone: '050-7654321', notes: '' }
  const entered = { ...person, service_type: null, next: 'wait', callBackOn: null } as const
  const actor = { adminId, ipAddress: '127.0.0.1', now: new Date(0) }
  await addManualLead(database, { lead: entered, language: 'he', draft: null }, actor)
  const { lead, timeline } = await timelineOf(key)
  expect(timeline).toMatchObject([{ by: 'דנה' }])
  const [event] = await findLeadEvents(database, key)
  expect(event?.at.getTime()).toBeGreaterThan(lead.receivedAt.getTime())
})
