import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import type { EmailRow } from '../email/email-store.ts'
import { describeLeadDetails } from '../leads/lead-details.ts'
import { findLeadEvents, getLead } from '../leads/lead-list-store.ts'
import { emails } from '../db/email-schema.ts'
import { leadEvents, leads, quotes } from '../db/schema.ts'
import {
  countUnseenAcceptances,
  getStatusBeforeWon,
  markAcceptanceSeen,
} from './acceptance-store.ts'
import { actOnQuote } from './act-on-quote.ts'
import { acceptQuote } from './client-quote.ts'
import { startDraft } from './new-draft.ts'
import { editDraft } from './owner-quote.ts'
import { describeForOwner } from './owner-view.ts'
import { getLinkFailure } from '../email/link-email-store.ts'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { describeListedQuote } from './quote-list-view.ts'
import { findQuotes, getQuote } from './quote-store.ts'
import type { StoredQuote } from './stored-quote.ts'
import { studioDay } from '../studio-day.ts'
import { admins } from '../db/admin-schema.ts'

const list = priceListFor({ ...bookTerms, on: '2026-11-28' })

let site: TestServerContext
const adminId = '0199a7c2-0000-7000-8000-0000000000ad'

beforeAll(async () => {
  site = await openServerContext()
  await site.database.orm
    .insert(admins)
    .values({ id: adminId, email: 'noa@studio.example', name: 'נועה', passwordHash: 'x' })
})

afterAll(() => site.stop())

const visitor = { ipAddress: '198.51.100.7', userAgent: 'Mozilla/5.0' }
const fields = { get: (name: string) => (name === 'add' ? 'branding.extended' : null) }

async function requireQuote(id: string): Promise<StoredQuote> {
  const quote = await getQuote(site.database, id)
  if (!quote) throw new Error('No such quote')
  return quote
}

async function act(intent: Parameters<typeof actOnQuote>[1], id: string) {
  const quote = await requireQuote(id)
  const actor = { adminId, ipAddress: '198.51.100.9', now: new Date() }
  return actOnQuote(site.context, intent, { quote, seen: quote.hash, actor, fields })
}

/** A sent quote for a lead with this email address. */
async function newSent(email: string): Promise<StoredQuote> {
  const [leadId = ''] = await addLeadRows(site.database, [{ name: 'דנה', email, language: 'he' }])
  const actor = { adminId, ipAddress: '198.51.100.9', now: new Date() }
  const id = (await startDraft(site.context, { leadId, actor })) ?? ''
  const draft = await requireQuote(id)
  await editDraft(site.context, { quote: draft, seen: draft.hash, actor, fields })
  await act('send', id)
  return requireQuote(id)
}

function accept(quote: StoredQuote) {
  const { hash: seen } = quote
  return acceptQuote(site.context, { quote, visitor, lineIds: [], name: 'Dana Cohen', seen })
}

function emailsOf({ id }: StoredQuote) {
  return site.database.orm.select().from(emails).where(eq(emails.quoteId, id))
}

// Proves 6.4.6.
test('a quote for a lead without an email address is handed over by its link, once', async () => {
  const quote = await newSent('')
  expect(await emailsOf(quote)).toEqual([])
  const view = () =>
    describeForOwner({
      quote,
      list: priceListFor({ ...bookTerms, on: studioDay(new Date()) }),
      versions: [],
      priceChanges: [],
      statusBefore: null,
      leadStatus: 'read',
      linkFailure: 'none',
      hasServer: true,
      isHeld: false,
      phone: '+972502345678',
      siteUrl: 'https://dagesh.example',
      lang: 'en',
      now: new Date(),
    })
  const link = new URL(view().handOver?.whatsappUrl ?? '')
  expect([link.host, link.pathname]).toEqual(['wa.me', '/972502345678'])
  expect(link.searchParams.get('text')).toContain(`https://dagesh.example/he/quote/${quote.token}`)
  expect(link.searchParams.get('text')).toMatch(/[א-ת]/)

  expect(await act('hand-over', quote.id)).toMatchObject({ kind: 'changed' })
  expect(await act('hand-over', quote.id)).toEqual({ kind: 'refused' })
  const events = await site.database.orm
    .select({ kind: leadEvents.kind })
    .from(leadEvents)
    .where(eq(leadEvents.leadId, quote.leadId))
    .orderBy(asc(leadEvents.at))
  expect(events.filter(({ kind }) => kind === 'quote-handed-over')).toHaveLength(1)

  await accept(quote)
  expect((await emailsOf(quote)).map(({ kind }) => kind)).toEqual(['acceptance-notice'])
})

