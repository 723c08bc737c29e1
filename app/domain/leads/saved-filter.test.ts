import { expect, test } from 'vitest'
import { parseSavedFilterEdit } from './saved-filter.ts'

const id = '0190a0b0-0000-7000-8000-000000000001'

function parse(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseSavedFilterEdit(form)
}

test.each([
  ['status=new&unknown=x', 'status=new'],
  ['date=week&status=lost', 'date=week'],
  ['search=%20%20%D7%93%D7%A0%D7%94%20', 'search=%D7%93%D7%A0%D7%94'],
  ['source=google&sort=oldest', 'source=google&sort=oldest'],
])('the query %j is stored as %j', (query, stored) => {
  expect(parse({ intent: 'save-filter', id, name: 'x', query })).toMatchObject({ query: stored })
})

test.each([
  ['  חדשות  מגוגל\u0000 ', 'חדשות מגוגל'],
  ['א'.repeat(41), 'א'.repeat(40)],
  ['😀'.repeat(41), '😀'.repeat(40)],
])('the name %j is stored as %j', (name, stored) => {
  expect(parse({ intent: 'rename-filter', id, name })).toEqual({
    intent: 'rename-filter',
    id,
    name: stored,
  })
})

test.each([
  { intent: 'save-filter', name: 'x', query: '' },
  { intent: 'save-filter', name: 'x', query: 'status=lost' },
  { intent: 'save-filter', name: 'x', query: 'a'.repeat(1_001) },
  { intent: 'save-filter', name: '  ', query: 'status=new' },
  { intent: 'save-filter', name: 'x' },
  { intent: 'rename-filter', name: '' },
  { intent: 'remove-filter', id: '1' },
  { intent: 'delete-selected' },
])('the form %o is none', (fields) => {
  expect(parse({ id, ...fields })).toBeNull()
})
