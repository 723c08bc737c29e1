import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import { correctableValues, correctLead, optionalFields } from './lead-correction-store.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor = {
  adminId: randomUUID(),
  ipAddress: '127.0.0.1',
  now: new Date('2026-11-21T12:00:00Z'),
}

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [actor.adminId],
  )
})

const original = {
  name: 'דנה כהן',
  phone: '050-1234567',
  email: 'dana@example.com',
  service_type: 'landing-page',
  budget: '5000-15000',
} as const

async function addLead(): Promise<string> {
  const [id = ''] = await addLeadRows(database, [{}])
  await database.pool.query(
    `insert into emails (id, lead_id, kind, recipient, language, status) values
      (gen_random_uuid(), $1, 'visitor-receipt', 'dana@example.com', 'he', 'waiting'),
      (gen_random_uuid(), $1, 'quote-link', 'dana@example.com', 'he', 'sent'),
      (gen_random_uuid(), $1, 'owner-notice', 'owner@example.com', 'he', 'waiting')`,
    [id],
  )
  return id
}

async function emailsOf(id: string) {
  const { rows } = await database.pool.query<{ kind: string; recipient: string; status: string }>(
    'select kind, recipient, status from emails where lead_id = $1 order by kind',
    [id],
  )
  return rows
}

const seen = JSON.stringify(original)

// Proves 4.15.1, 4.15.2, 4.15.3.
test('each corrected detail is an event, and the search and waiting emails are updated', async () => {
  const id = await addLead()
  const change = { name: 'דנה לוי', phone: '054-7654321', email: 'levi@example.com' }
  expect(await correctLead(database, id, { ...original, ...change, seen }, actor)).toEqual({
    kind: 'changed',
  })
  expect(await getLead(database, id)).toMatchObject({
    name: 'דנה לוי',
    phone: '+972547654321',
    phoneRaw: '054-7654321',
    phoneLooksInvalid: false,
    email: 'levi@example.com',
    serviceType: 'landing-page',
    message: 'שלום, צריך דף נחיתה לסטודיו ליוגה.',
    version: 2,
  })
  const events = await findLeadEvents(database, id)
  expect(events.map(({ kind, correction, adminName }) => [kind, correction, adminName])).toEqual([
    ['corrected', { field: 'email', from: 'dana@example.com', to: 'levi@example.com' }, 'דנה'],
    ['corrected', { field: 'phone', from: '050-1234567', to: '054-7654321' }, 'דנה'],
    ['corrected', { field: 'name', from: 'דנה כהן', to: 'דנה לוי' }, 'דנה'],
  ])
  expect(await emailsOf(id)).toEqual([
    { kind: 'owner-notice', recipient: 'owner@example.com', status: 'waiting' },
    { kind: 'quote-link', recipient: 'dana@example.com', status: 'sent' },
    { kind: 'visitor-receipt', recipient: 'levi@example.com', status: 'waiting' },
  ])
  const { rows } = await database.pool.query('select search from leads where id = $1', [id])
  expect(JSON.stringify(rows)).toContain('levi@example')
  expect(JSON.stringify(rows)).not.toContain('dana@example')
})

// Proves 4.15.4.
test('a correction by somebody else is not overwritten unseen', async () => {
  const id = await addLead()
  const first = { ...original, name: 'דנה לוי' }
  expect(await correctLead(database, id, { ...first, seen }, actor)).toEqual({ kind: 'changed' })
  const second = { ...original, name: 'דנה כץ' }
  expect(await correctLead(database, id, { ...second, seen }, actor)).toMatchObject({
    kind: 'stale',
  })
  expect(await getLead(database, id)).toMatchObject({ name: 'דנה לוי', version: 2 })
  const lead = await getLead(database, id)
  const fresh = JSON.stringify(lead && correctableValues(lead))
  expect(await correctLead(database, id, { ...second, seen: fresh }, actor)).toEqual({
    kind: 'changed',
  })
  expect(await findLeadEvents(database, id)).toHaveLength(2)
})

// Proves 4.15.1, 4.15.2.
test('a corrected service and budget are events too, and the message stays', async () => {
  const id = await addLead()
  const message = (await getLead(database, id))?.message
  const change = { service_type: 'uxui-design', budget: '15000-30000' } as const
  expect(await correctLead(database, id, { ...original, ...change, seen }, actor)).toEqual({
    kind: 'changed',
  })
  expect(await getLead(database, id)).toMatchObject({
    serviceType: 'uxui-design',
    budget: '15000-30000',
    message,
  })
  const events = await findLeadEvents(database, id)
  expect(events.map(({ correction, adminName }) => [correction, adminName])).toEqual([
    [{ field: 'budget', from: '5000-15000', to: '15000-30000' }, 'דנה'],
    [{ field: 'service_type', from: 'landing-page', to: 'uxui-design' }, 'דנה'],
  ])
  for (const { at } of events) expect(at.getTime()).toBeGreaterThanOrEqual(actor.now.getTime())
})

// Proves 4.15.3.
test('if the address is removed, waiting emails to the visitor are given up', async () => {
  const id = await addLead()
  await correctLead(database, id, { ...original, email: '', seen }, actor)
  expect((await emailsOf(id)).map(({ status }) => status)).toEqual(['waiting', 'sent', 'failed'])
})

// Proves 4.15.5.
test('the audit log has the fields and no values; corrections are erased with the lead', async () => {
  const id = await addLead()
  await correctLead(database, id, { ...original, name: 'Zelophehad', seen }, actor)
  await database.pool.query('delete from leads where id = $1', [id])
  expect(await correctLead(database, id, { ...original, seen }, actor)).toEqual({ kind: 'gone' })
  const { rows } = await database.pool.query(
    `select (select count(*)::int from lead_events where lead_id = $1) as events,
      (select detail from audit_events where detail->>'lead' = $1::text) as detail`,
    [id],
  )
  expect(rows).toEqual([{ events: 0, detail: { lead: id, fields: 'name' } }])
})

test.each([
  ['home', '050-1234567', []],
  ['by-hand', '050-1234567', ['email']],
  ['import', '050-1234567', ['email']],
  ['import', '', ['phone']],
])('of a lead from %s with the phone %j only %j may be empty', (sourcePage, phoneRaw, fields) => {
  const choices = { serviceType: 'landing-page', budget: '5000-15000' } as const
  const lead = { name: 'דנה', email: 'dana@example.com', phoneRaw, sourcePage, ...choices }
  expect(optionalFields(lead)).toEqual(fields)
})
