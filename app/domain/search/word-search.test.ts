import { expect, test } from 'vitest'
import { findTexts, searchIndex } from './word-search.ts'

const indexes = [
  ['cost', searchIndex('כמה עולה אפליקציה? סוכני AI, בע״מ ושָׁלוֹם. מחיר לעסק: דף־נחיתה ב־Figma')],
  ['arabic', searchIndex('علي أحمد، مكتبة کتاب ۲۰۲۶')],
  ['forms', searchIndex('ﬁrst ﬨﭏשׁון ייִדיש Ｗｉｄｅ')],
  ['ux', searchIndex('Seven UX mistakes: a café’s sign-up, C++ and “quotes”.')],
] as const

// Proves 3.9.2, 3.9.6.
test.each<[search: string, found: string[]]>([
  ['', ['cost', 'arabic', 'forms', 'ux']],
  ['   ', ['cost', 'arabic', 'forms', 'ux']],
  // Words and parts of words, in any order
  ['אפליקציה', ['cost']],
  ['עולה  כמה', ['cost']],
  ['סוכנ', ['cost']],
  ['ux MISTAKES', ['ux']],
  ['cafes', ['ux']],
  ['אפליקציה mistakes', []],
  // Prefix letters of the search, of the text, and of both
  ['האפליקציה', ['cost']],
  ['ולאפליקציה', ['cost']],
  ['עסק', ['cost']],
  ['בעסק', ['cost']],
  ['שלעסק', ['cost']],
  ['המחיר', ['cost']],
  ['כשמחיר', ['cost']],
  // Letters that are not a prefix stay
  ['תמחיר', []],
  ['טאפליקציה', []],
  // Points, final letters, geresh and gershayim
  ['שלום', ['cost']],
  ['שלומ', ['cost']],
  ['שָׁלוֹם', ['cost']],
  ['בע"מ', ['cost']],
  ['בע״מ', ['cost']],
  ['בעמ', ['cost']],
  ['"quotes"', ['ux']],
  // Hyphens
  ['sign up', ['ux']],
  ['sign-up', ['ux']],
  ['signup', ['ux']],
  ['דף נחיתה', ['cost']],
  ['דף-נחיתה', ['cost']],
  // Ligatures, wide and presentation forms, Yiddish digraphs
  ['first', ['forms']],
  ['ﬁrst', ['forms']],
  ['תאלשונ', ['forms']],
  ['ײִדיש', ['forms']],
  ['ｗｉｄｅ', ['forms']],
  ['ﬁgma', ['cost']],
  ['שׁלום', ['cost']],
  // Arabic and Persian letters and digits
  ['علی', ['arabic']],
  ['على', ['arabic']],
  ['ﻋﻠﻲ', ['arabic']],
  ['احمد', ['arabic']],
  ['مکتبه', ['arabic']],
  ['كتاب', ['arabic']],
  ['مـكتبة', ['arabic']],
  ['2026', ['arabic']],
  ['٢٠٢٦', ['arabic']],
  // Signs
  ['c++', ['ux']],
  ['%', []],
  ['(a+)+$', []],
  [`ux ${'x'.repeat(10_000)}`, []],
])('a search for %j finds %j', (search, ids) => {
  expect(findTexts(search, indexes).ids).toEqual(ids)
})

// Proves 3.9.6.
test.each([
  ['akuo', ['cost'], 'שלום'],
  ['AKUO', ['cost'], 'שלום'],
  ['nv gukv', ['cost'], 'מה עולה'],
  ['צןדאשלקד', ['ux'], 'mistakes'],
  ['כןעצש', ['cost'], 'figma'],
  // What finds nothing in either layout stays as it was typed.
  ['ctrl', [], 'ctrl'],
  ['mistakes', ['ux'], 'mistakes'],
])('a search for %j finds %j, as %j', (search, ids, used) => {
  expect(findTexts(search, indexes)).toEqual({ ids, search: used })
})

test('an index has each word once, folded', () => {
  expect(searchIndex('Sign-up, SIGN-UP! שָׁלוֹם, שלום')).toBe('sign signup up שלומ')
})
