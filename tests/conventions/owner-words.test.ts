import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

/** Names that only whoever maintains the site knows. */
const developers: readonly [what: string, pattern: RegExp][] = [
  ['the name of an environment variable', /\b[A-Z]{2,}(?:_[A-Z]+)+\b/],
  [
    'a path of the code or the server',
    /(?:^|[\s(‘'"`])(?:app|scripts|content|build|var|etc|srv)\/\w/,
  ],
  ['a file of the code', /\b[\w-]+\.(?:tsx?|json|env|mjs)\b/],
  ['a command', /\bnpm (?:run|ci|start)\b/],
]

function findDeveloperWords(line: string): string | null {
  if (/^import |^export type /.test(line)) return null
  return developers.find(([, pattern]) => pattern.test(line))?.[0] ?? null
}

// Proves 7.10.1.
test.each([
  ["  full: 'Set another folder (BACKUP_DIR).',", 'the name of an environment variable'],
  ["  lead: 'Edit app/catalog/company.ts.',", 'a path of the code or the server'],
  ["  lead: 'Change company.ts.',", 'a file of the code'],
  ["  lead: 'Use npm run restore.',", 'a command'],
  ["  lead: 'A QR code or a PDF, 24/7.',", null],
  ["import type { AdminHealth } from '../he/health.ts'", null],
])('in %j: %s', (line, found) => {
  expect(findDeveloperWords(line)).toBe(found)
})

// Proves 7.10.1.
test('the words of the admin area are those of its owner, not of a developer', () => {
  const lines = requireSourceFiles(['app/desk/words/{he,en}/*.ts']).flatMap(({ path, text }) =>
    text.split('\n').map((line, at) => ({ place: `${path}:${at + 1}`, line })),
  )
  expectNone(
    lines.flatMap(({ place, line }) => {
      const found = findDeveloperWords(line)
      return found === null ? [] : [`${place}  ${found}: ${line.trim()}`]
    }),
    'The owner cannot do anything with it: say what it means for her, and put the name where whoever maintains the site looks (npm run doctor, docs/hosting.md).',
  )
})
