import { existsSync, globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { findSections, readRequirements } from './requirements.ts'
import { requireSourceFiles } from './source-files.ts'

const referring = ['{app,tests,scripts,art}/**/*.{ts,tsx,css,sql}', '*.ts', 'docs/**/*.md', '*.md']

/** Files whose samples name documents that do not exist. */
const exempt = ['tests/conventions/references.test.ts']

const sections = new Set(readRequirements().map(({ id }) => id))

/**
 * The documents that a text names and that are not in its folder, at the root or in docs/. Those
 * below build/ are written by a command.
 */
function findMissingDocuments(text: string, folder: string): string[] {
  return [...text.matchAll(/(?<![\w./{}-])(?:\.\/)?([\w][\w./-]*\.md)\b/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('build/'))
    .filter((name) =>
      [folder, '.', 'docs', 'docs/decisions'].every((base) => !existsSync(path.join(base, name))),
    )
}

const sourceNames = globSync(['{app,tests,scripts,art}/**/*.*', '*.*'])

/**
 * The source files that a document names in backticks and that match the end of no path in the
 * repository.
 */
function findMissingSources(text: string): string[] {
  return [...text.matchAll(/`([\w./-]+\.(?:tsx?|css|sql|typ))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !sourceNames.some((path) => `/${path}`.endsWith(`/${name}`)))
}

/** Sections of docs/requirements.md that a text names and that do not exist. */
function findMissingSections(text: string): string[] {
  return findSections(text).filter((id) => !sections.has(id))
}

function findMissingDecisions(text: string): string[] {
  return [...text.matchAll(/docs\/decisions\/(\d{4})(?![\w-])/g)]
    .map(([, id = '']) => id)
    .filter((id) => !decisionNumbers.has(id))
}

const decisionNumbers = new Set(
  requireSourceFiles(['docs/decisions/*.md']).map((file) => path.basename(file.path).slice(0, 4)),
)

test.each([
  ['// As site.md says', ['site.md']],
  ['// the rule (trust.md B9)', ['trust.md']],
  ['// see docs/words.md', []],
  ['// Wrote build/no-such-file.md', []],
  ['[decisions](decisions/0001-stack.md)', []],
  ['content/blog/<slug>/{he,en}.md', []],
])('the missing documents in %s', (text, missing) => {
  expect(findMissingDocuments(text, 'docs')).toEqual(missing)
})

test.each([
  ['`catalog/claims.ts` and `source-files.ts`', []],
  ['`catalog/no-such-file.ts`', ['catalog/no-such-file.ts']],
  ['`laims.ts`', ['laims.ts']],
  ['`pages/<name>/page.tsx`', []],
])('the missing sources in %s', (text, missing) => {
  expect(findMissingSources(text)).toEqual(missing)
})

test.each([
  ['(requirements 4.2)', []],
  ['(requirements 4.2, 99.1)', ['99.1']],
  ['(requirements 4)', ['4']],
  ['the requirements of 1998', []],
])('the missing sections in %s', (text, missing) => {
  expect(findMissingSections(text)).toEqual(missing)
})

test.each([
  ['docs/decisions/0001', []],
  ['docs/decisions/9999', ['9999']],
])('the missing decisions in %s', (text, missing) => {
  expect(findMissingDecisions(text)).toEqual(missing)
})

test('every document, section and decision that is referred to is in the repository', () => {
  const missing = requireSourceFiles(referring, exempt).flatMap((file) =>
    [
      ...findMissingDocuments(file.text, path.dirname(file.path)),
      ...findMissingSections(file.text),
      ...findMissingDecisions(file.text),
    ].map((name) => `${file.path}  ${name}`),
  )
  expectNone(missing, 'A text refers to what does not exist: correct the name, or write it.')
})

test('every source file that a document names exists', () => {
  const missing = requireSourceFiles(['docs/**/*.md', '*.md']).flatMap(({ path, text }) =>
    findMissingSources(text).map((name) => `${path}  ${name}`),
  )
  expectNone(missing, 'A document names a source file that does not exist: correct its name.')
})
