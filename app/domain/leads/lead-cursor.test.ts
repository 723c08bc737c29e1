import { expect, test } from 'vitest'
import { formatLeadCursor, readLeadCursor } from './lead-cursor.ts'

const id = '0d5f3a52-5c0e-4b3f-9f6a-0c8b1a2d3e4f'

test('a cursor survives a round trip through a URL', () => {
  const cursor = { receivedAt: new Date('2026-11-21T12:00:00.123Z'), id }
  expect(readLeadCursor(formatLeadCursor(cursor))).toEqual(cursor)
})

test.each([
  [null],
  [''],
  ['1'],
  [`_${id}`],
  [`x_${id}`],
  [`-1_${id}`],
  [`1e9_${id}`],
  [`123456789012345_${id}`],
  ['1_1 or 1'],
  [`1_${id.toUpperCase()}`],
  [`1_${id}'`],
])('%j is no cursor', (text) => {
  expect(readLeadCursor(text)).toBeNull()
})
