import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceQuote } from '#domain/quotes/price-quote.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { admins } from '../db/admin-schema.ts'
import { copyQuote, startDraft } from './new-draft.ts'
import { editDraft, reviseQuote, sendQuote } from './owner-quote.ts'
import { getQuote } from './quote-store.ts'
import type { StoredQuote } from './stored-quote.ts'

let site: TestServerContext
const actor = { adminId: randomUUID(), ipAddress: '198.51.100.9', now: new Date() }

beforeAll(async () => {
  site = await openServerContext()
  await site.database.orm
    .insert(admins)
    .values({ id: actor.adminId, email: 'noa@studio.example', name: 'נועה', passwordHash: 'x' })
})

afterAll(() => site.stop())

async function requireQuote(id: string | null): Promise<StoredQuote> {
  const quote = await getQuote(site.database, id ?? '')
  if (!quote) throw new Error('No such quote')
  return quote
}

async function newDraft(): Promise<StoredQuote> {
  const [leadId = ''] = await addLeadRows(site.database, [{ name: 'דנה' }])
  return requireQuote(await startDraft(site.context, { leadId, actor }))
}

/** A form with these fields, and none of the lines that are there already. */
async function save(quote: StoredQuote, fields: Record<string, string>): Promise<StoredQuote> {
  const given = { get: (name: string) => fields[name] ?? null }
  const answer = await editDraft(site.context, { quote, fields: given, seen: quote.hash, actor })
  if (answer.kind !== 'saved') throw new Error(answer.kind)
  return requireQuote(quote.id)
}

async function send(quote: StoredQuote): Promise<StoredQuote> {
  await sendQuote(site.context, { quote, seen: quote.hash, actor })
  return requireQuote(quote.id)
}

async function newSent(): Promise<StoredQuote> {
  const first = await save(await newDraft(), { add: 'landing-page' })
  return send(await save(first, { add: 'branding.basic' }))
}

function discountOf({ snapshot }: StoredQuote): number {
  return priceQuote(snapshot, []).once.discount
}

// Proves 6.4.8.
test('a quote of the owner has no discount for several services until it is switched on', async () => {
  const sent = await newSent()
  expect(sent.snapshot.lines).toHaveLength(2)
  expect(discountOf(sent)).toBe(0)
  await reviseQuote(site.context, { quote: sent, seen: sent.hash, actor })
  const revised = await requireQuote(sent.id)
  const on = await save(revised, { 'discounts-shown': 'yes', discounts: 'on' })
  expect(discountOf(on)).toBeGreaterThan(0)
  const olderForm = await save(on, { note: 'שלום' })
  expect(discountOf(olderForm)).toBe(discountOf(on))
  expect(discountOf(await send(olderForm))).toBe(discountOf(on))
})

test('a switch that is turned off takes the discount away', async () => {
  const draft = await save(await newDraft(), { add: 'landing-page' })
  const on = await save(draft, { add: 'branding.basic', 'discounts-shown': 'yes', discounts: 'on' })
  expect(discountOf(on)).toBeGreaterThan(0)
  expect(discountOf(await save(on, { 'discounts-shown': 'yes' }))).toBe(0)
})

// Proves 6.4.9.
test('a copy has the lines at the prices of today, and the quote itself does not change', async () => {
  const sent = await newSent()
  const lines = sent.snapshot.lines.map((line) => ({ ...line, amount: 100 }))
  const old = { ...sent, snapshot: { ...sent.snapshot, lines } }
  const copy = await requireQuote(await copyQuote(site.context, { quote: old, actor }))
  expect(copy).toMatchObject({ status: 'draft', version: 1, leadId: sent.leadId })
  expect(copy.number).not.toBe(sent.number)
  expect(copy.snapshot.lines).toEqual(sent.snapshot.lines)
  expect(await requireQuote(sent.id)).toEqual(sent)
})

test('a quote whose lead is gone is not copied', async () => {
  const sent = await newSent()
  await site.database.pool.query('delete from leads where id = $1', [sent.leadId])
  expect(await copyQuote(site.context, { quote: sent, actor })).toBeNull()
})
