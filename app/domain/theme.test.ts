import { expect, test } from 'vitest'
import { themeScript } from './theme.ts'

test('the inline script of every document has at most 200 bytes', () => {
  expect(Buffer.byteLength(themeScript)).toBeLessThanOrEqual(200)
})
