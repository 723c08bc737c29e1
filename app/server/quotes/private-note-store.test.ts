import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLeadFilter } from '#domain/leads/lead-filter.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { admins } from '../db/admin-schema.ts'
import { exportLeads } from '../leads/export-leads.ts'
import { erasePerson, exportPerson } from '../privacy/person-store.ts'
import { copyQuote, startDraft } from './new-draft.ts'
import { sendQuote } from './owner-quote.ts'
import { findSavedNotes, keepPrivateNote } from './private-note-store.ts'
import { quotePdfContent } from './quote-pdf.ts'
import { getQuote } from './quote-store.ts'
import { describeQuote } from './quote-view.ts'
import type { StoredQuote } from './stored-quote.ts'

let site: TestServerContext
const actor = { adminId: randomUUID(), ipAddress: '198.51.100.9', now: new Date() }
const secret = 'מתלבט על המחיר'

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

async function newQuote(): Promise<StoredQuote> {
  const [leadId = ''] = await addLeadRows(site.database, [{ name: 'דנה' }])
  const draft = await requireQuote(await startDraft(site.context, { leadId, actor }))
  await sendQuote(site.context, { quote: draft, seen: draft.hash, actor })
  return requireQuote(draft.id)
}

function keep({ id, number }: StoredQuote, text: string, before = '') {
  return keepPrivateNote(site.database, { id, number, note: { text, before } }, actor)
}

// Proves 6.4.12.
test('a note changes neither the content of a quote nor a copy of it', async () => {
  const quote = await newQuote()
  expect(await keep(quote, secret)).toEqual({ kind: 'kept' })
  const noted = await requireQuote(quote.id)
  expect(noted.privateNote).toBe(secret)
  expect(noted.hash).toBe(quote.hash)
  const copy = await requireQuote(await copyQuote(site.context, { quote: noted, actor }))
  expect(copy.privateNote).toBe('')
})

// Proves 6.4.12.
test('a note that somebody else changed meanwhile is not overwritten', async () => {
  const quote = await newQuote()
  await keep(quote, secret)
  expect(await keep(quote, 'אחרת')).toEqual({ kind: 'stale', stored: secret })
  expect(await keep(quote, '', secret)).toEqual({ kind: 'kept' })
  expect((await requireQuote(quote.id)).privateNote).toBe('')
})

// Proves 6.4.12.
test('each saved text is kept with who saved it and when; a save without a change is none', async () => {
  const quote = await newQuote()
  const later = { ...actor, now: new Date(actor.now.getTime() + 60_000) }
  await keep(quote, secret)
  await keep(quote, secret, secret)
  const note = { text: '', before: secret }
  await keepPrivateNote(site.database, { id: quote.id, number: quote.number, note }, later)
  expect(await findSavedNotes(site.database, quote.id)).toEqual([
    { text: '', at: later.now, adminName: 'נועה' },
    { text: secret, at: actor.now, adminName: 'נועה' },
  ])
  expect(await keep(quote, 'אחרת', 'שונה')).toEqual({ kind: 'stale', stored: '' })
  expect(await findSavedNotes(site.database, quote.id)).toHaveLength(2)
})

// Proves 6.4.12.
test('nothing that a client gets has the note, and erasing the person erases it', async () => {
  const { id, leadId } = await newQuote()
  await keep(await requireQuote(id), secret)
  const quote = await requireQuote(id)
  const filter = readLeadFilter(new URLSearchParams())
  const file = exportLeads(site.database, { filter, format: 'json', lang: 'he' }, new Date())
  const given = [
    describeQuote(quote, 'he'),
    quotePdfContent(quote, 'he'),
    quote.snapshot,
    await exportPerson(site.database, [{ id: leadId, isSure: true }]),
    await new Response(file).text(),
  ]
  for (const each of given) expect(JSON.stringify(each)).not.toContain(secret)
  await site.database.pool.query(`update quotes set status = 'accepted' where id = $1`, [id])
  const leads = [{ id: leadId, isSure: true }]
  await erasePerson(site.database, { leads, env: site.context.env }, actor)
  expect((await requireQuote(id)).privateNote).toBe('')
  expect(await findSavedNotes(site.database, id)).toEqual([])
})
