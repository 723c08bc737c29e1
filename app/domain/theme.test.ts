import { expect, test } from 'vitest'
import { themeScript } from './theme.ts'

test('the script that sets the theme of every document has at most 200 bytes', () => {
  expect(Buffer.byteLength(themeScript)).toBeLessThanOrEqual(200)
})