// Proves 8.1.5, 8.1.7.
test.each<[status: EmailRow['status'], name: string, text: string]>([
  ['written-to-file', 'Saved, not sent', 'was saved, not sent'],
  ['failed', 'Email failed', 'was not delivered'],
  ['waiting', 'Sent', 'was sent'],
  ['sent', 'Sent', 'was sent'],
])(
  'a quote whose email is %s has the status "%s" in lists and timeline',
  async (status, name, text) => {
    const quote = await newSent('dana@example.com')
    await site.database.orm.update(emails).set({ status }).where(eq(emails.quoteId, quote.id))
    const now = new Date()
    const { quotes: found } = await findQuotes(site.database, {
      leadId: quote.leadId,
      today: studioDay(now),
      limit: 5,
    })
    expect(found.map((each) => describeListedQuote(each, 'en', { now, list }).statusName)).toEqual([
      name,
    ])
    const lead = await getLead(site.database, quote.leadId)
    if (!lead) throw new Error('no lead')
    const events = await findLeadEvents(site.database, quote.leadId)
    const { timeline } = describeLeadDetails(lead, events, 'en', now)
    expect(timeline.filter((event) => event.text.includes(text))).toHaveLength(1)
    expect(await getLinkFailure(site.database, quote.id, { hasServer: true })).toBe(
      status === 'written-to-file' || status === 'failed' ? status : null,
    )
  },
)

// Proves 8.1.5.
test('the timeline shows for each version whether its email arrived', async () => {
  const first = await newSent('dana@example.com')
  await site.database.orm
    .update(emails)
    .set({ status: 'failed' })
    .where(eq(emails.quoteId, first.id))
  await act('revise', first.id)
  const draft = await requireQuote(first.id)
  const actor = { adminId, ipAddress: '198.51.100.9', now: new Date() }
  const added = { get: (name: string) => (name === 'add' ? 'ux-mentoring.five' : null) }
  await editDraft(site.context, { quote: draft, seen: draft.hash, actor, fields: added })
  await act('send', first.id)
  expect((await requireQuote(first.id)).version).toBe(2)

  const lead = await getLead(site.database, first.leadId)
  if (!lead) throw new Error('no lead')
  const events = await findLeadEvents(site.database, first.leadId)
  const { timeline } = describeLeadDetails(lead, events, 'en', new Date())
  const sent = timeline.filter((event) => /was (?:sent|not delivered)/.test(event.text))
  expect(sent.map((event) => event.text.includes('was not delivered'))).toEqual([false, true])
})

test('a quote is sent to the current address of the lead', async () => {
  const quote = await newSent('old@example.com')
  await site.database.orm
    .update(leads)
    .set({ email: 'new@example.com' })
    .where(eq(leads.id, quote.leadId))
  await act('revise', quote.id)
  await act('send', quote.id)
  const recipients = (await emailsOf(quote)).map(({ recipient }) => recipient)
  expect(recipients.toSorted()).toEqual(['new@example.com', 'old@example.com'])
})

// Proves 6.3.6.
test('an acceptance counts as unseen until an admin opens it, and the won lead can be undone', async () => {
  const quote = await newSent('dana@example.com')
  const before = await countUnseenAcceptances(site.database)
  await accept(quote)
  expect(await countUnseenAcceptances(site.database)).toBe(before + 1)
  await markAcceptanceSeen(site.database, { id: quote.id, now: new Date() })
  expect(await countUnseenAcceptances(site.database)).toBe(before)

  expect(await getStatusBeforeWon(site.database, quote.id)).toBe('new')
  expect(await act('undo-won', quote.id)).toMatchObject({ kind: 'changed' })
  const [lead] = await site.database.orm.select().from(leads).where(eq(leads.id, quote.leadId))
  const [stored] = await site.database.orm.select().from(quotes).where(eq(quotes.id, quote.id))
  expect([lead?.status, stored?.status]).toEqual(['new', 'accepted'])
  expect(await act('undo-won', quote.id)).toEqual({ kind: 'refused' })
})
