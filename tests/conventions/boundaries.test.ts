import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

/** The message of lint for each boundary. */
const messages = {
  domain: 'domain may import domain, zod and the rules of phone numbers',
  i18n: 'i18n may import nothing of ours',
  catalog: 'catalog may import domain and i18n',
  content: 'content may import catalog, domain, i18n and types of copy',
  copy: 'copy may import types of content, catalog, domain and i18n',
  words: 'copyFor() may import copy, content, catalog and i18n',
  ui: 'ui may import i18n',
  parts: 'parts may import ui, types of copy, content, catalog, domain and i18n',
  documents: 'documents may import every layer but desk',
  desk: 'desk may import every layer but documents',
  browser: 'This runs in the browser',
  template: 'A template may import the frame of the templates',
  deskWords: 'The words of the admin area may import',
  server: 'server may import domain, content, catalog, copy and i18n',
  pages: 'A page imports no other page',
  behaviours: 'behaviours may import other behaviours, parts, ui, catalog, domain and i18n',
  alias: 'write #layer/file.ts',
  tests: 'Only tests import tests',
}

type Boundary = keyof typeof messages

/** A file, an import that it may not have, and the boundary that forbids it. */
const forbidden: readonly [file: string, line: string, boundary: Boundary][] = [
  ['app/domain/a.ts', "import { a } from '#catalog/a.ts'", 'domain'],
  ['app/domain/a.ts', "import type { A } from '#i18n/a.ts'", 'domain'],
  ['app/domain/a.ts', "import a from 'react'", 'domain'],
  ['app/domain/a.ts', "import a from 'zebra'", 'domain'],
  ['app/domain/a.ts', "import a from 'zodiac'", 'domain'],
  ['app/domain/a.ts', "import a from '@scope/zod'", 'domain'],
  ['app/domain/a.ts', "import a from 'libphonenumber'", 'domain'],
  ['app/domain/a.ts', "import a from 'node:fs'", 'domain'],
  ['app/i18n/a.ts', "import { a } from '#domain/a.ts'", 'i18n'],
  ['app/i18n/a.ts', "import a from 'zod'", 'i18n'],
  ['app/catalog/a.ts', "import { a } from '#copy/he/a.ts'", 'catalog'],
  ['app/catalog/a.ts', "import { a } from '../domain/money.ts'", 'alias'],
  ['app/content/a.ts', "import { a } from '#copy/he/a.ts'", 'content'],
  ['app/content/services/a/he.ts', "import { a } from '#parts/a.ts'", 'content'],
  ['app/content/posts/a.ts', "import { lexer } from 'marked'", 'content'],
  ['app/content/posts/a.server.ts', "import { a } from '#server/a.ts'", 'content'],
  ['app/copy/he/a.ts', "import { a } from '#catalog/a.ts'", 'copy'],
  ['app/copy/he/a.ts', "import type { A } from '#parts/a.ts'", 'copy'],
  ['app/copy/a.server.ts', "import { a } from '#server/a.ts'", 'words'],
  ['app/ui/a.tsx', "import { a } from '#domain/a.ts'", 'ui'],
  ['app/ui/a.tsx', "import { a } from '#copy/he/a.ts'", 'ui'],
  ['app/parts/a.tsx', "import { a } from '#server/a.ts'", 'parts'],
  ['app/parts/a.tsx', "import { a } from '#copy/he/a.ts'", 'parts'],
  ['app/parts/a.tsx', "import { a } from '#documents/site/parts/a.tsx'", 'parts'],
  ['app/parts/a.tsx', "import { readFile } from 'node:fs/promises'", 'parts'],
  ['app/parts/qr/a.tsx', "import { a } from '../../ui/a.tsx'", 'alias'],
  ['app/documents/site/parts/a.tsx', "import { a } from '#server/a.ts'", 'browser'],
  ['app/documents/site/parts/a.tsx', "import { a } from '#copy/he/a.ts'", 'browser'],
  ['app/documents/site/parts/a.tsx', "import { a } from '../pages/home/a.tsx'", 'browser'],
  ['app/documents/islands/a.ts', "import { a } from '#server/a.ts'", 'browser'],
  ['app/documents/behaviours/a.ts', "import { a } from '#copy/he/a.ts'", 'browser'],
  ['app/documents/card/a.tsx', "import { a } from '#desk/parts/a.tsx'", 'documents'],
  ['app/documents/site/pages/home/a.tsx', "import { a } from '#desk/parts/a.tsx'", 'documents'],
  [
    'app/documents/template/law-firm/a.tsx',
    "import { a } from '../dental-clinic/a.tsx'",
    'template',
  ],
  ['app/documents/template/law-firm/a.tsx', "import { a } from '#ui/a.tsx'", 'template'],
  ['app/desk/parts/a.tsx', "import { a } from '#documents/site/parts/a.tsx'", 'desk'],
  ['app/desk/words/he/a.ts', "import { a } from '#server/a.ts'", 'deskWords'],
  ['app/server/leads/a.ts', "import { a } from '#ui/a.tsx'", 'server'],
  ['app/server/leads/a.ts', "import { a } from '#desk/parts/a.tsx'", 'server'],
  ['app/server/leads/a.ts', "import { a } from '../../domain/a.ts'", 'alias'],
  ['app/server/leads/a.ts', "import { a } from '#tests/support/a.ts'", 'tests'],
  ['app/server/leads/a.test.ts', "import { a } from '#documents/card/a.tsx'", 'server'],
  [
    'app/documents/site/pages/home/behaviours/a.ts',
    "import { a } from '#server/a.ts'",
    'behaviours',
  ],
  [
    'app/documents/site/pages/home/behaviours/a.ts',
    "import { a } from '../hero.tsx'",
    'behaviours',
  ],
  ['app/documents/site/pages/home/a.tsx', "import { a } from '../about/a.tsx'", 'pages'],
  [
    'app/documents/site/pages/home/a.tsx',
    "import { a } from '#documents/site/pages/about/a.tsx'",
    'pages',
  ],
  ['app/desk/pages/leads/a.tsx', "import { a } from '../login/a.tsx'", 'pages'],
]

