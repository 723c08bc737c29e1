import { expect, test } from 'vitest'
import { keyOf } from './key-of.ts'

// Proves 7.13.1.
test.each([
  ['j', 'KeyJ', 'j'],
  ['J', 'KeyJ', 'j'],
  ['ח', 'KeyJ', 'j'],
  ['ל', 'KeyK', 'k'],
  ['ק', 'KeyE', 'e'],
  ['ד', 'KeyS', 's'],
  ['j', 'KeyC', 'j'],
  ['/', 'Slash', '/'],
  ['/', 'KeyQ', '/'],
  ['.', 'Slash', '/'],
  ['?', 'Slash', '?'],
  ['Enter', 'Enter', 'Enter'],
  ['Dead', 'Quote', 'Dead'],
])('the key %j of %s counts as %j', (key, code, expected) => {
  expect(keyOf({ key, code })).toBe(expected)
})
