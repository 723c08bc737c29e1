import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

const list = Array.from({ length: 17 }, (_, at) => at)

test.each([
  [null, 1, 8],
  ['1', 1, 8],
  ['3', 3, 1],
  ['4', 3, 1],
  ['0', 1, 8],
  ['-1', 1, 8],
  ['x', 1, 8],
])('page %j of 17 is page %i with %i items', (requested, page, items) => {
  expect(pageOf(list, requested)).toMatchObject({ page, pages: 3 })
  expect(pageOf(list, requested).shown).toHaveLength(items)
})

test('an empty list has one empty page', () => {
  expect(pageOf([], '2')).toEqual({ page: 1, pages: 1, shown: [] })
})
