import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { leads } from '../db/schema.ts'
import { replanOpenLeads } from './replan-leads-store.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterEach(() => changeStudio(company))

afterAll(() => database.stop())

// Proves 1.6.10.
test('when a day is closed, the steps of all open leads move, also beyond one batch', async () => {
  const receivedAt = new Date('2026-11-29T17:00+02:00')
  const nextAt = new Date('2026-11-30T11:30+02:00')
  const open = { status: 'new', receivedAt, nextAt } as const
  await addLeadRows(database, [
    ...Array.from({ length: 501 }, () => open),
    { status: 'archived', receivedAt },
  ])
  await replanOpenLeads(database)
  expect(await stepsIn()).toEqual({ '2026-11-30T09:30:00.000Z': 501, none: 1 })
  changeStudio({
    ...company,
    businessHours: {
      ...company.businessHours,
      closedDays: [{ from: '2026-11-30', to: '2026-11-30', name: { he: '', en: '' } }],
    },
  })
  await replanOpenLeads(database)
  expect(await stepsIn()).toEqual({ '2026-12-01T09:30:00.000Z': 501, none: 1 })
})

async function stepsIn(): Promise<Record<string, number>> {
  const rows = await database.orm
    .select({ action: leads.nextAction, at: leads.nextAt })
    .from(leads)
    .where(eq(leads.receivedAt, new Date('2026-11-29T17:00+02:00')))
  const counts: Record<string, number> = {}
  for (const { at } of rows) {
    const key = at?.toISOString() ?? 'none'
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}
