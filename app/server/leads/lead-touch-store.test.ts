import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadStatus } from '#domain/leads/status.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { admins } from '../db/admin-schema.ts'
import { startDraft } from '../quotes/new-draft.ts'
import { editDraft, extendQuote, sendQuote } from '../quotes/owner-quote.ts'
import { getQuote } from '../quotes/quote-store.ts'
import { holdLeads, releaseLeads } from './held-lead-store.ts'
import { changeLead } from './lead-change-store.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'
import { setCallBack, touchLead, undoTouch } from './lead-touch-store.ts'

let site: TestServerContext
const adminId = randomUUID()

beforeAll(async () => {
  site = await openServerContext()
  await site.database.orm
    .insert(admins)
    .values({ id: adminId, email: 'noa@studio.example', name: 'נועה', passwordHash: 'x' })
})

afterAll(() => site.stop())

/** A time on 29 November 2026, a Sunday, or a later day of that winter, in Israel. */
function at(day: string, time: string): Date {
  return new Date(`2026-${day}T${time}+02:00`)
}

function actor(now: Date): Actor {
  return { adminId, ipAddress: '127.0.0.1', now }
}

async function addLead(status: LeadStatus = 'new'): Promise<string> {
  const [id = ''] = await addLeadRows(site.database, [
    { status, receivedAt: at('11-29', '11:00'), nextAt: at('11-29', '13:00') },
  ])
  return id
}

async function stepOf(id: string) {
  const lead = await getLead(site.database, id)
  return { status: lead?.status, action: lead?.nextAction, at: lead?.nextAt }
}

async function setStatus(id: string, value: LeadStatus, now: Date): Promise<void> {
  const lead = await getLead(site.database, id)
  const change = { value, version: lead?.version ?? 0, before: lead?.status ?? 'new' } as const
  const given = { intent: 'change', field: 'status', ...change } as const
  expect(await changeLead(site.database, id, given, actor(now))).toEqual({ kind: 'changed' })
}

async function requireQuote(id: string) {
  const quote = await getQuote(site.database, id)
  if (!quote) throw new Error('No such quote')
  return quote
}

test('an answer contacts the lead, stops its clock and asks again after two business days', async () => {
  const id = await addLead('read')
  const touched = { id, key: randomUUID(), channel: 'whatsapp' } as const
  const now = at('11-29', '11:30')
  expect(await touchLead(site.database, touched, actor(now))).toMatchObject({ kind: 'done' })
  expect(await touchLead(site.database, touched, actor(at('11-29', '12:00')))).toMatchObject({
    kind: 'done',
  })
  expect(await stepOf(id)).toEqual({
    status: 'contacted',
    action: 'follow-up',
    at: at('12-01', '11:30'),
  })
  const events = await findLeadEvents(site.database, id)
  expect(events.map(({ kind, channel }) => [kind, channel])).toEqual([['touched', 'whatsapp']])
})

test('an answer that was not sent is undone, once and only while nothing else happened', async () => {
  const id = await addLead('read')
  const before = await stepOf(id)
  const first = { id, key: randomUUID(), channel: 'call' } as const
  await touchLead(site.database, first, actor(at('11-29', '11:30')))
  const undo = { id, key: randomUUID(), touchKey: first.key }
  expect(await undoTouch(site.database, undo, actor(at('11-29', '11:31')))).toMatchObject({
    kind: 'done',
  })
  expect(await undoTouch(site.database, undo, actor(at('11-29', '11:31')))).toMatchObject({
    kind: 'done',
  })
  expect(await stepOf(id)).toEqual(before)

  const second = { id, key: randomUUID(), channel: 'call' } as const
  await touchLead(site.database, second, actor(at('11-29', '11:40')))
  await setStatus(id, 'qualified', at('11-29', '11:45'))
  const late = { id, key: randomUUID(), touchKey: second.key }
  expect(await undoTouch(site.database, late, actor(at('11-29', '11:50')))).toEqual({
    kind: 'stale',
  })
  expect((await stepOf(id)).status).toBe('qualified')
})

test('of two answers the older one cannot be undone', async () => {
  const id = await addLead()
  const keys = [randomUUID(), randomUUID()] as const
  for (const key of keys)
    await touchLead(site.database, { id, key, channel: 'email' }, actor(at('11-29', '11:30')))
  const undo = { id, key: randomUUID(), touchKey: keys[0] }
  expect(await undoTouch(site.database, undo, actor(at('11-29', '11:31')))).toEqual({
    kind: 'stale',
  })
})

// Proves 7.17.1.
test('of two answers to one step both are kept, the second names the first, and one asked about the quote', async () => {
  const id = await addLead('contacted')
  const owner = actor(new Date())
  const quoteId = (await startDraft(site.context, { leadId: id, actor: owner })) ?? ''
  const draft = await requireQuote(quoteId)
  await sendQuote(site.context, { quote: draft, seen: draft.hash, actor: owner })
  const seen = (await getLead(site.database, id))?.touchedAt?.toISOString() ?? ''
  const [first, second] = [new Date(Date.now() + 60_000), new Date(Date.now() + 120_000)]
  const given = (channel: 'whatsapp' | 'call') => ({ id, key: randomUUID(), channel, seen })
  expect(await touchLead(site.database, given('whatsapp'), actor(first))).toEqual({
    kind: 'done',
    earlier: null,
  })
  const later = given('call')
  expect(await touchLead(site.database, later, actor(second))).toEqual({
    kind: 'done',
    earlier: { at: first, channel: 'whatsapp', adminName: 'נועה' },
  })
  const lead = await getLead(site.database, id)
  expect([lead?.followUps, lead?.touchedAt]).toEqual([1, second])
  const events = await findLeadEvents(site.database, id)
  expect(events.flatMap(({ channel }) => channel ?? [])).toEqual(['call', 'whatsapp'])
  const undo = { id, key: randomUUID(), touchKey: later.key }
  await undoTouch(site.database, undo, actor(second))
  expect((await getLead(site.database, id))?.touchedAt).toEqual(first)
})

