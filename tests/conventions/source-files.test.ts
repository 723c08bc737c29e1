import { expect, test } from 'vitest'
import { requireSourceFiles } from './source-files.ts'

test('a rule throws for a folder in which it finds no file, also beside one that it finds', () => {
  expect(() => requireSourceFiles(['app/{domain,moved-away}/**/*.ts'])).toThrow(
    'No file matches app/moved-away/**/*.ts',
  )
  expect(() => requireSourceFiles(['app/moved-away/*.ts', 'app/*.tsx'])).toThrow('moved-away')
})

test('a rule may look for kinds of files that a folder does not have', () => {
  expect(requireSourceFiles(['app/domain/**/*.{ts,tsx}']).length).toBeGreaterThan(10)
})