/** A file and an import it may have. */
const allowed: readonly [file: string, line: string][] = [
  ['app/content/markdown/a.server.ts', "import { lexer } from 'marked'"],
  ['app/domain/a.ts', "import { z } from 'zod'"],
  ['app/domain/a.ts', "import * as z from 'zod/mini'"],
  ['app/domain/a.ts', "import { Metadata } from 'libphonenumber-js/core'"],
  ['app/domain/leads/a.ts', "import { a } from '../money.ts'"],
  ['app/catalog/a.ts', "import { a } from '#domain/money.ts'"],
  ['app/copy/he/a.ts', "import type { A } from '#catalog/a.ts'"],
  ['app/copy/a.server.ts', "import { a } from '#catalog/a.ts'"],
  ['app/ui/a.tsx', "import { useState } from 'react'"],
  ['app/ui/a.tsx', "import { a } from '#i18n/a.ts'"],
  ['app/parts/a.tsx', "import type { A } from '#copy/he/a.ts'"],
  ['app/documents/islands/a.ts', "import { a } from '#documents/site/parts/a.tsx'"],
  ['app/server/leads/a.ts', "import { a } from '#copy/copy.server.ts'"],
  ['app/server/leads/a.ts', "import { a } from 'node:crypto'"],
  ['app/server/leads/a.ts', "import { a } from '../db/a.ts'"],
  ['app/server/leads/a.test.ts', "import { a } from '#tests/support/a.ts'"],
  ['app/parts/a.test.ts', "import { a } from '#copy/he/a.ts'"],
  ['app/server/leads/b.ts', "import { a } from '#desk/words/he/a.ts'"],
  ['app/documents/template/law-firm/a.tsx', "import { a } from '#documents/template/frame/a.tsx'"],
  ['app/documents/site/pages/home/a.tsx', "import { a } from '#documents/site/site-layout.tsx'"],
  ['app/documents/site/pages/home/a.tsx', "import { a } from './hero.tsx'"],
  [
    'app/documents/site/pages/home/behaviours/a.ts',
    "import { a } from '#documents/behaviours/a.ts'",
  ],
  ['app/documents/site/pages/home/a.tsx', "import { a } from '#server/a.ts'"],
]

