import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { leadNotes } from '../db/note-schema.ts'
import { leadEvents } from '../db/schema.ts'
import { keepLead } from '../leads/lead-retention-store.ts'
import { findChosenLeads } from './chosen-leads.ts'
import { erasePerson, exportPerson, findPersonLeads } from './person-store.ts'

const database = await createTestDatabase()
const env = { DATA_DIR: mkdtempSync(path.join(tmpdir(), 'person-')) }
afterAll(async () => {
  await database.stop()
  rmSync(env.DATA_DIR, { recursive: true, force: true })
})

const actor: Actor = { adminId: randomUUID(), ipAddress: '127.0.0.1', now: new Date() }

/** Adds an email of a lead, with its file. */
async function addEmail(leadId: string): Promise<string> {
  const id = randomUUID()
  await database.pool.query(
    `insert into emails (id, lead_id, kind, recipient, language, status)
      values ($1, $2, 'visitor-receipt', 'dana@example.com', 'he', 'written-to-file')`,
    [id, leadId],
  )
  const folder = path.join(env.DATA_DIR, 'mails')
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, `${id}.eml`)
  writeFileSync(file, 'personal')
  return file
}

async function addQuote(leadId: string, status: string): Promise<void> {
  const id = randomUUID()
  await database.pool.query(
    `insert into quotes (id, number, lead_id, token, token_hash, status, version, language, valid_until, chosen)
      values ($1::uuid, $1::text, $2, '', $1::text, $3, 1, 'he', '2026-12-21', '[]')`,
    [id, leadId, status],
  )
  await database.pool.query(
    `insert into quote_versions (quote_id, version, snapshot, hash) values ($1, 1, '{"a":1}', '')`,
    [id],
  )
}

