import { randomUUID } from 'node:crypto'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deskCopyFor } from '#desk/words/desk-copy.server.ts'
import { priceQuote } from '#domain/quotes/price-quote.ts'
import { formatMoney } from '#i18n/format.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { admins, auditEvents } from '../db/admin-schema.ts'
import { emails } from '../db/email-schema.ts'
import { leadEvents, settings } from '../db/schema.ts'
import { acceptQuote, chooseLines, recordView, getClientQuote } from './client-quote.ts'
import { editDraft, extendQuote, reviseQuote, sendQuote, voidQuote } from './owner-quote.ts'
import { startDraft } from './new-draft.ts'
import { findPriceChanges } from './price-change-store.ts'
import { describeForOwner } from './owner-view.ts'
import { describeQuote } from './quote-view.ts'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { describeListedQuote } from './quote-list-view.ts'
import { countQuotesByStatus, findQuotes, findQuoteVersions, getQuote } from './quote-store.ts'
import type { QuoteActor } from './quote-change-store.ts'
import type { StoredQuote } from './stored-quote.ts'

let site: TestServerContext
const adminId = randomUUID()

beforeAll(async () => {
  site = await openServerContext()
  await site.database.orm
    .insert(admins)
    .values({ id: adminId, email: 'noa@studio.example', name: 'נועה', passwordHash: 'x' })
})

afterAll(() => site.stop())

const visitor = { ipAddress: '198.51.100.7', userAgent: 'Mozilla/5.0' }

function actor(now = new Date()): QuoteActor {
  return { adminId, ipAddress: '198.51.100.9', now }
}

async function requireQuote(id: string): Promise<StoredQuote> {
  const quote = await getQuote(site.database, id)
  if (!quote) throw new Error('No such quote')
  return quote
}

async function newDraft(): Promise<StoredQuote> {
  const [leadId = ''] = await addLeadRows(site.database, [
    { name: 'דנה', email: 'dana@example.com', language: 'en', serviceType: null },
  ])
  const id = await startDraft(site.context, { leadId, actor: actor() })
  return requireQuote(id ?? '')
}

/** The fields of the editor for this draft. */
function fieldsOf({ snapshot }: StoredQuote): Record<string, string> {
  const fields: Record<string, string> = { note: snapshot.note, add: '' }
  for (const { id, name, amount, months, ownDiscount } of snapshot.lines) {
    fields[`he.${id}`] = name.he
    fields[`en.${id}`] = name.en
    fields[`amount.${id}`] = String(amount / 100)
    fields[`months.${id}`] = String(months ?? '')
    fields[`discount.${id}`] = String(ownDiscount / 100)
  }
  return fields
}

async function edited(quote: StoredQuote, values: Record<string, string>): Promise<StoredQuote> {
  const fields = new Map(Object.entries({ ...fieldsOf(quote), ...values }))
  const given = { get: (name: string) => fields.get(name) ?? null }
  const answer = await editDraft(site.context, {
    quote,
    fields: given,
    seen: quote.hash,
    actor: actor(),
  })
  if (answer.kind !== 'saved') throw new Error(answer.kind)
  return requireQuote(quote.id)
}

function owned(quote: StoredQuote, now?: Date) {
  return { quote, seen: quote.hash, actor: actor(now) }
}

async function newSent(): Promise<StoredQuote> {
  const draft = await edited(await newDraft(), { add: 'branding.extended' })
  await sendQuote(site.context, owned(draft))
  return requireQuote(draft.id)
}

// Proves 6.2.4.
test('a draft can have lines of the price list and own lines', async () => {
  const empty = await newDraft()
  expect(empty).toMatchObject({ status: 'draft', version: 1, sentAt: null, language: 'en' })
  const first = await edited(empty, { add: 'website~crm' })
  expect(first.snapshot.lines.map(({ id }) => id)).toEqual(['website', 'website.crm'])
  const typed = { 'he.website': 'אתר', 'en.website': 'Site', 'amount.website': '5,000' }
  const second = await edited(first, { ...typed, add: 'own', 'remove.website.crm': 'on' })
  expect(second.snapshot.lines).toMatchObject([
    { id: 'website', amount: 500_000, name: { en: 'Site' }, isOwn: false },
    { id: 'own-1', amount: 0, isOwn: true, service: '' },
  ])
})