/** A file, its source, and the lint rule it breaks. */
const rules: readonly [file: string, source: string, rule: string][] = [
  ['app/domain/b.ts', 'export const a = process.env.PORT', 'no-process-env'],
  ['app/domain/b.ts', 'export type A = any', 'no-explicit-any'],
  ['app/domain/b.ts', 'export interface A { a: string }', 'consistent-type-definitions'],
  ['app/domain/b.ts', 'export default 1', 'no-default-export'],
  ['app/domain/b.ts', "export * from './c.ts'\nexport * from './d.ts'", 'no-barrel-file'],
  ['app/domain/BadName.ts', 'export const a = 1', 'filename-case'],
  [
    'app/ui/b.tsx',
    'export function A() { return <p style={{ color: "red" }}>a</p> }',
    'forbid-dom-props',
  ],
  ['app/ui/b.tsx', 'export function A() { return <img src="/a.png" /> }', 'alt-text'],
  ['app/ui/b.tsx', 'export function A() { return <button>a</button> }', 'button-has-type'],
  [
    'app/ui/b.tsx',
    "import { useState } from 'react'\nexport function A({ a }: { a: boolean }) { if (a) useState(1); return null }",
    'rules-of-hooks',
  ],
  ['app/server/b.ts', 'export function a() { void 0; Promise.resolve(1) }', 'no-floating-promises'],
]

const report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      help: z.string().optional(),
      code: z.string(),
      filename: z.string(),
    }),
  ),
})

const cases: readonly (readonly [file: string, source: string, ...rest: string[]])[] = [
  ...forbidden,
  ...allowed,
  ...rules,
]
const reported = new Map<string, string[]>()

/** Each case has its own file: app/ui/a.tsx of case 5 is app/ui/a-5.tsx. */
function fileOf(index: number): string {
  return (cases[index]?.[0] ?? '').replace('.', `-${index}.`)
}

/**
 * All cases are checked by one run of oxlint on a temporary tree, with the real configuration: a
 * run takes a second.
 */
beforeAll(() => {
  const tree = mkdtempSync(path.join(tmpdir(), 'boundaries-'))
  writeFileSync(
    path.join(tree, 'oxlint.config.ts'),
    `export { default } from '${path.resolve('oxlint.config.ts')}'\n`,
  )
  cases.forEach(([, source], index) => {
    mkdirSync(path.dirname(path.join(tree, fileOf(index))), { recursive: true })
    writeFileSync(path.join(tree, fileOf(index)), `${source}\n`)
  })
  const run = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: tree,
    encoding: 'utf8',
  })
  rmSync(tree, { recursive: true })
  for (const { filename, code, message, help } of report.parse(JSON.parse(run.stdout))
    .diagnostics) {
    reported.set(filename, [...(reported.get(filename) ?? []), `${code}: ${message} ${help ?? ''}`])
  }
})

function messagesFor(row: (typeof cases)[number]): string[] {
  return reported.get(fileOf(cases.indexOf(row))) ?? []
}

test.each(forbidden.map((row) => ({ row, file: row[0], line: row[1], boundary: row[2] })))(
  '$file: $line is forbidden by $wall',
  ({ row, boundary }) => {
    expect(messagesFor(row).join('\n')).toContain(messages[boundary])
  },
)

test.each(allowed.map((row) => ({ row, file: row[0], line: row[1] })))(
  '$file: $line is allowed',
  ({ row }) => {
    expect(messagesFor(row).filter((message) => message.includes('no-restricted-imports'))).toEqual(
      [],
    )
  },
)

test.each(rules.map((row) => ({ row, file: row[0], source: row[1], rule: row[2] })))(
  '$file: $source breaks $rule',
  ({ row, rule }) => {
    expect(messagesFor(row).join('\n')).toContain(rule)
  },
)
