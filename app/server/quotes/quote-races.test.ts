import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityOf } from '#domain/people/identity.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { admins } from '../db/admin-schema.ts'
import { joinLeads } from '../people/join-store.ts'
import { findOtherEnquiries } from '../people/person-lead-store.ts'
import { acceptQuote } from './client-quote.ts'
import { startDraft } from './new-draft.ts'
import { reviseQuote, sendQuote } from './owner-quote.ts'
import { getQuote } from './quote-store.ts'
import type { StoredQuote } from './stored-quote.ts'

let site: TestServerContext
const actor = { adminId: randomUUID(), ipAddress: '198.51.100.9', now: new Date() }
const visitor = { ipAddress: '198.51.100.7', userAgent: 'Mozilla/5.0' }

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

let people = 0

async function addLead(): Promise<{ id: string; email: string; phone: string }> {
  people += 1
  const contact = { email: `race${people}@example.com`, phone: `+97254${1_000_000 + people}` }
  const [id = ''] = await addLeadRows(site.database, [contact])
  return { id, ...contact }
}

async function newDraft(leadId: string): Promise<StoredQuote> {
  return requireQuote(await startDraft(site.context, { leadId, actor }))
}

function owned(quote: StoredQuote) {
  return { quote, seen: quote.hash, actor }
}

/** Not by the connection that holds the lock: it would see the same picture again and again. */
async function countWaiting(): Promise<number | undefined> {
  const { rows } = await site.database.pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}

/** Holds the leads until both changes wait for them, then lets them run. */
async function together<Results extends unknown[]>(
  ids: readonly string[],
  start: () => [...{ [Index in keyof Results]: Promise<Results[Index]> }],
): Promise<Results> {
  const holder = await site.database.pool.connect()
  await holder.query('begin')
  await holder.query('select from leads where id = any($1) for update', [ids])
  const running: readonly Promise<unknown>[] = start()
  try {
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(running.length)
  } finally {
    await holder.query('commit')
    holder.release()
  }
  // SAFETY: one result for each promise, in their order.
  return (await Promise.all(running)) as Results
}

// Proves 4.9.18, 7.17.1.
test('a join and the sending of a quote that wait for one lead both happen', async () => {
  const [first, second] = [await addLead(), await addLead()]
  const draft = await newDraft(second.id)
  const join = { id: first.id, contact: identityOf(second), key: randomUUID() }
  const [joined, sent] = await together([first.id, second.id], () => [
    joinLeads(site.database, join, actor),
    sendQuote(site.context, owned(draft)),
  ])
  expect([joined.kind, sent.kind]).toEqual(['joined', 'changed'])
  const others = await findOtherEnquiries(site.database, first.id)
  expect(others.map(({ lead }) => lead.id)).toEqual([second.id])
  expect(await requireQuote(draft.id)).toMatchObject({ status: 'sent', leadId: second.id })
  const { rows } = await site.database.pool.query(
    `select recipient, lead_id as lead from emails where quote_id = $1`,
    [draft.id],
  )
  expect(rows).toEqual([{ recipient: second.email, lead: second.id }])
})

// Proves 6.3.3, 7.17.1.
test('of an acceptance and a revision at the same moment, one counts and nothing is half stored', async () => {
  const { id: leadId } = await addLead()
  const draft = await newDraft(leadId)
  await sendQuote(site.context, owned(draft))
  const quote = await requireQuote(draft.id)
  const acceptance = { quote, visitor, lineIds: [], name: 'דנה כהן', seen: quote.hash }
  const [accepted, revised] = await together([leadId], () => [
    acceptQuote(site.context, acceptance),
    reviseQuote(site.context, owned(quote)),
  ])
  expect([accepted.kind, revised.kind].toSorted()).toEqual(['changed', 'refused'])
  const after = await requireQuote(draft.id)
  const isAccepted = accepted.kind === 'changed'
  expect([after.status, after.acceptance !== null]).toEqual(
    isAccepted ? ['accepted', true] : ['draft', false],
  )
})
