import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isRowRefused } from './is-row-refused.ts'

function errorWith(code: string): Error {
  return Object.assign(new Error('refused'), { code })
}

test.each([
  ['22021', true],
  ['22P05', true],
  ['23514', true],
  ['54000', true],
  ['40001', false],
  ['53100', false],
  ['57014', false],
  ['P0001', false],
  ['ECONNRESET', false],
])('after %s the same rows are refused again: %s', (code, isRefused) => {
  expect(isRowRefused(errorWith(code))).toBe(isRefused)
  expect(isRowRefused(new DrizzleQueryError('insert', [], errorWith(code)))).toBe(isRefused)
})

test('an error without a code, or no error, refuses no row', () => {
  expect(isRowRefused(new Error('connection terminated'))).toBe(false)
  expect(isRowRefused('22021')).toBe(false)
})
