import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { adminCodes, admins, auditEvents, refusedAttempts } from '#server/db/admin-schema.ts'
import { batchSize } from '#server/db/in-batches.ts'
import { checkAuditLog } from './audit-chain-store.ts'
import { removeOldAuditEvents, removeUnusableCodes } from './access-retention-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const dayMs = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * dayMs)

// Proves 4.10.4.
test('audit events are removed after 24 months', async () => {
  const rows = [760, 700, 1].map((days) => ({
    id: randomUUID(),
    at: ago(days),
    action: `${days} days ago`,
    ipAddress: '192.0.2.1',
  }))
  await database.orm.insert(auditEvents).values(rows)
  await removeOldAuditEvents(database)
  const left = await database.orm.select({ action: auditEvents.action }).from(auditEvents)
  expect(left.map(({ action }) => action).toSorted()).toEqual(['1 days ago', '700 days ago'])
})

// Proves 4.10.6.
test('more events than one batch are removed, and the rest of the chain is whole', async () => {
  await emptyTables(database, 'audit_events, audit_chain, audit_head')
  const rows = (days: number) =>
    Array.from({ length: batchSize + 2 }, () => ({
      id: randomUUID(),
      at: ago(days),
      action: `${days} days ago`,
      ipAddress: '192.0.2.1',
    }))
  await database.orm.insert(auditEvents).values(rows(800))
  await database.orm.insert(auditEvents).values(rows(800))
  await database.orm.insert(auditEvents).values(rows(2))
  await removeOldAuditEvents(database)
  const isOld = eq(auditEvents.action, '800 days ago')
  expect(await database.orm.$count(auditEvents, isOld)).toBe(0)
  expect(await checkAuditLog(database)).toMatchObject({ kind: 'whole' })
})

// Proves 4.10.4.
test('counts of refused attempts are removed after 24 months', async () => {
  const counted = { kind: 'sign-in', why: 'refused', count: 1, lastAddress: '192.0.2.x' } as const
  const [old, kept] = [ago(760), ago(700)]
  await database.orm.insert(refusedAttempts).values([
    { ...counted, hour: old },
    { ...counted, hour: kept },
  ])
  await removeOldAuditEvents(database)
  const left = await database.orm.select({ hour: refusedAttempts.hour }).from(refusedAttempts)
  expect(left).toEqual([{ hour: kept }])
})

// Proves 4.10.4.
test('codes are removed 30 days after their use or expiry, unused recovery codes never', async () => {
  const adminId = randomUUID()
  const code = (codeHash: string, values: Partial<typeof adminCodes.$inferInsert>) => ({
    codeHash,
    kind: 'recovery' as const,
    createdAt: ago(900),
    ...values,
  })
  const rows = [
    code('used long ago', { usedAt: ago(31) }),
    code('used', { usedAt: ago(29) }),
    code('unused', {}),
    code('expired long ago', { kind: 'invitation', expiresAt: ago(31) }),
    code('expired', { kind: 'reset-link', expiresAt: ago(29) }),
    code('set-up', { kind: 'set-up' }),
  ]
  await database.orm.insert(adminCodes).values(rows)
  const left = async () => {
    await removeUnusableCodes(database)
    const found = await database.orm.select({ name: adminCodes.codeHash }).from(adminCodes)
    return found.map(({ name }) => name).toSorted()
  }
  expect(await left()).toEqual(['expired', 'set-up', 'unused', 'used'])
  await database.orm.insert(admins).values({
    id: adminId,
    email: 'noa@example.com',
    name: 'נועה',
    passwordHash: 'x',
  })
  expect(await left()).toEqual(['expired', 'unused', 'used'])
})
