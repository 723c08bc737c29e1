import { expect, test } from 'vitest'
import { findPosts } from './find-posts.ts'

const texts = [
  ['cost', 'כמה עולה אפליקציה? סוכני AI, בע״מ ושָׁלוֹם'],
  ['ux', 'Seven UX mistakes: a café’s sign-up'],
] as const

// Proves 3.9.2.
test.each([
  ['', ['cost', 'ux']],
  ['   ', ['cost', 'ux']],
  ['אפליקציה', ['cost']],
  ['עולה  כמה', ['cost']],
  ['סוכנ', ['cost']],
  ['בע"מ', ['cost']],
  ['שלום', ['cost']],
  ['ux MISTAKES', ['ux']],
  ['cafes', ['ux']],
  ['sign up', ['ux']],
  ['sign-up', ['ux']],
  ['אפליקציה mistakes', []],
  ['%', []],
  ['(a+)+$', []],
  [`ux ${'x'.repeat(10_000)}`, []],
])('a search for %j finds %j', (search, found) => {
  expect(findPosts(search, texts)).toEqual(found)
})
