import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { AuditFilter } from '#domain/admins/audit-filter.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { admins, auditEvents, refusedAttempts } from '#server/db/admin-schema.ts'
import { findAuditEvents, findRefusedDays, type AuditCursor } from './audit-list-store.ts'
import type { AuditAction } from './audit-store.ts'
import { addRead } from './read-audit-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
beforeEach(() => emptyTables(database, 'admins, audit_events, refused_attempts'))

const dana = randomUUID()
const everything: AuditFilter = { person: null, kind: null, days: null }
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)

async function addEvents(events: [AuditAction, string | null, number][]) {
  await database.orm.insert(auditEvents).values(
    events.map(([action, adminId, hours]) => ({
      id: randomUUID(),
      at: hoursAgo(hours),
      action,
      adminId,
      ipAddress: '192.0.2.1',
    })),
  )
}

async function list(filter: Partial<AuditFilter>) {
  const query = { filter: { ...everything, ...filter }, after: null, limit: 10 }
  const { events } = await findAuditEvents(database, query)
  return events.map(({ action, adminName }) => [action, adminName])
}

// Proves 7.9.2.
test('the log is filtered by person, kind and time', async () => {
  await database.orm
    .insert(admins)
    .values({ id: dana, email: 'dana@example.com', name: 'Dana', passwordHash: '' })
  await addEvents([
    ['sign-in', dana, 1],
    ['lead-viewed', randomUUID(), 2],
    ['leads-expired', null, 30],
  ])
  expect(await list({})).toEqual([
    ['sign-in', 'Dana'],
    ['lead-viewed', null],
    ['leads-expired', null],
  ])
  expect(await list({ person: dana })).toEqual([['sign-in', 'Dana']])
  expect(await list({ person: 'site' })).toEqual([['leads-expired', null]])
  expect(await list({ kind: 'read' })).toEqual([['lead-viewed', null]])
  expect(await list({ days: 1 })).toHaveLength(2)
  expect(await list({ days: 1, kind: 'removal' })).toEqual([])
})

// Proves 7.9.2.
test('pages of the log list every event once, even events of one millisecond', async () => {
  const at = hoursAgo(1)
  const ids = Array.from({ length: 25 }, () => randomUUID())
  await database.orm
    .insert(auditEvents)
    .values(ids.map((id) => ({ id, at, action: 'sign-in', ipAddress: '' })))
  const seen: string[] = []
  let after: AuditCursor | null = null
  do {
    const page = await findAuditEvents(database, { filter: everything, after, limit: 10 })
    seen.push(...page.events.map(({ id }) => id))
    after = page.next
  } while (after !== null)
  expect(seen.toSorted()).toEqual(ids.toSorted())
})

// Proves 7.9.1.
test('the same read within five minutes is one entry, a different read is another', async () => {
  const read = {
    action: 'lead-viewed',
    detail: { lead: 'a' },
    adminId: dana,
    ipAddress: '',
  } as const
  await addRead(database, read)
  await addRead(database, read)
  await addRead(database, { ...read, detail: { lead: 'b' } })
  await addRead(database, { ...read, adminId: randomUUID() })
  await addRead(database, { ...read, ipAddress: '192.0.2.2' })
  expect(await list({})).toHaveLength(4)
})

// Proves 7.9.1.
test.each([
  [4, 1],
  [6, 2],
])('a read %i minutes after the same one: %i entries', async (minutes, entries) => {
  const read = {
    action: 'lead-viewed',
    detail: { lead: 'a' },
    adminId: dana,
    ipAddress: '',
  } as const
  const at = new Date(Date.now() - minutes * 60_000)
  await database.orm.insert(auditEvents).values({ id: randomUUID(), at, ...read })
  await addRead(database, read)
  expect(await list({})).toHaveLength(entries)
})

// Proves 7.1.11.
test('refused attempts are listed by day with the address of the last one', async () => {
  const noon = new Date()
  noon.setUTCHours(10, 0, 0, 0)
  const hour = (hours: number) => new Date(noon.getTime() - hours * 3_600_000)
  const refused = { kind: 'sign-in', why: 'refused' } as const
  await database.orm.insert(refusedAttempts).values([
    { ...refused, hour: hour(0), count: 3, lastAddress: '198.51.100.x' },
    { ...refused, hour: hour(1), count: 4, lastAddress: '203.0.113.x' },
    { ...refused, hour: hour(0), why: 'limited', count: 5, lastAddress: '198.51.100.x' },
    { hour: hour(0), kind: 'screen', why: 'signed-out', count: 2, lastAddress: '192.0.2.x' },
    { hour: hour(0), kind: 'screen', why: 'not-owner', count: 1, lastAddress: '198.51.100.x' },
    { ...refused, hour: hour(24), count: 7, lastAddress: '203.0.113.x' },
    { ...refused, hour: hour(31 * 24), count: 9, lastAddress: '203.0.113.x' },
  ])
  const days = await findRefusedDays(database, { days: 30, timeZone: 'Asia/Jerusalem' })
  expect(days).toEqual([
    {
      day: noon.toISOString().slice(0, 10),
      refused: 7,
      limited: 5,
      screens: 3,
      lastAddress: '198.51.100.x',
    },
    {
      day: hour(24).toISOString().slice(0, 10),
      refused: 7,
      limited: 0,
      screens: 0,
      lastAddress: '203.0.113.x',
    },
  ])
})