// Proves 6.4.7.
test('a price that differs from the list is marked only for the owner, and every change is recorded', async () => {
  const at = 'amount.branding.extended'
  const listed = await edited(await newDraft(), { add: 'branding.extended' })
  const amount = listed.snapshot.lines[0]?.amount ?? 0
  const first = await edited(await edited(listed, { add: 'website' }), { [at]: '3000' })
  const second = await edited(first, { [at]: '2000' })
  expect(second.snapshot.lines[0]).toMatchObject({ amount: 200_000, listAmount: amount })
  await sendQuote(site.context, owned(second))
  const sent = await requireQuote(second.id)
  const [line] = priceQuote(sent.snapshot, []).lines
  expect(line).toMatchObject({ sums: { list: 200_000, discount: 0, total: 200_000 } })
  expect(JSON.stringify(describeQuote(sent, 'en'))).not.toContain(formatMoney(amount, 'en'))
  const none = { versions: [], statusBefore: null, linkFailure: null, phone: '', siteUrl: '' }
  const view = describeForOwner({
    ...none,
    hasServer: true,
    isHeld: false,
    leadStatus: null,
    quote: sent,
    list: priceListFor({ ...bookTerms, on: '2026-11-28' }),
    priceChanges: await findPriceChanges(site.database, sent.id),
    lang: 'en',
    now: new Date(),
  })
  expect(view.listPrices).toEqual({ 'branding.extended': formatMoney(amount, 'en') })
  expect(view.priceChanges.map(({ before, after, by }) => [before, after, by])).toEqual([
    [formatMoney(300_000, 'en'), formatMoney(200_000, 'en'), 'נועה'],
    [formatMoney(amount, 'en'), formatMoney(300_000, 'en'), 'נועה'],
  ])
  await reviseQuote(site.context, owned(sent))
  const back = await edited(await requireQuote(sent.id), { [at]: String(amount / 100) })
  expect(back.snapshot.lines[0]).not.toHaveProperty('listAmount')
})

// Proves 6.2.3.
test('only sending changed content creates a new version, which has all its options again', async () => {
  const optional = { 'optional.branding.basic': 'on' }
  const numbers = async ({ id }: StoredQuote) => {
    const versions = await findQuoteVersions(site.database, id)
    return versions.map(({ version }) => version)
  }
  const draft = await edited(
    await edited(await edited(await newDraft(), { add: 'website' }), { add: 'branding.basic' }),
    { ...optional, note: 'שלום' },
  )
  expect([draft.version, await numbers(draft)]).toEqual([1, [1]])
  await sendQuote(site.context, owned(draft))
  const sent = await requireQuote(draft.id)
  expect([sent.version, await numbers(sent)]).toEqual([1, [1]])
  await chooseLines(site.context, { quote: sent, visitor, lineIds: [] })
  await reviseQuote(site.context, owned(sent))
  await sendQuote(site.context, owned(await requireQuote(draft.id)))
  const same = await requireQuote(draft.id)
  expect([same.version, same.hash, await numbers(same)]).toEqual([1, sent.hash, [1]])
  expect([sent.chosen, same.chosen]).toEqual([['branding.basic'], []])

  await reviseQuote(site.context, owned(same))
  const changed = await edited(await requireQuote(draft.id), { ...optional, note: 'שלום שוב' })
  await sendQuote(site.context, owned(changed))
  const second = await requireQuote(draft.id)
  expect([second.version, await numbers(second)]).toEqual([2, [1, 2]])
  expect([second.snapshot.version, second.chosen]).toEqual([2, ['branding.basic']])
})

test('a draft that was never sent has no link, a sent one has, and emails go to the client in their language', async () => {
  const draft = await edited(await newDraft(), { add: 'branding.extended', note: 'שלום' })
  expect((await getClientQuote(site.context, draft.token)).state).toBe('unknown')
  expect(await sendQuote(site.context, owned(draft))).toMatchObject({ kind: 'changed' })
  const opened = await getClientQuote(site.context, draft.token)
  expect(opened).toMatchObject({ state: 'open', quote: { version: 1, snapshot: { note: 'שלום' } } })
  const written = await site.database.orm.select().from(emails).where(eq(emails.quoteId, draft.id))
  expect(written).toMatchObject([
    { kind: 'quote-link', recipient: 'dana@example.com', language: 'en', quoteVersion: 1 },
  ])
})

