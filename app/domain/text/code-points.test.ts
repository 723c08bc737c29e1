import { expect, test } from 'vitest'
import { countCodePoints } from './code-points.ts'

test.each([
  ['', 0],
  ['דגש', 3],
  ['דָּגֵשׁ', 7],
  ['😀', 1],
  ['👨‍👩‍👧‍👦', 7],
  ['a\r\n', 3],
])('%j is %i code points', (text, count) => {
  expect(countCodePoints(text)).toBe(count)
})
