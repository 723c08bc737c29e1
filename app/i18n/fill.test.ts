import { expect, test } from 'vitest'
import { fill, fillKnown, placeholdersIn } from './fill.ts'

test.each([
  ['שלום {name}', { name: 'נועה' }, 'שלום נועה'],
  ['{a} and {a} and {b}', { a: 1, b: 2 }, '1 and 1 and 2'],
  ['{count} left', { count: 0 }, '0 left'],
  ['no places', {}, 'no places'],
  ['{name}', { name: '$& {other}' }, '$& {other}'],
  ['{ name } {na-me}', {}, '{ name } {na-me}'],
])('%s is filled', (text, values, filled) => {
  expect(fill(text, values)).toBe(filled)
})

test.each(['{name}', 'a {toString} b', '{constructor}'])('a missing value throws: %s', (text) => {
  expect(() => fill(text, { other: 'x' })).toThrow(/No value for \{\w+\}/)
})

test('a tree of copy is filled, and other placeholders stay', () => {
  const words = { title: ['{studio}', 'x'], sample: true, nested: { lead: '{studio}, {year}' } }
  expect(fillKnown(words, { studio: 'Dagesh' })).toEqual({
    title: ['Dagesh', 'x'],
    sample: true,
    nested: { lead: 'Dagesh, {year}' },
  })
  expect(words.title).toEqual(['{studio}', 'x'])
})

test('the placeholders of a text, in alphabetical order', () => {
  expect(placeholdersIn('{to} {from} {to}')).toEqual(['from', 'to', 'to'])
})
