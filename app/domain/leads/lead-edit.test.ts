import { expect, test } from 'vitest'
import { parseLeadChange } from './lead-change.ts'
import { parseLeadEdit, parseLeadListEdit } from './lead-edit.ts'

const id = '0d5f3a52-5c0e-4b3f-9f6a-0c8b1a2d3e4f'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const base = { intent: 'change', version: '3' }
const status = { ...base, field: 'status', value: 'closed_won', before: 'new' }
const notes = { ...base, field: 'notes', value: ' a\r\nb\u0000 ', before: 'a\r\n' }

test.each([
  [
    { ...status, id: 'x', email: 'y' },
    { ...status, version: 3 },
  ],
  [
    { ...status, key: id },
    { ...status, version: 3, key: id },
  ],
  [notes, { ...notes, version: 3, value: 'a\nb', before: 'a' }],
  [
    { ...notes, value: '😀'.repeat(4000) },
    { ...notes, version: 3, value: '😀'.repeat(4000), before: 'a' },
  ],
  [
    { ...notes, note: id, day: '2026-12-01' },
    { ...notes, version: 3, value: 'a\nb', before: 'a', note: id, day: '2026-12-01' },
  ],
  [
    { ...notes, note: id, day: '' },
    { ...notes, version: 3, value: 'a\nb', before: 'a', note: id, day: null },
  ],
  [{ intent: 'delete' }, { intent: 'delete' }],
  [
    { intent: 'join', who: '050-1234567', key: id },
    { intent: 'join', who: '050-1234567', key: id },
  ],
  [
    { intent: 'part', link: id },
    { intent: 'part', link: id },
  ],
])('%j is parsed', (fields, edit) => {
  expect(parseLeadEdit(form(fields))).toEqual(edit)
})

test('a list of pending changes sends only changes', () => {
  expect(parseLeadChange(form(status))).toEqual({ ...status, version: 3 })
  expect(parseLeadChange(form({ intent: 'delete' }))).toBeNull()
})

test.each([
  [{}],
  [{ ...status, value: 'NEW' }],
  [{ ...status, value: '__proto__' }],
  [{ ...status, before: '' }],
  [{ ...status, version: '-1' }],
  [{ ...status, version: '1e3' }],
  [{ ...status, key: 'again' }],
  [{ ...status, field: 'id' }],
  [{ ...notes, value: '😀'.repeat(4001) }],
  [{ intent: 'change', field: 'notes', version: '1' }],
  [{ ...notes, note: 'new' }],
  [{ ...notes, day: '2026-02-31' }],
  [{ ...notes, day: 'tomorrow' }],
  [{ intent: 'drop' }],
  [{ intent: 'join', who: '050-1234567' }],
  [{ intent: 'join', who: 'x'.repeat(321), key: id }],
  [{ intent: 'part', link: '1' }],
  [{ __proto__: 'x', constructor: 'y' }],
])('%j is refused', (fields) => {
  expect(parseLeadEdit(form(fields))).toBeNull()
})

test('the last of two statuses counts', () => {
  const data = form(status)
  data.append('value', 'archived')
  expect(parseLeadEdit(data)).toMatchObject({ value: 'archived' })
})

test('a file instead of a text is refused', () => {
  const data = form(notes)
  data.set('value', new File(['x'], 'x.txt'))
  expect(parseLeadEdit(data)).toBeNull()
})

function ticked(ids: readonly string[]) {
  const data = form({ intent: 'delete-selected' })
  for (const each of ids) data.append('id', each)
  return parseLeadListEdit(data)
}

test('1 to 100 leads can be selected, by valid ids', () => {
  expect(ticked([id])).toEqual({ intent: 'delete-selected', ids: [id] })
  expect(ticked(Array.from({ length: 100 }, () => id))?.intent).toBe('delete-selected')
  expect(ticked([])).toBeNull()
  expect(ticked(Array.from({ length: 101 }, () => id))).toBeNull()
  expect(ticked([id, '1 or 1'])).toBeNull()
})

test.each([
  ['12', { intent: 'delete-all', count: 12 }],
  [' 12 ', { intent: 'delete-all', count: 12 }],
  ['', null],
  ['all', null],
  ['-1', null],
  ['1.5', null],
])('deleting all needs a valid count: %j', (count, edit) => {
  expect(parseLeadListEdit(form({ intent: 'delete-all', count }))).toEqual(edit)
})
