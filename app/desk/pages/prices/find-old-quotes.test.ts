import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { frozenSample } from '#tests/support/sample-quote.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { leads, quotes, quoteVersions } from '#server/db/schema.ts'
import { studioDay } from '#server/studio-day.ts'
import { findOldQuotes } from './find-old-quotes.server.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(() => database.stop())

const today = studioDay(new Date())
const list = priceListFor({ ...bookTerms, on: today })
const website = { from: 1_234_500, to: 1_234_500, since: today }
const changed = priceListFor({ ...bookTerms, choices: { website }, on: today })

type Row = Partial<typeof quotes.$inferInsert> & { days?: number }

function dayIn(days: number) {
  return studioDay(new Date(Date.now() + days * 86_400_000))
}

async function addQuote({ days = 5, ...row }: Row): Promise<string> {
  const id = randomUUID()
  const [leadId = ''] = await addLeadRows(database, [{ name: 'דנה' }])
  const { text, hash } = frozenSample({ basket: 's=website' })
  await database.orm.insert(quotes).values({
    id,
    number: id,
    leadId,
    token: id,
    tokenHash: id,
    status: 'sent',
    version: 1,
    language: 'he',
    validUntil: dayIn(days),
    chosen: [],
    ...row,
  })
  await database.orm.insert(quoteVersions).values({ quoteId: id, version: 1, snapshot: text, hash })
  return leadId
}

// Proves 5.1.15.
test('the open quotes at other prices than those of today are counted, first what expires first', async () => {
  await addQuote({ days: -1 })
  for (const status of ['draft', 'accepted', 'declined', 'void'] as const)
    await addQuote({ status })
  const binned = await addQuote({})
  const ended = { nextAction: null, nextAt: null }
  await database.orm
    .update(leads)
    .set({ deletedAt: new Date(), ...ended })
    .where(eq(leads.id, binned))
  expect(await findOldQuotes({ database }, { list: changed, lang: 'en' })).toBe(null)
  await addQuote({ number: 'today', days: 0, status: 'viewed' })
  for (const days of [9, 8, 7, 6, 5]) await addQuote({ number: `in ${days}`, days })
  expect(await findOldQuotes({ database }, { list, lang: 'en' })).toBe(null)
  const found = await findOldQuotes({ database }, { list: changed, lang: 'en' })
  expect(found?.quotes.map(({ number }) => number)).toEqual([
    'today',
    'in 5',
    'in 6',
    'in 7',
    'in 8',
  ])
  expect(found?.count).toContain('6')
  expect(found?.more).toContain('5 of 6')
})
