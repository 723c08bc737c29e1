import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { requireSourceFiles } from './source-files.ts'

const english = requireSourceFiles(['app/copy/en/*.ts', 'app/desk/words/en/*.ts'])

/** Whether all that a file exports has a type of the Hebrew file with the same name. */
function hasHebrewType(text: string, name: string): boolean {
  const hebrew = new RegExp(`^import type \\{([^}]*)\\} from '\\.\\./he/${name}'$`, 'm').exec(text)
  const types = new Set((hebrew?.[1] ?? '').split(',').map((type) => type.trim()))
  const exported = [...text.matchAll(/^export const \w+(?:: (\w+))? =/gm)]
  return exported.length > 0 && exported.every(([, type]) => types.has(type ?? 'no type'))
}

test.each([
  ["import type { Nav } from '../he/nav.ts'\nexport const nav: Nav = {}", true],
  ["import type { Menu, Nav } from '../he/nav.ts'\nexport const nav: Nav = {}", true],
  ["import type { Nav } from '../he/nav.ts'\nexport const nav = {}", false],
  ["import type { Nav } from '../he/menu.ts'\nexport const nav: Nav = {}", false],
  [
    "import type { Nav } from '../he/nav.ts'\nexport const nav: Nav = {}\nexport const b = {}",
    false,
  ],
  ['', false],
])('the words of nav.ts in %j have the Hebrew type: %j', (text, has) => {
  expect(hasHebrewType(text, 'nav.ts')).toBe(has)
})

// They are collected by their folder, where the compiler sees no type.
test('English words have the type of the Hebrew file with the same name', () => {
  const untyped = english.filter(({ path, text }) => !hasHebrewType(text, basename(path)))
  expect(untyped.map(({ path }) => path)).toEqual([])
})

test('every Hebrew file of words has an English one', () => {
  const hebrew = requireSourceFiles(['app/copy/he/*.ts', 'app/desk/words/he/*.ts'])
  const alone = hebrew.filter(({ path }) => !existsSync(path.replace('/he/', '/en/')))
  expect(alone.map(({ path }) => path)).toEqual([])
})
