import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseKeepReason, parseRequestEdit } from './request-edit.ts'

function form(...fields: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

const id = randomUUID()

// Proves 10.4.6.
test('only known edits with ids of leads are read', () => {
  const confirmed: [string, string] = ['confirm', 'yes']
  expect(parseRequestEdit(form(['intent', 'erase'], ['lead', id], confirmed))).toEqual({
    intent: 'erase',
    leadIds: [id],
    confirm: 'yes',
  })
  expect(parseRequestEdit(form(['intent', 'erase'], ['lead', id]))).toBeNull()
  expect(parseRequestEdit(form(['intent', 'answer']))).toEqual({ intent: 'answer' })
  expect(parseRequestEdit(form(['intent', 'erase'], ['lead', '1 or 1=1'], confirmed))).toBeNull()
  expect(parseRequestEdit(form(['intent', 'publish']))).toBeNull()
  expect(parseRequestEdit(form())).toBeNull()
})

// Proves 4.10.3.
test.each([
  ['a', null],
  ['תביעה', 'תביעה'],
  ['x'.repeat(200), 'x'.repeat(200)],
  ['x'.repeat(201), null],
  [undefined, null],
])('the reason %j to keep a lead is read as %j', (typed, read) => {
  expect(parseKeepReason(typed)).toBe(read)
})
