import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'
import { markLeadRead } from './lead-edit-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor: Actor = {
  adminId: randomUUID(),
  ipAddress: '127.0.0.1',
  now: new Date('2026-11-21T12:00:00Z'),
}

const inBin = { nextAction: null, nextAt: null } as const

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
  const deleted = await addLead({ ...inBin, deletedAt: actor.now })
  expect(await markLeadRead(database, deleted, actor)).toBe(false)
})
