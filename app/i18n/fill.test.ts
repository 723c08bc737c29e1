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

test.each([
  ['נשלחה ל{name}', 'John Smith', 'נשלחה ל־John Smith'],
  ['נשלחה ל{name}', '\u2068John\u2069', 'נשלחה ל־\u2068John\u2069'],
  ['הגיעה ב{name}', '28 בנובמבר', 'הגיעה ב־28 בנובמבר'],
  ['נשלחה ל{name}', 'Иван', 'נשלחה ל־Иван'],
  ['נשלחה ל{name}', 'Żaneta', 'נשלחה ל־Żaneta'],
  ['נשלחה ל{name}', 'נועה', 'נשלחה לנועה'],
  ['נשלחה ל{name}', '״דגש״', 'נשלחה ל״דגש״'],
  ['נשלחה ל{name}', '', 'נשלחה ל'],
  ['נשלחה ל־{name}', 'John', 'נשלחה ל־John'],
  ['נשלחה אל {name}', 'John', 'נשלחה אל John'],
  ['sent to{name}', 'John', 'sent toJohn'],
])('a maqaf joins a Hebrew prefix and another script: %s', (text, name, filled) => {
  expect(fill(text, { name })).toBe(filled)
  expect(fillKnown({ text }, { name })).toEqual({ text: filled })
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
