import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityOf } from '#domain/people/identity.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { deleteLeads } from '../leads/lead-bin-store.ts'
import { findLeadEvents, getLead } from '../leads/lead-list-store.ts'
import { findPersonLeads } from '../privacy/person-store.ts'
import { joinLeads, partLeads } from './join-store.ts'
import { findOtherEnquiries } from './person-lead-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor: Actor = {
  adminId: randomUUID(),
  ipAddress: '127.0.0.1',
  now: new Date('2026-11-22T12:00Z'),
}

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [actor.adminId],
  )
})

let people = 0

/** The contact of somebody that no other lead has. */
function somebody() {
  people += 1
  const digits = String(people).padStart(7, '0')
  return { email: `somebody${people}@example.com`, phone: `+97250${digits}` }
}

async function addLead(row: Parameters<typeof addLeadRows>[1][number] = {}) {
  const [id = ''] = await addLeadRows(database, [{ ...somebody(), ...row }])
  return id
}

async function others(id: string) {
  const found = await findOtherEnquiries(database, id)
  return found.map(({ lead }) => lead.id)
}

function join(id: string, contact: { email: string; phone: string }, key = randomUUID()) {
  return joinLeads(database, { id, contact: identityOf(contact), key }, actor)
}

// Proves 4.9.18.
test('a repeated enquiry joins by its address or phone, newest first, also over another one', async () => {
  const [noa, office] = [somebody(), somebody()]
  const at = (hour: number) => ({ receivedAt: new Date(2026, 10, 20, hour) })
  const first = await addLead({ ...noa, ...at(8) })
  const upper = await addLead({ email: noa.email.toUpperCase(), phone: office.phone, ...at(9) })
  const byPhone = await addLead({ email: '', phone: office.phone, ...at(10) })
  const held = await addLead({ ...noa, spamReason: 'content', nextAction: null, nextAt: null })
  await addLead()
  expect(await others(first)).toEqual([held, byPhone, upper])
  expect(await others(byPhone)).toEqual([held, upper, first])
})

test.each([
  { email: '', phone: '' },
  { email: '', phone: '05-unknown' },
])('leads with the contact %j are strangers', async (contact) => {
  const id = await addLead(contact)
  await addLead(contact)
  expect(await others(id)).toEqual([])
})

// Proves 4.9.18.
test('joined leads are of one person with all that belongs to either, and parting undoes it', async () => {
  const [one, other] = [somebody(), somebody()]
  const [id, second, third] = [await addLead(one), await addLead(other), await addLead(other)]
  const before = [await getLead(database, id), await getLead(database, second)]
  const key = randomUUID()
  expect(await join(id, other, key)).toEqual({ kind: 'joined', link: key })
  expect(await join(id, other, key)).toEqual({ kind: 'joined', link: key })
  expect((await others(id)).toSorted()).toEqual([second, third].toSorted())
  expect((await others(third)).toSorted()).toEqual([id, second].toSorted())
  expect((await findPersonLeads(database, one.email)).map(({ isSure }) => isSure)).toContain(false)
  expect((await findLeadEvents(database, id)).map(({ kind }) => kind)).toEqual(['joined'])
  expect(await partLeads(database, key, actor)).toBe(true)
  expect(await partLeads(database, key, actor)).toBe(false)
  expect(await others(id)).toEqual([])
  expect([await getLead(database, id), await getLead(database, second)]).toEqual(before)
})

test('a join that changes nothing is refused with its reason', async () => {
  const [one, other] = [somebody(), somebody()]
  const id = await addLead(one)
  const second = await addLead(other)
  expect(await join(id, somebody())).toEqual({ kind: 'unknown' })
  expect(await join(id, one)).toEqual({ kind: 'same' })
  expect(await join(randomUUID(), one)).toEqual({ kind: 'gone' })
  await join(id, other)
  expect(await join(second, one)).toEqual({ kind: 'same' })
})

test('a lead in the bin stays with its person, and an erased one takes its join along', async () => {
  const [one, other] = [somebody(), somebody()]
  const id = await addLead(one)
  const second = await addLead(other)
  await join(id, other)
  await deleteLeads(database, [second], actor)
  expect(await others(id)).toEqual([second])
  await database.pool.query('delete from leads where id = $1', [second])
  expect(await others(id)).toEqual([])
  const left = await database.pool.query('select from person_links where other_id = $1', [second])
  expect(left.rowCount).toBe(0)
})

test('two that join each other at once are joined', async () => {
  const [one, other] = [somebody(), somebody()]
  const id = await addLead(one)
  const second = await addLead(other)
  const results = await Promise.all([join(id, other), join(second, one)])
  expect(results.map(({ kind }) => kind)).toContain('joined')
  expect(await others(id)).toEqual([second])
})

test('a person of ten thousand leads of others is found by indexes', async () => {
  const noa = somebody()
  const id = await addLead(noa)
  await database.pool.query(
    `insert into leads (id, name, email, phone, phone_raw, phone_prefix, country_code, message,
        source_page, page_title_he, page_title_en, page_url, language, ip_address, user_agent,
        device_type, submitted_at)
      select gen_random_uuid(), '', 'n' || n || '@example.org', '+97252' || (1000000 + n), '', '',
        'IL', '', 'home', '', '', '', 'he', '', '', 'mobile', now() from generate_series(1, 10000) n`,
  )
  await database.pool.query('analyze leads')
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from leads
      where id = $1 or lower(email) in ($2) or phone in ($3) order by id limit 100`,
    [id, noa.email, noa.phone],
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toContain('leads_person_email')
  expect(plan).toContain('leads_phone')
  expect(plan).not.toContain('Seq Scan')
})
