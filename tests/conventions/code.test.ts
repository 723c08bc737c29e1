import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles, type SourceFile } from './source-files.ts'
import {
  findInSample,
  findInTrees,
  findNodes,
  isNode,
  lineAt,
  nameOf,
  type Node,
  onNodes,
  onTexts,
  parseFile,
} from './syntax-tree.ts'

const all = ['{app,tests,scripts}/**/*.{ts,tsx}', '*.ts']
const app = ['app/**/*.{ts,tsx}']
const tests = ['**/*.test.{ts,tsx}']

const sql =
  /\b(?:select\s.+\sfrom|insert\s+into|delete\s+from|update\s+\w+\s+set|create\s+(?:table|index)|for\s+update\s+skip)\b/is

const findSql = onTexts((text) => (sql.test(text) ? [text] : []))

const databasePackage = /^(?:drizzle-orm|pg)(?:\/|$)/

/** Imports of the query builder or the driver, except those of types only. */
const findDatabaseImports = onNodes((node) => {
  const isImport = /^(?:Import(?:Declaration|Expression)|Export(?:Named|All)Declaration)$/.test(
    node.type,
  )
  const from = isImport ? nameOf(node.source) : null
  return from !== null && databasePackage.test(from) && !isTypeImport(node)
})

function isTypeImport(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type') return true
  const specifiers = [node.specifiers].flat().filter(isNode)
  return (
    specifiers.length > 0 &&
    specifiers.every(({ importKind, exportKind }) => (importKind ?? exportKind) === 'type')
  )
}

const findClasses = onNodes(
  ({ type, superClass }) =>
    /^Class(?:Declaration|Expression)$/.test(type) && !nameOf(superClass)?.endsWith('Error'),
)

const serverExports = new Set(['loader', 'action', 'middleware', 'headers'])

/**
 * Whether a module has exports of the router for the server, which the framework removes from the
 * browser's build.
 */
function hasServerExports(program: Node): boolean {
  return (
    findNodes(
      program,
      (node, parents) =>
        serverExports.has(nameOf(node) ?? '') &&
        parents.some(({ type }) => type === 'ExportNamedDeclaration') &&
        (parents.at(-1)?.id === node || parents.at(-1)?.exported === node),
    ).length > 0
  )
}

const findServerReach: typeof findSql = (program, file) =>
  hasServerExports(program)
    ? []
    : onNodes(
        (node) =>
          node.type === 'ImportDeclaration' &&
          (nameOf(node.source) ?? '').startsWith('#server/') &&
          !isTypeImport(node),
      )(program, file)

function findNotes(file: SourceFile): string[] {
  return parseFile(file)
    .comments.filter(({ value }) => /\b(?:TODO|FIXME|XXX|HACK)\b/.test(value))
    .map(({ value, start }) => `${file.path}:${lineAt(file.text, start)}  ${value.trim()}`)
}

test.each([
  ['sql`select id from leads`', true],
  ["pool.query('INSERT INTO leads (id) VALUES ($1)')", true],
  ["const query = { text: 'update leads set status = $1' }", true],
  ['const query = `\n  select id, name\n  from leads\n  where id = $1`', true],
  ["const query = 'select id ' +\n  'from leads'", true],
  ["const query = ['select id', 'from leads'].join(' ')", true],
  ["const columns = 'select id'\nconst query = `${columns} from leads`", true],
  ['const query = `delete\n from ${table}`', true],
  ['// select what to show from the list', false],
  ['/* select id from leads */', false],
  ['const from = select(list)', false],
  ["import select from './from.ts'", false],
])('SQL in %j: %s', (text, isFound) => {
  expect(findInSample(text, findSql).length > 0).toBe(isFound)
})

test.each([
  ["import { eq } from 'drizzle-orm'", 1],
  ["import {\n  eq,\n  and,\n} from 'drizzle-orm/pg-core'", 1],
  ["import pg from 'pg'", 1],
  ["const { Pool } = await import('pg')", 1],
  ["export { Pool } from 'pg'", 1],
  ["import { type Pool, Client } from 'pg'", 1],
  ["import type { Pool } from 'pg'", 0],
  ["import { type Pool } from 'pg'", 0],
  ["import { page } from 'pg-not'", 0],
  ["const name = 'drizzle-orm'", 0],
])('imports of the database in %j: %i', (text, count) => {
  expect(findInSample(text, findDatabaseImports)).toHaveLength(count)
})

test('SQL and the database are used only in the stores and in server/db', () => {
  const files = requireSourceFiles(app, [
    ...tests,
    'app/server/db/**',
    'app/server/**/*-store.ts',
    'app/copy/**',
    'app/desk/words/**',
  ])
  expectNone(
    [...findInTrees(files, findSql), ...findInTrees(files, findDatabaseImports)],
    'Only stores talk to the database: move this to a *-store.ts below app/server, or to app/server/db.',
  )
})

test.each([
  ['export class LeadService {}', 1],
  ['export\nclass LeadService {}', 1],
  ['const Service = class {}', 1],
  ['class Store extends Base {}', 1],
  ['export class EnvError extends Error {}', 0],
  ['class Wrong extends errors.HttpError {}', 0],
  ["const text = 'class of its own'", 0],
])('classes in %j: %i', (text, count) => {
  expect(findInSample(text, findClasses)).toHaveLength(count)
})

test('a class is an Error', () => {
  expectNone(
    findInTrees(requireSourceFiles(all), findClasses),
    'A class that is not an Error: write functions, with a function that creates the state.',
  )
})

test.each([
  ["import { find } from '#server/leads/lead-store.ts'", 1],
  ["import {\n  find,\n} from '#server/leads/lead-store.ts'", 1],
  ["import type { Lead } from '#server/leads/lead-store.ts'", 0],
  ["import { find } from '#server/a.ts'\nexport async function loader() {}", 0],
  ["import { find } from '#server/a.ts'\nexport const middleware = [find]", 0],
  ["import { find } from '#server/a.ts'\nfunction loader() {}\nexport { loader }", 0],
  ["import { find } from '#server/a.ts'\nfunction loader() {}", 1],
  ["import { find } from '#server/a.ts'\n// export function loader() {}", 1],
])('imports of the server outside of a loader in %j: %i', (text, count) => {
  expect(findInSample(text, findServerReach)).toHaveLength(count)
})

test('a page imports the server only for its loader, action or middleware', () => {
  // The framework keeps modules with this name out of the browser's build.
  const inServerModules = 'app/{documents,desk}/**/*.server.ts'
  const pages = requireSourceFiles(
    ['app/{documents,desk}/**/*.{ts,tsx}'],
    [...tests, inServerModules],
  )
  expectNone(
    findInTrees(pages, findServerReach),
    'Server code would reach the browser: import it only where the loader, action or middleware is, or import its types.',
  )
})

test.each([
  ['// TODO later', 1],
  ['/*\n * FIXME: soon\n */', 1],
  ['const a = <p>{/* HACK */}</p>', 1],
  ["const a = '// TODO'", 0],
  ['const todo = 1 // what is left to do', 0],
])('notes in %j: %i', (text, count) => {
  expect(findNotes({ path: 'sample.tsx', text })).toHaveLength(count)
})

test('no comment is a note about work to do', () => {
  expectNone(
    requireSourceFiles(app).flatMap(findNotes),
    'A comment notes work to do: do it now, or file an issue.',
  )
})
