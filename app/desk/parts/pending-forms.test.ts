import { expect, test } from 'vitest'
import { parsePendingWork } from './parse-pending-work.ts'
import { createPendingStore } from './pending-store.ts'
import { addOpened, findForm, setForm } from './pending-forms.ts'
import { addChange, isEmpty, emptyWork, removeSent, type PendingForm } from './pending-work.ts'
import { sendChanges, type Answer, type Outgoing } from './send-changes.ts'

const newLead = { kind: 'new-lead', lead: null } as const
const correction = { kind: 'correction', lead: { id: 'dana', name: 'דנה' } } as const
const values = { name: 'רות', phone: '0527654321' }

function newStore() {
  const items = new Map<string, string>()
  return createPendingStore('noa', {
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, text) => void items.set(name, text),
    removeItem: (name) => void items.delete(name),
  })
}

function server(answer: Answer) {
  const items: Outgoing[] = []
  const send = async (item: Outgoing) => {
    items.push(item)
    return answer
  }
  return { items, send }
}

test('a form is stored from the first keystroke until it is sent', async () => {
  const store = newStore()
  store.update((work) => setForm(work, newLead, { key: 'a', values, isWaiting: false }))
  const typed = { ...values, name: 'רות לוי' }
  store.update((work) => setForm(work, newLead, { key: 'a', values: typed, isWaiting: true }))
  const { items, send } = server({ kind: 'sent' })
  await sendChanges(store, send)
  expect(items).toMatchObject([{ kind: 'form', form: { key: 'a', values: typed } }])
  expect(items).toMatchObject([{ form: { lead: { id: 'a', name: 'רות לוי' } } }])
  expect(isEmpty(store.read())).toBe(true)
  store.update(removeSent)
  expect(store.read()).toEqual(emptyWork)
})

test('input that was not submitted is not sent, and signing out would lose it', async () => {
  const store = newStore()
  store.update((work) => setForm(work, newLead, { key: 'a', values, isWaiting: false }))
  const { items, send } = server({ kind: 'sent' })
  await sendChanges(store, send)
  expect(items).toEqual([])
  expect(isEmpty(store.read())).toBe(false)
})

test.each<[Answer, PendingForm['state']]>([
  [{ kind: 'invalid', errors: { phone: 'phoneInvalid' } }, refused({ phone: 'phoneInvalid' })],
  [{ kind: 'stale', current: '{}', version: 2 }, refused({})],
  [{ kind: 'gone' }, { kind: 'refused', errors: {}, isGone: true }],
])('after the response %o the form keeps its input', async (answer, state) => {
  const store = newStore()
  store.update((work) => setForm(work, correction, { key: 'a', values, isWaiting: true }))
  expect(await sendChanges(store, server(answer).send)).toMatchObject({ end: 'done', refused: 1 })
  expect(findForm(store.read(), correction)).toMatchObject({ values, state })
  expect(parsePendingWork(JSON.stringify(store.read()))).toEqual(store.read())
})

function refused(errors: Record<string, string>) {
  return { kind: 'refused', errors, isGone: false } as const
}

test('another lead can be entered while one is waiting, but each lead has only one correction', () => {
  const waiting = { key: 'a', values, isWaiting: true }
  expect(findForm(setForm(emptyWork, newLead, waiting), newLead)).toBeUndefined()
  expect(findForm(setForm(emptyWork, correction, waiting), correction)).toMatchObject({ key: 'a' })
  const other = { kind: 'correction', lead: { id: 'other', name: '' } } as const
  expect(findForm(setForm(emptyWork, correction, waiting), other)).toBeUndefined()
})

test('an opened lead is reported once, before changes of its status', async () => {
  const store = newStore()
  const lead = { id: 'dana', name: 'דנה' }
  const change = { lead, field: 'status', value: 'contacted', before: 'new', version: 1 } as const
  store.update((work) => addChange(work, change, 'k'))
  store.update((work) => addOpened(addOpened(work, 'dana'), 'dana'))
  const { items, send } = server({ kind: 'sent' })
  await sendChanges(store, send)
  expect(items.map(({ kind }) => kind)).toEqual(['opened', 'change'])
  expect(store.read().opened).toEqual([])
})

test('work stored by the version without forms is still read', () => {
  const draft = { lead: correction.lead, value: 'א', before: '', version: 1 }
  const stored = JSON.stringify({ changes: [], drafts: [draft] })
  expect(parsePendingWork(stored)).toEqual({ ...emptyWork, drafts: [draft] })
})

const form = { key: 'a', kind: 'new-lead', lead: { id: 'a', name: '' }, values: {} }

test.each([
  { ...form, state: { kind: 'lost' } },
  { ...form, state: { kind: 'refused', errors: [] } },
  { ...form, state: { kind: 'typed' }, values: { name: 1 } },
  { ...form, state: { kind: 'typed' }, kind: 'quote' },
])('a storage with the form %j counts as empty', (broken) => {
  const stored = JSON.stringify({ changes: [], drafts: [], forms: [broken], opened: [] })
  expect(parsePendingWork(stored)).toEqual(emptyWork)
})
