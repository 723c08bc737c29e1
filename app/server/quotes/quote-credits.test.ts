import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { admins } from '../db/admin-schema.ts'
import { startDraft } from './new-draft.ts'
import { editDraft, sendQuote, type EditResult } from './owner-quote.ts'
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

async function newDraft(lead: Parameters<typeof addLeadRows>[1][number] = {}) {
  const [leadId = ''] = await addLeadRows(site.database, [{ serviceType: null, ...lead }])
  return requireQuote(await startDraft(site.context, { leadId, actor }))
}

function owned(quote: StoredQuote) {
  return { quote, seen: quote.hash, actor }
}

/** Saves a form with the lines as they are, and these values. */
function save(quote: StoredQuote, values: Record<string, string>): Promise<EditResult> {
  const fields = new Map([['note', '']])
  for (const { id, name, amount } of quote.snapshot.lines) {
    fields.set(`he.${id}`, name.he).set(`en.${id}`, name.en)
    fields.set(`amount.${id}`, String(Math.abs(amount) / 100))
  }
  for (const [name, value] of Object.entries(values)) fields.set(name, value)
  const given = { get: (name: string) => fields.get(name) ?? null }
  return editDraft(site.context, { ...owned(quote), fields: given })
}

async function edited(quote: StoredQuote, values: Record<string, string>): Promise<StoredQuote> {
  const answer = await save(quote, values)
  if (answer.kind !== 'saved') throw new Error(JSON.stringify(answer))
  return requireQuote(quote.id)
}

// Proves 6.4.10.
test('a fixed discount is taken off, and refused in words when it is more than stays', async () => {
  const draft = await edited(await newDraft(), { add: 'website' })
  const added = await edited(draft, { add: 'credit' })
  expect(added.snapshot.lines[1]).toMatchObject({
    id: 'credit-1',
    name: { he: 'הנחה', en: 'Discount' },
    amount: 0,
    isCredit: true,
  })
  const before = added.snapshot.totals.once
  const lowered = await edited(added, { 'amount.credit-1': '500', 'en.credit-1': 'For a friend' })
  expect(lowered.snapshot.lines[1]).toMatchObject({
    amount: -50_000,
    months: null,
    optional: false,
  })
  expect(lowered.snapshot.totals.once).toBe(before - 50_000)
  const free = await edited(lowered, { 'amount.credit-1': String(before / 100) })
  expect(free.snapshot.totals.once).toBe(0)
  const tooMuch = await edited(free, { 'amount.credit-1': String(before / 100 + 0.01) })
  expect(await sendQuote(site.context, owned(tooMuch))).toEqual({
    kind: 'invalid',
    faults: [{ field: 'amount.credit-1', lineId: 'credit-1', problem: 'credit' }],
  })
  expect(
    await sendQuote(site.context, owned(await edited(tooMuch, { 'amount.credit-1': '500' }))),
  ).toMatchObject({ kind: 'changed' })
  const sent = await requireQuote(draft.id)
  expect(sent.snapshot.totals.once).toBe(before - 50_000)
})

// Proves 6.4.10.
test.each([
  [{ 'amount.credit-1': '' }, []],
  [{ 'amount.credit-1': '0' }, []],
  [{ 'amount.credit-1': '500', 'months.credit-1': '12', 'optional.credit-1': 'on' }, [-50_000]],
])('a discount with %j has the amounts %j, and no months or choice', async (values, amounts) => {
  const added = await edited(await newDraft(), { add: 'credit' })
  const { snapshot } = await edited(added, values)
  expect(snapshot.lines.map(({ amount }) => amount)).toEqual(amounts)
  for (const line of snapshot.lines) expect(line).toMatchObject({ months: null, optional: false })
})

test.each(['-500', 'a lot'])('a discount of %j is not understood', async (amount) => {
  const added = await edited(await newDraft(), { add: 'credit' })
  expect(await save(added, { 'amount.credit-1': amount })).toMatchObject({
    kind: 'invalid',
    faults: [{ problem: 'amount' }],
  })
})

// Proves 6.4.11.
test('a quote for a lead begins with what the lead is about', async () => {
  const { snapshot } = await newDraft({ serviceType: 'landing-page' })
  expect(snapshot.lines).toMatchObject([{ id: 'landing-page', isOwn: false }])
  expect(snapshot.totals.once).toBeGreaterThan(0)
})
