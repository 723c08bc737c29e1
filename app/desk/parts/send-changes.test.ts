import { expect, test } from 'vitest'
import { createPendingStore } from './pending-store.ts'
import {
  addChange,
  findChange,
  findConflicts,
  findDraft,
  findNoteChanges,
  isEmpty,
  emptyWork,
  removeDraft,
  removeSent,
  resolveConflict,
  setDraft,
  type ChangeState,
  type NewChange,
} from './pending-work.ts'
import {
  retryDelayAfter,
  sendChanges,
  type Answer,
  type Outgoing,
  type SendOutcome,
} from './send-changes.ts'

const lead = { id: 'dana', name: 'דנה' }
const note: NewChange = { lead, field: 'notes', value: 'שלום', before: '', version: 1 }
const status: NewChange = { lead, field: 'status', value: 'contacted', before: 'read', version: 1 }

function memory(limit = Infinity) {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (name: string) => items.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (text.length > limit) throw new Error('QuotaExceededError')
      items.set(name, text)
    },
    removeItem: (name: string) => void items.delete(name),
  }
}

function storeWith(...changes: NewChange[]) {
  const area = memory()
  const store = createPendingStore('noa', area)
  for (const [index, change] of changes.entries())
    store.update((work) => addChange(work, change, `key ${index}`))
  return { store, area }
}

function keyOf(item: Outgoing): string {
  if (item.kind === 'opened') return item.leadId
  return item.kind === 'change' ? item.change.key : item.form.key
}

/** A server that responds with these outcomes in turn, and the keys that it received. */
function server(...outcomes: SendOutcome[]) {
  const keys: string[] = []
  const send = async (item: Outgoing) => {
    keys.push(keyOf(item))
    return outcomes[keys.length - 1] ?? ({ kind: 'sent' } as const)
  }
  return { keys, send }
}

test('changes are sent in order, and shown until the page has loaded the stored values', async () => {
  const { store } = storeWith(note, status)
  const { keys, send } = server()
  expect(await sendChanges(store, send)).toMatchObject({ end: 'done', refused: 0 })
  expect(keys).toEqual(['key 0', 'key 1'])
  expect(findChange(store.read(), lead.id, 'notes')?.value).toBe('שלום')
  expect(isEmpty(store.read())).toBe(true)
  store.update(removeSent)
  expect(findChange(store.read(), lead.id, 'notes')).toBeUndefined()
})

test.each(['unreachable', 'signed-out'] as const)(
  'after the outcome %s all changes stay and are sent again later with the same keys',
  async (kind) => {
    const { store } = storeWith(note, status)
    const { keys, send } = server({ kind: 'sent' }, { kind })
    expect(await sendChanges(store, send)).toMatchObject({ end: kind })
    expect((await sendChanges(store, send)).sent).toMatchObject([{ change: { key: 'key 1' } }])
    expect(keys).toEqual(['key 0', 'key 1', 'key 1'])
  },
)

test('a change made while another is being sent is sent too', async () => {
  const { store } = storeWith(note)
  const { keys, send } = server()
  const sending = sendChanges(store, send)
  store.update((work) => addChange(work, status, 'late'))
  await sending
  expect(keys).toEqual(['key 0', 'late'])
})

test('a refused change blocks later changes of the same field only', async () => {
  const { store } = storeWith(note, { ...note, value: 'שוב', before: 'שלום' }, status)
  const { keys, send } = server({ kind: 'stale', current: 'שלה', version: 4 })
  expect(await sendChanges(store, send)).toMatchObject({ end: 'done', refused: 1 })
  expect(keys).toEqual(['key 0', 'key 2'])
  expect(findConflicts(store.read())).toMatchObject([{ value: 'שוב', state: { current: 'שלה' } }])
  expect(findChange(store.read(), lead.id, 'notes')).toBeUndefined()
})

test.each([
  ['keeps mine', 'שוב', [{ value: 'שוב', before: 'שלה', version: 4, key: 'new' }]],
  ['leaves what is stored', null, []],
])('a decision that %s replaces all changes of the field', async (_name, value, changes) => {
  const { store } = storeWith(note, { ...note, value: 'שוב' })
  await sendChanges(store, server({ kind: 'stale', current: 'שלה', version: 4 }).send)
  const [conflict] = findConflicts(store.read())
  if (!conflict) throw new Error('There is no conflict')
  const decision = value === null ? null : { value, key: 'new' }
  store.update((work) => resolveConflict(work, conflict, decision))
  expect(store.read().changes).toMatchObject(changes)
})

test('drafts and changes survive a reload, per admin', () => {
  const { store, area } = storeWith(note)
  store.update((work) => setDraft(work, { lead, value: 'חצי', before: '', version: 1 }))
  expect(createPendingStore('noa', area).read()).toEqual(store.read())
  expect(createPendingStore('other', area).read()).toEqual(emptyWork)
  store.clear()
  expect([...area.items]).toEqual([])
})