// Proves 6.2.1.
test('rules and rates are those of the day of sending, not of the first draft', async () => {
  const draft = await edited(await newDraft(), { add: 'branding.extended' })
  await site.database.orm
    .update(settings)
    .set({ value: '4.1' })
    .where(eq(settings.key, 'usd_to_ils_rate'))
  await site.context.settings.refresh()
  await sendQuote(site.context, owned(draft))
  expect((await requireQuote(draft.id)).snapshot.exchange.shekelsForDollar).toBe('4.1')
})

// Proves 6.4.1.
test('an own line without name and amount is removed when the quote is sent', async () => {
  const draft = await edited(await edited(await newDraft(), { add: 'website' }), { add: 'own' })
  expect(await sendQuote(site.context, owned(draft))).toMatchObject({ kind: 'changed' })
  expect((await requireQuote(draft.id)).snapshot.lines.map(({ id }) => id)).toEqual(['website'])

  const only = await edited(await newDraft(), { add: 'own' })
  expect(await sendQuote(site.context, owned(only))).toMatchObject({ kind: 'invalid' })
  expect((await edited(only, {})).snapshot.lines).toEqual([])
})

test.each([
  [{ 'en.own-1': 'Photos', 'amount.own-1': '' }, 'amount.own-1', 'no-amount'],
  [{ 'en.own-1': 'Photos', 'amount.own-1': '0' }, 'amount.own-1', 'no-amount'],
  [{ 'en.own-1': 'Photos', 'amount.own-1': 'a lot' }, 'amount.own-1', 'amount'],
  [{ 'he.own-1': 'תמונות', 'en.own-1': '', 'amount.own-1': '900' }, 'en.own-1', 'title'],
])('an own line with %j is refused because of %s', async (values, field, problem) => {
  const draft = await edited(await newDraft(), { add: 'own' })
  const fields = new Map(Object.entries({ ...fieldsOf(draft), ...values }))
  const answer = await editDraft(site.context, {
    ...owned(draft),
    fields: { get: (name: string) => fields.get(name) ?? null },
  })
  expect(answer).toMatchObject({ kind: 'invalid', faults: [{ field, problem, lineId: 'own-1' }] })
})

test('an empty quote is not sent', async () => {
  const draft = await newDraft()
  expect(await sendQuote(site.context, owned(draft))).toEqual({
    kind: 'invalid',
    faults: [{ field: 'add', lineId: null, problem: 'empty' }],
  })
})

test('a quote that is being revised shows no lines, and its old version cannot be accepted', async () => {
  const quote = await newSent()
  await reviseQuote(site.context, owned(quote))
  expect(await getClientQuote(site.context, quote.token)).toEqual({
    state: 'revising',
    quote: null,
  })
  expect(
    await acceptQuote(site.context, {
      quote,
      visitor,
      lineIds: [],
      name: 'Dana Cohen',
      seen: quote.hash,
    }),
  ).toEqual({
    kind: 'refused',
  })
  const draft = await edited(await requireQuote(quote.id), { note: 'שלום' })
  await sendQuote(site.context, owned(draft))
  const answer = await acceptQuote(site.context, {
    quote,
    visitor,
    lineIds: [],
    name: 'Dana Cohen',
    seen: quote.hash,
  })
  expect(answer).toEqual({ kind: 'stale' })
})

// Proves 6.2.2, 6.2.3.
test('extending a quote changes only its last day, and a viewed one stays viewed', async () => {
  const quote = await newSent()
  await recordView(site.context, { quote, visitor })
  const later = new Date(Date.parse(`${quote.validUntil}T12:00:00Z`) + 10 * 86_400_000)
  expect(await extendQuote(site.context, owned(quote, later))).toMatchObject({ kind: 'changed' })
  const extended = await requireQuote(quote.id)
  expect(extended).toMatchObject({ status: 'viewed', version: quote.version + 1 })
  expect(extended.validUntil > quote.validUntil).toBe(true)
  expect({ ...extended.snapshot, version: 0, validUntil: '' }).toEqual({
    ...quote.snapshot,
    version: 0,
    validUntil: '',
  })
})

