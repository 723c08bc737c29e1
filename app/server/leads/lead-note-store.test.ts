import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LeadChange } from '#domain/leads/lead-change.ts'
import { addLeadRows } from '#tests/support/lead-rows.ts'
import { createTestDatabase } from '#tests/support/test-database.ts'
import type { Actor } from '../admins/audit/actor.ts'
import { changeLead } from './lead-change-store.ts'
import { findLeadEvents, getLead } from './lead-list-store.ts'
import { findNotes } from './lead-note-store.ts'
import { setCallBack, touchLead } from './lead-touch-store.ts'

const database = await createTestDatabase()
afterAll(() => database.stop())

const actor: Actor = {
  adminId: randomUUID(),
  ipAddress: '127.0.0.1',
  now: new Date('2026-11-22T12:00:00Z'),
}

beforeAll(async () => {
  await database.pool.query(
    `insert into admins (id, email, name, password_hash) values ($1, 'dana@example.com', 'דנה', '')`,
    [actor.adminId],
  )
})

async function addLead(row: Parameters<typeof addLeadRows>[1][number] = {}) {
  const [id = ''] = await addLeadRows(database, [row])
  return id
}

type Given = Partial<Extract<LeadChange, { field: 'notes' }>>

/** Saves a note; a new one by default. */
function save(id: string, value: string, given: Given = {}, minutes = 0) {
  const change = { intent: 'change', field: 'notes', version: 0, before: '', value } as const
  const now = new Date(actor.now.getTime() + minutes * 60_000)
  return changeLead(database, id, { ...change, note: randomUUID(), ...given }, { ...actor, now })
}

async function texts(id: string) {
  const notes = await findNotes(database, id)
  return notes.map(({ text }) => text)
}

async function nextStep(id: string) {
  const lead = await getLead(database, id)
  return [lead?.nextAction, lead?.nextAt?.toISOString()]
}

// Proves 4.9.6.
test('each note is an entry with its time and author, newest first; the list has all texts', async () => {
  const id = await addLead()
  expect(await save(id, 'דיברנו')).toEqual({ kind: 'changed' })
  expect(await save(id, 'שלחה חומרים', {}, 30)).toEqual({ kind: 'changed' })
  expect(await findNotes(database, id)).toMatchObject([
    { text: 'שלחה חומרים', adminName: 'דנה', at: new Date('2026-11-22T12:30:00Z'), earlier: [] },
    { text: 'דיברנו', adminName: 'דנה', at: actor.now, day: null },
  ])
  expect(await getLead(database, id)).toMatchObject({
    notes: 'שלחה חומרים\n\nדיברנו',
    version: 3,
    nextAction: 'answer',
  })
})

test('a changed note keeps what it said, one that is emptied is removed, and both come back', async () => {
  const id = await addLead()
  const note = randomUUID()
  await save(id, 'ביום שני', { note, day: '2026-11-30' })
  await save(id, 'ביום שלישי', { note, before: 'ביום שני' }, 1)
  await save(id, '', { note, before: 'ביום שלישי' }, 2)
  const [removed] = await findNotes(database, id)
  expect(removed).toMatchObject({
    text: '',
    day: null,
    at: actor.now,
    earlier: [
      { text: 'ביום שני', day: '2026-11-30', until: '2026-11-22T12:01:00.000Z' },
      { text: 'ביום שלישי', day: '2026-11-30', until: '2026-11-22T12:02:00.000Z' },
    ],
  })
  expect(await getLead(database, id)).toMatchObject({ notes: '', callBackOn: null })
  await save(id, 'ביום שלישי', { note, before: '' }, 3)
  expect(await texts(id)).toEqual(['ביום שלישי'])
})

// Proves 7.5.4.
test('two notes written at once are both kept; of two changes of one note, one is refused', async () => {
  const id = await addLead()
  const note = randomUUID()
  const both = await Promise.all([save(id, 'שלי', { version: 1, note }), save(id, 'שלה')])
  expect(both).toEqual([{ kind: 'changed' }, { kind: 'changed' }])
  const change = { note, version: 2, before: 'שלי' }
  const changes = await Promise.all([save(id, 'א', change), save(id, 'ב', change)])
  expect(changes.map(({ kind }) => kind).toSorted()).toEqual(['changed', 'stale'])
  expect(changes).toContainEqual({
    kind: 'stale',
    current: expect.stringMatching(/^[אב]$/),
    version: 4,
  })
  expect((await texts(id)).toSorted()).toContain('שלה')
})

test('a note sent twice is stored once', async () => {
  const id = await addLead()
  const change = { key: randomUUID(), note: randomUUID() }
  await Promise.all(Array.from({ length: 5 }, () => save(id, 'פעם אחת', change)))
  expect(await texts(id)).toEqual(['פעם אחת'])
  expect(await findLeadEvents(database, id)).toHaveLength(1)
})

// Proves 4.9.6.
test('the day of a note is the next step until the owner gets in touch', async () => {
  const id = await addLead()
  await save(id, 'לחזור אחרי הכנס', { day: '2026-12-01' })
  expect(await nextStep(id)).toEqual(['call-back', '2026-12-01T08:30:00.000Z'])
  expect((await findLeadEvents(database, id)).map(({ kind }) => kind)).toEqual([
    'call-back-set',
    'notes',
  ])
  await touchLead(database, { id, key: randomUUID(), channel: 'call' }, actor)
  expect(await getLead(database, id)).toMatchObject({ nextAction: 'follow-up', callBackOn: null })
})

test.each([
  { set: null, day: null, expected: null, name: 'taking the day off the note takes it off' },
  { set: '2026-12-09', day: null, expected: '2026-12-09', name: 'a day set since stays' },
  { set: null, day: '2026-12-03', expected: '2026-12-03', name: 'another day moves it' },
  { set: null, day: undefined, expected: '2026-12-01', name: 'without a day it stays' },
])('of a note with a day: $name', async ({ set, day, expected }) => {
  const id = await addLead()
  const note = randomUUID()
  await save(id, 'לחזור', { note, day: '2026-12-01' })
  if (set !== null) await setCallBack(database, { id, key: randomUUID(), day: set }, actor)
  await save(id, 'לחזור!', { note, before: 'לחזור', day })
  expect(await getLead(database, id)).toMatchObject({ callBackOn: expected })
})

test('a day on a closed lead or one in the bin is kept with the note and gives no next step', async () => {
  const id = await addLead({ status: 'archived', nextAction: null, nextAt: null })
  expect(await save(id, 'לנסות באביב', { day: '2027-03-01' })).toEqual({ kind: 'changed' })
  expect(await nextStep(id)).toEqual([null, undefined])
  expect(await findNotes(database, id)).toMatchObject([{ day: '2027-03-01' }])
})

test('a change without a note, as earlier versions sent it, is one of the first note', async () => {
  const id = await addLead()
  await save(id, 'ראשונה', { note: undefined })
  await save(id, 'אחרת', {}, 1)
  await save(id, 'ראשונה, מתוקנת', { note: undefined, before: 'ראשונה' }, 2)
  expect(await texts(id)).toEqual(['אחרת', 'ראשונה, מתוקנת'])
})

test('a note of another lead cannot be changed', async () => {
  const [one, other] = [await addLead(), await addLead()]
  const note = randomUUID()
  await save(one, 'שלי', { note })
  expect(await save(other, 'לא שלי', { note, before: 'שלי' })).toEqual({ kind: 'gone' })
  expect(await texts(one)).toEqual(['שלי'])
})
