import { expect, test } from 'vitest'
import { otherLayout } from './keyboard-layout.ts'

// Proves 3.9.6.
test.each([
  ['akuo', 'שלום'],
  ['Tpkhemhv', 'אפליקציה'],
  ['nfrzh,', 'מכרזית'],
  ['eu;;.', 'קוףףץ'],
  ['כןעצש', 'figma'],
  ["'קנ", 'web'],
  ['12', null],
  ['שלום figma', null],
  ['', null],
])('%j in the other layout is %j', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant)
})
