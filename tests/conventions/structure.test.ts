import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { requireSourceFiles } from './source-files.ts'

const all = ['{app,tests,scripts}/**/*.{ts,tsx}', '*.ts']
const maxLines = 250
/** Tests may be longer because of their tables of samples. */
const maxTestLines = 400

/** Names of folders that tend to collect unrelated files. */
const vagueNames = new Set([
  'utils',
  'util',
  'helpers',
  'common',
  'shared',
  'general',
  'misc',
  'lib',
  'types',
  'constants',
  'hooks',
  'components',
])

/** Tables of facts and words may have any length. */
const tables = [
  'app/copy/**',
  'app/desk/words/**',
  'app/catalog/**',
  'app/content/**/{he,en,page-he,page-en}.ts',
]

function isTest(file: string): boolean {
  return /\.test\.tsx?$|^tests\//.test(file)
}

test('files have at most 250 lines, tests 400', () => {
  const long = requireSourceFiles(all, tables).filter(
    (file) =>
      file.text.trimEnd().split('\n').length > (isTest(file.path) ? maxTestLines : maxLines),
  )
  expect(long.map((file) => file.path)).toEqual([])
})

test('no folder has a vague name', () => {
  const folders = new Set(
    requireSourceFiles(all).flatMap((file) => path.dirname(file.path).split('/')),
  )
  expect(folders).toContain('app')
  expect([...folders].filter((folder) => vagueNames.has(folder))).toEqual([])
})

test('files are named after their content: no index files', () => {
  const names = requireSourceFiles(all).map((file) => file.path)
  expect(names.filter((name) => /(?:^|\/)index\.tsx?$/.test(name))).toEqual([])
})

test('images and videos are small enough for a phone', () => {
  const files = requireSourceFiles(['public/**/*.*'])
  const heavy = files.filter(
    (file) => statSync(file.path).size > (file.path.endsWith('.mp4') ? 2_000_000 : 1_000_000),
  )
  expect(heavy.map((file) => file.path)).toEqual([])
})
