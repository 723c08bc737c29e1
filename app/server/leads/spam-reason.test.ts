import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { leads } from '../db/schema.ts'
import { spamReasonOf } from './spam-reason.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

beforeEach(async () => {
  await database.pool.query('delete from leads')
})

const email = 'dana@example.com'
const linked = 'See http://links.example'
const advertised = 'Get 10,000 backlinks: http://links.example'

async function isHeld(message: string): Promise<string | null> {
  const lead = { honeypot: false, elapsedMs: 60_000, name: 'דנה', email, message }
  return spamReasonOf(database, lead)
}

// Proves 4.11.7.
test('marks and answers of earlier leads of the address count', async () => {
  expect([await isHeld(linked), await isHeld(advertised)]).toEqual([null, 'content'])
  const [id = ''] = await addLeadRows(database, [{ email }])
  await database.orm.update(leads).set({ touchedAt: new Date() }).where(eq(leads.id, id))
  expect(await isHeld(advertised)).toBeNull()
  await addLeadRows(database, [{ email, spamReason: 'marked' }])
  expect([await isHeld(linked), await isHeld('שלום, צריך אתר')]).toEqual(['content', null])
})