test('if a quote is withdrawn during a revision, the client sees the version that was sent', async () => {
  const quote = await newSent()
  await reviseQuote(site.context, owned(quote))
  const draft = await edited(await requireQuote(quote.id), { note: 'not for the client yet' })
  await voidQuote(site.context, owned(draft))
  expect(await getClientQuote(site.context, quote.token)).toMatchObject({
    state: 'void',
    quote: { version: quote.version, hash: quote.hash },
  })
})

// Proves 6.2.4.
test('a void or accepted quote cannot be changed', async () => {
  const [gone, agreed] = [await newSent(), await newSent()]
  await voidQuote(site.context, owned(gone))
  await acceptQuote(site.context, {
    quote: agreed,
    visitor,
    lineIds: [],
    name: 'Dana Cohen',
    seen: agreed.hash,
  })
  for (const id of [gone.id, agreed.id]) {
    const quote = await requireQuote(id)
    for (const act of [sendQuote, extendQuote, reviseQuote, voidQuote])
      expect((await act(site.context, owned(quote))).kind).toBe('refused')
    expect(await requireQuote(id)).toEqual(quote)
  }
})

test('if two tabs save one draft, the second gets a conflict', async () => {
  const draft = await newDraft()
  await edited(draft, { add: 'own' })
  const fields = { get: () => null }
  expect(
    (
      await editDraft(site.context, {
        quote: draft,
        fields,
        seen: draft.hash,
        actor: actor(),
      })
    ).kind,
  ).toBe('stale')
})

test('every action of the owner is in the timeline of the lead with their name, and in the audit log', async () => {
  const quote = await newSent()
  await extendQuote(site.context, owned(quote))
  await voidQuote(site.context, owned(await requireQuote(quote.id)))
  const rows = await site.database.orm
    .select()
    .from(leadEvents)
    .where(eq(leadEvents.leadId, quote.leadId))
    .orderBy(asc(leadEvents.at))
  const kinds = ['quote-drafted', 'quote-edited', 'quote-sent', 'quote-extended', 'quote-void']
  expect(rows.map(({ kind, adminId: by, quoteId }) => [kind, by, quoteId])).toEqual(
    kinds.map((kind) => [kind, adminId, quote.id]),
  )
  const audit = await site.database.orm
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.adminId, adminId), eq(auditEvents.action, 'quote-void')))
  expect(audit.some(({ detail }) => detail['quote'] === quote.number)).toBe(true)
})

test('lists and counts treat past quotes as expired', async () => {
  const quote = await newSent()
  const [before, after] = ['2026-01-01', '2099-01-01'].map((today) =>
    countQuotesByStatus(site.database, today),
  )
  expect((await before)?.expired ?? 0).toBe(0)
  expect((await after)?.sent ?? 0).toBe(0)
  const { quotes: found } = await findQuotes(site.database, {
    status: 'expired',
    today: '2099-01-01',
    limit: 100,
  })
  expect(found.map(({ id }) => id)).toContain(quote.id)
  const { quotes: page, next } = await findQuotes(site.database, { today: '2026-01-01', limit: 1 })
  expect(page).toHaveLength(1)
  expect(next).toEqual({ createdAt: expect.any(Date), id: page[0]?.id })
})

// Proves 6.2.7.
test.each([
  ['altered', "update quote_versions set snapshot = replace(snapshot, '450000', '1')"],
  [
    'of another shape, with the right hash',
    "update quote_versions set snapshot = '{}', hash = encode(sha256('{}'), 'hex')",
  ],
  ['missing', 'delete from quote_versions'],
])('a quote whose content is %s stays on the list and is named damaged', async (_, damage) => {
  const quote = await newSent()
  await site.database.pool.query(`${damage} where quote_id = $1`, [quote.id])
  await expect(getQuote(site.database, quote.id)).rejects.toThrow(
    `The stored content of quote ${quote.number} is damaged`,
  )
  expect((await getClientQuote(site.context, quote.token)).state).toBe('damaged')
  const { quotes: found } = await findQuotes(site.database, {
    leadId: quote.leadId,
    today: '2026-01-01',
    limit: 10,
  })
  const list = priceListFor({ ...bookTerms, on: '2026-11-28' })
  const listed = found.map((each) => describeListedQuote(each, 'he', { now: new Date(), list }))
  const { name } = deskCopyFor('he').adminQuotes.damaged
  expect(listed).toMatchObject([
    {
      id: quote.id,
      number: quote.number,
      client: 'דנה',
      status: 'damaged',
      statusName: name,
      total: null,
    },
  ])
})
