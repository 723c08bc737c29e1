import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { leadStatuses } from '#domain/leads/status.ts'
import { quoteStatuses, quoteStatusOn } from '#domain/quotes/quote-status.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { cards } from '../db/card-schema.ts'
import { emails } from '../db/email-schema.ts'
import { leads, quotes } from '../db/schema.ts'
import { shortLinks } from '../db/short-link-schema.ts'
import { getQuote } from '../quotes/quote-store.ts'
import { currentTerms } from '../quotes/quote-terms.ts'
import { studioDay } from '../studio-day.ts'
import { addDemo, countRealLeads, findDemo, removeDemo } from './demo-store.ts'

let site: TestServerContext

beforeAll(async () => {
  site = await openServerContext()
})

afterAll(() => site.stop())

const actor = { adminId: randomUUID(), ipAddress: '' }

// Proves 1.6.12.
test('a demo has every status and quote, sends nothing, and one press removes it and nothing else', async () => {
  const { database, context } = site
  const now = new Date()
  const demo = await addDemo(database, { terms: currentTerms(context), now })
  expect(await findDemo(database)).toEqual(demo)
  expect(await addDemo(database, { terms: currentTerms(context), now })).toBe(null)
  expect(await countRealLeads(database)).toBe(0)
  const rows = await database.orm.select().from(leads)
  const statuses = new Set(rows.map(({ status }) => status))
  // A lead is never unread by itself: an admin marks it so.
  expect(leadStatuses.filter((status) => !statuses.has(status))).toEqual(['unread'])
  const oldest = Math.min(...rows.map(({ receivedAt }) => receivedAt.getTime()))
  expect(now.getTime() - oldest).toBeGreaterThan(80 * 86_400_000)
  const made = await database.orm.select({ id: quotes.id }).from(quotes)
  const whole = await Promise.all(made.map(({ id }) => getQuote(database, id)))
  const states = new Set(whole.map((quote) => quote && quoteStatusOn(studioDay(now), quote)))
  expect(quoteStatuses.filter((status) => !states.has(status))).toEqual([])
  expect(await database.orm.$count(emails)).toBe(0)
  const [real = ''] = await addLeadRows(database, [{ name: 'real' }])
  expect(await countRealLeads(database)).toBe(1)
  expect(await removeDemo(database, actor)).toBe(rows.length)
  expect(await database.orm.select({ id: leads.id }).from(leads)).toEqual([{ id: real }])
  for (const table of [quotes, cards, shortLinks]) expect(await database.orm.$count(table)).toBe(0)
  expect(await removeDemo(database, actor)).toBe(null)
  expect(await findDemo(database)).toBe(null)
})
