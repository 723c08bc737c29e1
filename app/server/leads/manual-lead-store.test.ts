import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityOf } from '#domain/people/identity.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { openServerContext, type TestServerContext } from '#tests/support/test-server-context.ts'
import { admins } from '../db/admin-schema.ts'
import { findKnownCaller, findOtherEnquiries } from '../people/person-lead-store.ts'
import { addLeadFromForm } from './lead-forms.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'

let site: TestServerContext
/** A Sunday at 11:00 in Israel, when the studio is open. */
const now = new Date('2026-11-22T09:00:00Z')
const actor = { adminId: randomUUID(), ipAddress: '198.51.100.9', now }

beforeAll(async () => {
  site = await openServerContext()
  await site.database.orm
    .insert(admins)
    .values({ id: actor.adminId, email: 'noa@studio.example', name: 'נועה', passwordHash: 'x' })
})

afterAll(() => site.stop())

const typed = { name: 'רות', service_type: '', notes: '', email: '', day: '2026-11-24' }

async function addCaller(fields: Record<string, string>) {
  const form = new FormData()
  const all = { ...typed, key: randomUUID(), phone: '052-7654321', ...fields }
  for (const [name, value] of Object.entries(all)) form.set(name, value)
  const result = await addLeadFromForm(site.context, { form, language: 'he' }, actor)
  if (result.kind === 'invalid') throw new Error(JSON.stringify(result.errors))
  const lead = await getLead(site.database, result.id)
  const events = await findLeadEvents(site.database, result.id)
  return { id: result.id, lead, kinds: events.map(({ kind }) => kind) }
}

// Proves 4.14.1, 4.14.3.
test.each([
  ['call-back', 'call-back', '2026-11-24T08:30:00.000Z', ['added', 'call-back-set']],
  ['quote', 'finish-quote', '2026-11-23T09:00:00.000Z', ['added', 'quote-drafted']],
  ['wait', 'follow-up', '2026-11-24T09:00:00.000Z', ['added']],
])(
  'after a call with the outcome %s the next step is %s at %s',
  async (next, action, at, kinds) => {
    const added = await addCaller({ next })
    expect(added.lead).toMatchObject({
      status: 'contacted',
      sourcePage: 'by-hand',
      serviceType: null,
      touchedAt: now,
      nextAction: action,
    })
    expect(added.lead?.nextAt?.toISOString()).toBe(at)
    expect(added.kinds.toSorted()).toEqual(kinds)
  },
)

// Proves 4.14.1.
test('a form that is sent twice is one lead with one draft, and sends nothing', async () => {
  const key = randomUUID()
  await addCaller({ next: 'quote', key })
  const again = await addCaller({ next: 'quote', key })
  expect(again.kinds.toSorted()).toEqual(['added', 'quote-drafted'])
  const { rows } = await site.database.pool.query(
    `select (select count(*)::int from emails where lead_id = $1) as emails,
      (select count(*)::int from quotes where lead_id = $1) as quotes`,
    [key],
  )
  expect(rows).toEqual([{ emails: 0, quotes: 1 }])
})

test('the day of a call back is that of its note', async () => {
  const { id } = await addCaller({ next: 'call-back', notes: 'רוצה אתר' })
  const { rows } = await site.database.pool.query(
    'select text, day::text from lead_notes where lead_id = $1',
    [id],
  )
  expect(rows).toEqual([{ text: 'רוצה אתר', day: '2026-11-24' }])
})

// Proves 4.14.4.
test('a caller with a known number joins that person, who is found by it', async () => {
  const phone = '+972541112223'
  const [first = ''] = await addLeadRows(site.database, [
    { name: 'יעל לוי', phone, email: 'yael@example.com' },
  ])
  await addLeadRows(site.database, [
    { name: 'מחוקה', phone, deletedAt: now, nextAction: null, nextAt: null },
    { name: 'נעצרה', phone, spamReason: 'content', nextAction: null, nextAt: null },
  ])
  const contact = identityOf({ email: '', phone })
  const known = { name: 'יעל לוי', email: 'yael@example.com' }
  expect(await findKnownCaller(site.database, contact)).toEqual({
    ...known,
    leadId: first,
    enquiries: 1,
  })
  const { id } = await addCaller({ next: 'wait', name: 'יעל', phone: '054-111-2223' })
  expect(await findKnownCaller(site.database, contact)).toEqual({
    ...known,
    name: 'יעל',
    leadId: id,
    enquiries: 2,
  })
  const others = await findOtherEnquiries(site.database, id)
  expect(others.map(({ lead }) => lead.id)).toContain(first)
})

test.each([{ email: null, phone: null }, identityOf({ email: '', phone: '+972549999999' })])(
  'nobody is known by %j',
  async (contact) => {
    expect(await findKnownCaller(site.database, contact)).toBeNull()
  },
)
