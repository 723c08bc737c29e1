import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { beginBackup } from './begin-backup.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const by = { adminId: randomUUID(), ipAddress: '192.0.2.1' }

async function recorded(): Promise<number> {
  const { rowCount } = await database.pool.query(
    `select from audit_events where action = 'backup-made'`,
  )
  return rowCount ?? 0
}

test('a backup that takes longer than an admin waits goes on, and is recorded when it is made', async () => {
  const made = Promise.withResolvers<null>()
  const backups = { make: () => made.promise }
  expect(await beginBackup({ backups, database }, by, 0)).toBe('running')
  expect(await recorded()).toBe(0)
  made.resolve(null)
  await expect.poll(recorded).toBe(1)
})

test('a backup that fails at once says why, and is not recorded', async () => {
  const before = await recorded()
  const backups = { make: async () => 'full' as const }
  expect(await beginBackup({ backups, database }, by, 60_000)).toBe('full')
  expect(await recorded()).toBe(before)
})
