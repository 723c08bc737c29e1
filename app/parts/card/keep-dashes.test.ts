import { expect, test } from 'vitest'
import { keepDashes } from './keep-dashes.ts'

test.each([
  ['По пятницам — хала', 'По пятницам\u00a0— хала'],
  ['חלות – בשישי', 'חלות\u00a0– בשישי'],
  ['Monday–Friday', 'Monday–Friday'],
  ['no-break', 'no-break'],
])('%s keeps its dash at the end of a line', (text, expected) => {
  expect(keepDashes(text)).toBe(expected)
})
