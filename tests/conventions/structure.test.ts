import { statSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findBreaches, requireSourceFiles } from './source-files.ts'

const all = ['{app,tests,scripts}/**/*.{ts,tsx}', '*.ts']
const app = ['app/**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}']
const maxLines = 330

/** Folders that mean nothing grow without end. */
const nothingNames = new Set([
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

function isSql(line: string): boolean {
  return /\b(?:select\s.+\sfrom|insert\s+into|delete\s+from|update\s+\w+\s+set|create\s+(?:table|index)|for\s+update\s+skip)\b/i.test(
    line,
  )
}

/** The query builder and the driver, imported for more than their types. */
function importsDatabase(line: string): boolean {
  return /^import (?!type ).*from '(?:drizzle-orm|pg)(?:\/[^']*)?'/.test(line)
}

/** Router modules: their loaders, actions and middleware run on the server and are cut out of the browser's build. */
function runsOnServer(text: string): boolean {
  return /export (?:async )?(?:function|const) (?:loader|action|middleware|headers)\b/.test(text)
}

test('files stay below 330 lines; tables of facts and words may be longer', () => {
  const long = requireSourceFiles(all, ['app/copy/**', 'app/catalog/**']).filter(
    (file) => file.text.trimEnd().split('\n').length > maxLines,
  )
  expect(long.map((file) => file.path)).toEqual([])
})

test('no folder has a name that means nothing', () => {
  const folders = new Set(
    requireSourceFiles(all).flatMap((file) => path.dirname(file.path).split('/')),
  )
  expect(folders).toContain('app')
  expect([...folders].filter((folder) => nothingNames.has(folder))).toEqual([])
})

test('files are named after what they hold: no index files', () => {
  const names = requireSourceFiles(all).map((file) => file.path)
  expect(names.filter((name) => /(?:^|\/)index\.tsx?$/.test(name))).toEqual([])
})

test.each([
  ['sql`select id from leads`', true],
  ["pool.query('INSERT INTO leads (id) VALUES ($1)')", true],
  ["text: 'update leads set status = $1'", true],
  ['// select what to show from the list', true],
  ['const from = select(list)', false],
])('%s is SQL: %s', (line, verdict) => {
  expect(isSql(line)).toBe(verdict)
})

test('SQL lives in the stores and in server/db only', () => {
  const files = requireSourceFiles(app, [
    ...tests,
    'app/server/db/**',
    'app/server/**/*-store.ts',
    'app/copy/**',
  ])
  const code = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line)
  expect(
    findBreaches(files, (line) =>
      code(line) && (isSql(line) || importsDatabase(line)) ? [line.trim()] : [],
    ),
  ).toEqual([])
})

test('a page reaches the server from its loader, action or middleware only', () => {
  const pages = requireSourceFiles(['app/pages/**/*.{ts,tsx}'], tests)
  const reaches = pages.filter(
    (file) => /^import (?!type ).*'#server\//m.test(file.text) && !runsOnServer(file.text),
  )
  expect(reaches.map((file) => file.path)).toEqual([])
})

test('a class is an Error', () => {
  const classes = (line: string) =>
    /^\s*(?:export )?(?:abstract )?class (?!\w+ extends \w*Error\b)/.test(line) ? [line.trim()] : []
  expect(classes('export class LeadService {')).toHaveLength(1)
  expect(classes('export class EnvError extends Error {')).toHaveLength(0)
  expect(findBreaches(requireSourceFiles(all), classes)).toEqual([])
})

test('no comment is left as a note to do something', () => {
  const notes = (line: string) =>
    /\/\/.*\b(?:TODO|FIXME|XXX|HACK)\b/.test(line) ? [line.trim()] : []
  expect(notes('// TODO later')).toHaveLength(1)
  expect(findBreaches(requireSourceFiles(app), notes)).toEqual([])
})

test('pictures and films are small enough for a phone', () => {
  const files = requireSourceFiles(['public/**/*.*'])
  const heavy = files.filter(
    (file) =>
      statSync(file.path).size > (/\.(?:mp4|webm)$/.test(file.path) ? 2_000_000 : 1_000_000),
  )
  expect(heavy.map((file) => file.path)).toEqual([])
})