// Proves 7.17.2.
test('an answer stays where a quote was extended, or the status moved there and back, since', async () => {
  const id = await addLead()
  const touched = { id, key: randomUUID(), channel: 'call' } as const
  await touchLead(site.database, touched, actor(at('11-29', '11:30')))
  await setStatus(id, 'qualified', at('11-29', '11:40'))
  await setStatus(id, 'contacted', at('11-29', '11:41'))
  const undo = () => ({ id, key: randomUUID(), touchKey: touched.key })
  expect(await undoTouch(site.database, undo(), actor(at('11-29', '11:50')))).toEqual({
    kind: 'stale',
  })
  const before = await getLead(site.database, id)
  expect(before?.touchedAt).toEqual(at('11-29', '11:41'))
})

// Proves 7.5.4.
test('a status chosen on a page from before an answer asks', async () => {
  const id = await addLead('read')
  const seen = await getLead(site.database, id)
  await touchLead(site.database, { id, key: randomUUID(), channel: 'call' }, actor(new Date()))
  const change = { value: 'archived', version: seen?.version ?? 0, before: 'read' } as const
  const given = { intent: 'change', field: 'status', ...change } as const
  const answer = await changeLead(site.database, id, given, actor(new Date()))
  expect(answer).toMatchObject({ kind: 'stale', current: 'contacted' })
})

test('a day that the owner sets is the next step until she has called', async () => {
  const id = await addLead()
  const set = { id, key: randomUUID(), day: '2026-12-08' }
  expect(await setCallBack(site.database, set, actor(at('11-29', '11:30')))).toMatchObject({
    kind: 'done',
  })
  expect(await stepOf(id)).toMatchObject({ action: 'call-back', at: at('12-08', '10:30') })
  await touchLead(
    site.database,
    { id, key: randomUUID(), channel: 'call' },
    actor(at('12-08', '12:00')),
  )
  expect(await stepOf(id)).toMatchObject({ action: 'follow-up', at: at('12-10', '12:00') })
  await setCallBack(site.database, { ...set, key: randomUUID() }, actor(at('12-08', '12:01')))
  await setCallBack(
    site.database,
    { id, key: randomUUID(), day: null },
    actor(at('12-08', '12:02')),
  )
  expect(await stepOf(id)).toMatchObject({ action: 'follow-up', at: at('12-10', '12:00') })
})

test('a closed lead has no next step, and gets one when it is opened again', async () => {
  const id = await addLead()
  await setStatus(id, 'closed_lost', at('11-29', '12:00'))
  expect(await stepOf(id)).toEqual({ status: 'closed_lost', action: null, at: null })
  await setStatus(id, 'unread', at('11-30', '12:00'))
  expect(await stepOf(id)).toMatchObject({ action: 'answer', at: at('11-29', '13:00') })
})

test('held spam has no next step, and gets its promise back when it is released', async () => {
  const id = await addLead()
  await holdLeads(site.database, [id], actor(at('11-29', '12:00')))
  expect(await stepOf(id)).toMatchObject({ action: null, at: null })
  await releaseLeads(
    site.database,
    { ids: [id], owner: 'noa@studio.example' },
    actor(at('11-29', '12:10')),
  )
  expect(await stepOf(id)).toMatchObject({ action: 'answer', at: at('11-29', '13:00') })
})

test('a sent quote is asked about twice, then decided about', async () => {
  const id = await addLead()
  const owner = actor(new Date())
  const quoteId = (await startDraft(site.context, { leadId: id, actor: owner })) ?? ''
  expect(await stepOf(id)).toMatchObject({ action: 'answer' })
  await touchLead(site.database, { id, key: randomUUID(), channel: 'call' }, owner)
  expect(await stepOf(id)).toMatchObject({ action: 'finish-quote' })
  const empty = await requireQuote(quoteId)
  const fields = new Map(Object.entries({ note: '', add: 'branding.extended' }))
  const given = { get: (name: string) => fields.get(name) ?? null }
  await editDraft(site.context, { quote: empty, fields: given, seen: empty.hash, actor: owner })
  const draft = await requireQuote(quoteId)
  await sendQuote(site.context, { quote: draft, seen: draft.hash, actor: owner })
  expect(await stepOf(id)).toMatchObject({ action: 'follow-up-quote' })
  for (const channel of ['whatsapp', 'call'] as const)
    await touchLead(site.database, { id, key: randomUUID(), channel }, owner)
  expect(await stepOf(id)).toMatchObject({ action: 'decide-quote' })
  const sent = await requireQuote(quoteId)
  await extendQuote(site.context, { quote: sent, seen: sent.hash, actor: owner })
  expect(await stepOf(id)).toMatchObject({ action: 'follow-up-quote' })
})

test('the table refuses an open lead without a next step', async () => {
  const id = await addLead()
  const refused = site.database.pool.query(
    'update leads set next_at = null, next_action = null where id = $1',
    [id],
  )
  await expect(refused).rejects.toThrow('leads_open_have_next_step')
})