test('a draft equal to the stored value is removed', () => {
  const { store } = storeWith()
  const draft = { lead, before: 'a', version: 1 }
  store.update((work) => setDraft(work, { ...draft, value: 'ab' }))
  store.update((work) => setDraft(work, { ...draft, value: 'abc' }))
  expect(store.read().drafts).toMatchObject([{ value: 'abc' }])
  store.update((work) => setDraft(work, { ...draft, value: 'a' }))
  expect(isEmpty(store.read())).toBe(true)
  store.update((work) =>
    removeDraft(setDraft(work, { ...draft, value: 'b' }), { ...draft, value: '' }),
  )
  expect(isEmpty(store.read())).toBe(true)
})

test('a new note and changes of notes are drafts of their own, also with only a day', () => {
  const { store } = storeWith()
  const added = { lead, note: 'new', value: 'a', before: '', version: 1 }
  const changed = { lead, note: 'old', value: 'b', before: 'a', version: 1 }
  const dated = { lead, note: 'dated', value: 'c', before: 'c', version: 1, day: '2026-12-01' }
  for (const draft of [added, changed, dated]) store.update((work) => setDraft(work, draft))
  const work = store.read()
  expect(findDraft(work, lead.id)).toEqual(added)
  expect(findDraft(work, lead.id, 'old')).toEqual(changed)
  expect(findDraft(work, lead.id, 'dated')).toEqual(dated)
  expect(findDraft(work, lead.id, 'other')).toBeUndefined()
})

test('a draft of a version with one text for each lead is that of its first note', () => {
  const { store } = storeWith()
  store.update((work) => setDraft(work, { lead, value: 'ab', before: 'a', version: 1 }))
  expect(findDraft(store.read(), lead.id, lead.id)).toMatchObject({ value: 'ab' })
})

test('a refused note does not hold up another note of the same lead', async () => {
  const other = { ...note, note: 'other', value: 'עוד' }
  const { store } = storeWith({ ...note, note: 'one' }, other)
  const stale: Answer = { kind: 'stale', current: 'שלה', version: 4 }
  await sendChanges(store, server(stale, { kind: 'sent' }).send)
  expect(store.read().changes.map(({ state }) => state.kind)).toEqual(['refused', 'sent'])
  expect(findNoteChanges(store.read(), lead.id)).toMatchObject([{ value: 'עוד' }])
})

test('with a full storage the work is held in memory and reported as not persisted', () => {
  const store = createPendingStore('noa', memory(100))
  store.update((work) => addChange(work, note, 'key'))
  expect(store.read().changes).toHaveLength(1)
  expect(store.isPersisted()).toBe(false)
})

test.each<[Answer, ChangeState]>([
  [{ kind: 'sent' }, { kind: 'sent' }],
  [
    { kind: 'stale', current: 'שלה', version: 4 },
    { kind: 'refused', current: 'שלה', version: 4 },
  ],
  [{ kind: 'gone' }, { kind: 'refused', current: null, version: 0 }],
])('the state after the response %o survives a reload', async (answer, state) => {
  const { store, area } = storeWith(note)
  await sendChanges(store, server(answer).send)
  expect(createPendingStore('noa', area).read()).toEqual(store.read())
  expect(store.read().changes).toMatchObject([{ state }])
})

const storedEdit = { lead, value: 'a', before: '', version: 1 }
const storedChange = { ...storedEdit, key: 'k', field: 'notes', state: { kind: 'waiting' } }

test.each([
  '{',
  '[]',
  'null',
  '{"changes":[]}',
  ...[
    { changes: [{ key: 1 }], drafts: [] },
    { changes: [{ ...storedChange, state: { kind: 'lost' } }], drafts: [] },
    { changes: [{ ...storedChange, state: { kind: 'refused', current: 'b' } }], drafts: [] },
    { changes: [{ ...storedChange, field: undefined }], drafts: [] },
    { changes: [storedChange], drafts: [{ ...storedEdit, lead: { id: 1, name: 'a' } }] },
    { changes: [storedChange], drafts: [{ ...storedEdit, version: '1' }] },
    { changes: [{ ...storedChange, note: 1 }], drafts: [] },
    { changes: [storedChange], drafts: [{ ...storedEdit, day: null }] },
  ].map((work) => JSON.stringify(work)),
])('a storage that holds %s counts as empty', (text) => {
  const area = memory()
  area.setItem('pending-work:noa', text)
  expect(isEmpty(createPendingStore('noa', area).read())).toBe(true)
})

test.each([
  [0, 1_000],
  [1, 2_000],
  [4, 16_000],
  [5, 30_000],
  [60, 30_000],
])('after %i attempts the next one follows in %i ms', (attempts, pause) => {
  expect(retryDelayAfter(attempts)).toBe(pause)
})
