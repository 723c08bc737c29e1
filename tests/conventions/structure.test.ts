import { globSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
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
  const long = requireSourceFiles(all, tables).flatMap(({ path, text }) => {
    const lines = text.trimEnd().split('\n').length
    return lines > (isTest(path) ? maxTestLines : maxLines) ? [`${path}  ${lines} lines`] : []
  })
  expectNone(
    long,
    `A file is too long (${maxLines} lines, tests ${maxTestLines}): split it by what it holds.`,
  )
})

test('no folder has a vague name', () => {
  const folders = new Set(requireSourceFiles(all).map((file) => path.dirname(file.path)))
  const vague = [...folders].filter((folder) =>
    folder.split('/').some((name) => vagueNames.has(name)),
  )
  expectNone(vague, 'The name of a folder does not say what is in it: name it after its content.')
})

test('files are named after their content: no index files', () => {
  const names = requireSourceFiles(all).map((file) => file.path)
  expectNone(
    names.filter((name) => /(?:^|\/)index\.tsx?$/.test(name)),
    'An index file hides what it holds: name the file after its content.',
  )
})

test('images and videos are small enough for a phone', () => {
  const files = globSync('public/**/*.*')
  expect(files).not.toEqual([])
  const heavy = files.flatMap((file) => {
    const { size } = statSync(file)
    return size > (file.endsWith('.mp4') ? 2_000_000 : 1_000_000) ? [`${file}  ${size} bytes`] : []
  })
  expectNone(heavy, 'A picture (1 MB) or a film (2 MB) is too large for a phone: compress it.')
})
