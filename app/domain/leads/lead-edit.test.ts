import { expect, test } from 'vitest'
import { parseLeadEdit, parseLeadListEdit } from './lead-edit.ts'

const id = '0d5f3a52-5c0e-4b3f-9f6a-0c8b1a2d3e4f'

function form(fields: Record<string, string>) {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

test.each([
  [
    { intent: 'status', version: '3', status: 'closed_won', id: 'x', email: 'y' },
    { intent: 'status', version: 3, status: 'closed_won' },
  ],
  [
    { intent: 'notes', version: '1', notes: ' a\r\nb\u0000 ' },
    { intent: 'notes', version: 1, notes: 'a\nb' },
  ],
  [
    { intent: 'notes', version: '1', notes: 'b', before: 'a\r\nb' },
    { intent: 'notes', version: 1, notes: 'b', before: 'a\nb' },
  ],
  [
    { intent: 'notes', version: '1', notes: '😀'.repeat(4000) },
    { intent: 'notes', version: 1, notes: '😀'.repeat(4000) },
  ],
  [{ intent: 'delete' }, { intent: 'delete' }],
  [{ intent: 'open' }, { intent: 'open' }],
])('%j is parsed', (fields, edit) => {
  expect(parseLeadEdit(form(fields))).toEqual(edit)
})

test.each([
  [{}],
  [{ intent: 'status', version: '1', status: 'NEW' }],
  [{ intent: 'status', version: '1', status: '__proto__' }],
  [{ intent: 'status', version: '-1', status: 'new' }],
  [{ intent: 'status', version: '1e3', status: 'new' }],
  [{ intent: 'status', status: 'new' }],
  [{ intent: 'notes', version: '1' }],
  [{ intent: 'notes', version: '1', notes: '😀'.repeat(4001) }],
  [{ intent: 'drop' }],
  [{ __proto__: 'x', constructor: 'y' }],
])('%j is refused', (fields) => {
  expect(parseLeadEdit(form(fields))).toBeNull()
})

test('the last of two statuses counts', () => {
  const data = form({ intent: 'status', version: '1', status: 'new' })
  data.append('status', 'archived')
  expect(parseLeadEdit(data)).toMatchObject({ status: 'archived' })
})

test('a file instead of a text is refused', () => {
  const data = form({ intent: 'notes', version: '1' })
  data.append('notes', new File(['x'], 'x.txt'))
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
