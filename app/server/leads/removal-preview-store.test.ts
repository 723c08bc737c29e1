import { afterAll, afterEach, expect, test } from 'vitest'
import { company } from '#catalog/company.ts'
import { changeStudio } from '#catalog/studio.server.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { leads } from '../db/schema.ts'
import { removeExpiredHeldLeads } from './held-lead-store.ts'
import { eraseOldDeletions } from './lead-bin-store.ts'
import { removeExpiredLeads } from './lead-retention-store.ts'
import { countDue } from './removal-preview-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())
afterEach(() => changeStudio(company))

const day = 86_400_000
/** Held and deleted leads have no next step. */
const ended = { nextAction: null, nextAt: null }
const daysAgo = (days: number) => new Date(Date.now() - days * day)

// Proves 4.10.9.
test('what is counted for shorter periods is what a run with them removes', async () => {
  await addLeadRows(database, [
    { name: 'new', receivedAt: daysAgo(1) },
    { name: 'old', receivedAt: daysAgo(200) },
    { name: 'old and kept', receivedAt: daysAgo(200), keptReason: 'claim' },
    { name: 'held', receivedAt: daysAgo(8), spamReason: 'content', ...ended },
    { name: 'held and new', receivedAt: daysAgo(6), spamReason: 'content', ...ended },
    { name: 'old and held', receivedAt: daysAgo(200), spamReason: 'content', ...ended },
    { name: 'binned', receivedAt: daysAgo(9), deletedAt: daysAgo(3), ...ended },
    { name: 'binned today', receivedAt: daysAgo(9), deletedAt: daysAgo(0.5), ...ended },
    {
      name: 'held, then binned',
      spamReason: 'content',
      receivedAt: daysAgo(9),
      deletedAt: daysAgo(3),
      ...ended,
    },
  ])
  const keep = { leadMonths: 6, heldDays: 7, binDays: 2 }
  const longer = { leadMonths: 24, heldDays: 365, binDays: 30 }
  expect(await countDue(database, longer)).toEqual({ leads: 0, held: 0, binned: 0 })
  expect(await countDue(database, keep)).toEqual({ leads: 2, held: 2, binned: 1 })
  changeStudio({ ...company, keep })
  await removeExpiredHeldLeads(database)
  await eraseOldDeletions(database)
  await removeExpiredLeads(database)
  const left = await database.orm.select({ name: leads.name }).from(leads).orderBy(leads.name)
  expect(left.map(({ name }) => name)).toEqual([
    'binned today',
    'held and new',
    'new',
    'old and kept',
  ])
})
