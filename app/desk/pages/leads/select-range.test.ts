import { expect, test } from 'vitest'
import { selectRange } from './select-range.ts'

const list = ['a', 'b', 'c', 'd', 'e']

test.each([
  ['', null, 'c', 'c'],
  ['c', null, 'c', ''],
  ['b', 'b', 'd', 'bcd'],
  ['d', 'd', 'b', 'bcd'],
  ['ae', 'a', 'c', 'abce'],
  ['b', 'b', 'b', ''],
  ['abcde', 'b', 'd', 'ae'],
  ['', 'c', 'e', 'cde'],
  ['x', 'x', 'b', 'bx'],
  ['', 'a', 'e', 'abcde'],
])('with %j selected and the anchor %j, %s leaves %j', (checked, anchor, id, expected) => {
  const selection = selectRange({ checked: [...checked], anchor }, id, list)
  expect(selection.checked.toSorted().join('')).toBe(expected)
  expect(selection.anchor).toBe(id)
})