const sure = (ids: readonly string[]) => ids.map((id) => ({ id, isSure: true }))

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::int n from ${table}`)
  return rows[0]?.n ?? -1
}

// Proves 10.4.4.
test('leads are found by email in any case, and leads with only the same phone are marked as unsure', async () => {
  const [own, same] = await addLeadRows(database, [
    { email: 'Noa@example.com', phone: '+972521111111' },
    { email: 'other@example.com', phone: '+972521111111' },
    { email: 'stranger@example.com', phone: '+972522222222' },
  ])
  const found = await findPersonLeads(database, 'noa@EXAMPLE.com')
  expect(Object.fromEntries(found.map(({ id, isSure }) => [id, isSure]))).toEqual({
    [own ?? '']: true,
    [same ?? '']: false,
  })
  expect(await findPersonLeads(database, '')).toEqual([])
})

// Proves 10.4.4, 10.4.5, 10.4.6.
test('only leads of the person can be chosen, and only for a confirmed request', async () => {
  const [own = '', same = '', somebody = ''] = await addLeadRows(database, [
    { email: 'tal@example.com', phone: '+972523333333' },
    { email: 'family@example.com', phone: '+972523333333' },
    { email: 'somebody@example.com', phone: '+972524444444' },
  ])
  const confirmed = { email: 'tal@example.com', verifiedAt: new Date() }
  const choose = async (ids: string[], request = {}) => {
    const found = await findChosenLeads(database, { ...confirmed, ...request }, ids)
    return found.kind === 'chosen'
      ? Object.fromEntries(found.leads.map(({ id, isSure }) => [id, isSure]))
      : found.kind
  }
  expect(await choose([own])).toEqual({ [own]: true })
  expect(await choose([own, same])).toEqual({ [own]: true, [same]: false })
  expect(await choose([somebody])).toBe('changed')
  expect(await choose([own, somebody])).toBe('changed')
  expect(await choose([own, randomUUID()])).toBe('changed')
  expect(await choose([])).toEqual({})
  expect(await choose([own], { verifiedAt: null })).toBe('unconfirmed')
  expect(await choose([own], { email: '' })).toBe('changed')
})

// Proves 10.4.5.
test('an export holds leads, events, quotes and emails, and no search column', async () => {
  const [id = ''] = await addLeadRows(database, [{ email: 'export@example.com' }])
  await addEmail(id)
  await addQuote(id, 'sent')
  await database.orm.insert(leadEvents).values([
    {
      id: randomUUID(),
      leadId: id,
      kind: 'corrected',
      correction: { field: 'name', from: 'דנה', to: 'דנה כהן' },
      changeKey: randomUUID(),
    },
    { id: randomUUID(), leadId: id, kind: 'status', fromStatus: 'new', toStatus: 'contacted' },
  ])
  const earlier = [{ text: 'ביום שני', day: null, until: '2026-11-22T12:00:00.000Z' }]
  await database.orm
    .insert(leadNotes)
    .values({ id, leadId: id, at: new Date(), text: 'ביום שלישי', earlier })
  const found = await exportPerson(database, [{ id, isSure: false }])
  const events = found.events.toSorted((one, other) => (one.kind < other.kind ? -1 : 1))
  expect(events).toMatchObject([
    { leadId: id, kind: 'corrected', correction: { field: 'name', from: 'דנה', to: 'דנה כהן' } },
    { leadId: id, kind: 'status', fromStatus: 'new', toStatus: 'contacted' },
  ])
  for (const event of events) expect(Object.keys(event)).not.toContain('adminId')
  expect(found).toMatchObject({
    leads: [
      {
        id,
        email: 'export@example.com',
        message: expect.any(String),
        matchedBy: 'phone number or joined by the studio',
      },
    ],
    notes: [{ leadId: id, text: 'ביום שלישי', earlier }],
    quotes: [{ status: 'sent', content: { a: 1 }, declineText: '' }],
    emails: [{ kind: 'visitor-receipt' }],
  })
  expect(found.leads[0]).not.toHaveProperty('search')
  expect(await exportPerson(database, [])).toEqual({
    leads: [],
    privacyNotices: [],
    notes: [],
    events: [],
    quotes: [],
    emails: [],
  })
})

// Proves 10.4.6.
test('erasing removes leads, quotes, emails and mail files, and keeps accepted quotes', async () => {
  await database.pool.query('truncate leads cascade')
  const ids = await addLeadRows(database, [
    { name: 'free' },
    { name: 'agreed', message: 'secret' },
    { name: 'claimed' },
  ])
  const [free = '', agreed = '', claimed = ''] = ids
  await addLeadRows(database, [{ name: 'stranger' }])
  const files = await Promise.all([free, agreed].map(addEmail))
  const claimedFile = await addEmail(claimed)
  await database.orm
    .insert(leadNotes)
    .values(ids.map((leadId) => ({ id: leadId, leadId, at: new Date(), text: 'private' })))
  await addQuote(free, 'sent')
  await addQuote(agreed, 'accepted')
  await addQuote(agreed, 'draft')
  expect(await keepLead(database, { id: claimed, reason: 'תביעה' }, actor)).toBe(true)

  expect(await erasePerson(database, { leads: sure(ids), env }, actor)).toEqual({
    removed: 1,
    minimized: 1,
    kept: 1,
    emails: 2,
    left: 1,
  })
  expect(files.filter((file) => existsSync(file))).toEqual([])
  expect(existsSync(claimedFile)).toBe(true)
  expect([await count('leads'), await count('emails'), await count('quotes')]).toEqual([3, 1, 1])
  expect(await count('lead_notes')).toBe(1)
  const { rows } = await database.pool.query(
    `select name, email, phone, phone_raw, message, ip_address from leads where name = 'agreed'`,
  )
  expect(rows).toEqual([
    { name: 'agreed', email: '', phone: '', phone_raw: '', message: '', ip_address: '' },
  ])
  const audit = await database.pool.query(
    `select detail from audit_events where action = 'person-erased'`,
  )
  expect(audit.rows).toEqual([
    { detail: { removed: 1, minimized: 1, kept: 1, emails: 2, unsure: 0 } },
  ])
  expect(await erasePerson(database, { leads: sure([randomUUID()]), env }, actor)).toMatchObject({
    removed: 0,
    left: 0,
  })
})
