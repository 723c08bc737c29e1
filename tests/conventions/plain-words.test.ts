import { expect, test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles, type SourceFile } from './source-files.ts'
import { findNodes, lineAt, nameOf, parseFile } from './syntax-tree.ts'

type Ban = {
  /** Whole words, or several in a row, in lower case. */
  words: readonly string[]
  /** Comments may use a word in its everyday sense where identifiers may not. */
  in: 'identifiers' | 'identifiers and comments'
  instead: string
}

/**
 * Metaphors and everyday verbs used in place of a technical term. Readers have to read each twice.
 */
const bans: readonly Ban[] = [
  {
    words: ['wake', 'wakes', 'woken', 'awake', 'asleep', 'living'],
    in: 'identifiers and comments',
    instead: 'hydrate an island, start or run a script, an active session',
  },
  { words: ['doomed'], in: 'identifiers and comments', instead: 'selected, to be deleted' },
  { words: ['let in', 'lets in'], in: 'identifiers', instead: 'require, allow, authorize' },
  { words: ['tells', 'told'], in: 'identifiers', instead: 'notifies, reports' },
  { words: ['predecessor', 'forget'], in: 'identifiers', instead: 'previous, stale; remove' },
  {
    words: ['reckon', 'reckoned', 'reckoning'],
    in: 'identifiers and comments',
    instead: 'compute',
  },
  { words: ['mend', 'mends', 'mended'], in: 'identifiers and comments', instead: 'fix, correct' },
  { words: ['errand', 'errands'], in: 'identifiers and comments', instead: 'task' },
  { words: ['boast', 'boasts'], in: 'identifiers and comments', instead: 'claim' },
  { words: ['brake', 'brakes'], in: 'identifiers and comments', instead: 'throttle, back-off' },
  { words: ['twin', 'twins'], in: 'identifiers and comments', instead: 'counterpart, copy' },
  {
    words: ['dress', 'dressed'],
    in: 'identifiers and comments',
    instead: 'apply a style or a typeface',
  },
  { words: ['hand made', 'handmade'], in: 'identifiers and comments', instead: 'manual' },
  { words: ['judge', 'judges', 'judged'], in: 'identifiers and comments', instead: 'check' },
  { words: ['patience'], in: 'identifiers and comments', instead: 'timeout, retries' },
  { words: ['melt', 'melts', 'melted'], in: 'identifiers and comments', instead: 'merge' },
  { words: ['lived with', 'lives with'], in: 'identifiers and comments', instead: 'used' },
  { words: ['dear'], in: 'identifiers and comments', instead: 'expensive' },
  { words: ['grave'], in: 'identifiers', instead: 'sensitive' },
  { words: ['anew'], in: 'identifiers and comments', instead: 'again' },
  { words: ['apart'], in: 'identifiers', instead: 'separate, excluded' },
  {
    words: ['stranger', 'strangers'],
    in: 'identifiers and comments',
    instead: 'anonymous client, attacker',
  },
  { words: ['spoil', 'spoiled'], in: 'identifiers and comments', instead: 'fault, damage' },
]

/** camelCase, PascalCase, snake_case and kebab-case as words. */
function wordsOf(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

/** The results for identifiers, because most are used many times. */
const checked = new Map<string, string[]>()

function findBannedInName(name: string): string[] {
  const found = checked.get(name) ?? findBanned(name, 'identifier')
  checked.set(name, found)
  return found
}

function findBanned(text: string, where: 'identifier' | 'comment'): string[] {
  const padded = ` ${wordsOf(text)} `
  return bans
    .filter((ban) => where === 'identifier' || ban.in === 'identifiers and comments')
    .flatMap(({ words, instead }) =>
      words
        .filter((word) => padded.includes(` ${word} `))
        .map((word) => `"${word}": say ${instead}`),
    )
}

/**
 * Searches identifiers, comments and the file name. Names that other programs prescribe, such as
 * columns and headers, are written as strings and not searched.
 */
function findBannedInFile(file: SourceFile): string[] {
  const { program, comments } = parseFile(file)
  const identifiers = findNodes(program, ({ type }) => /^(?:JSX)?Identifier$/.test(type))
  const found = [
    ...identifiers.flatMap((node) =>
      findBannedInName(nameOf(node) ?? '').map((what) => ({ what, start: node.start })),
    ),
    ...comments.flatMap(({ value, start }) =>
      findBanned(value, 'comment').map((what) => ({ what, start })),
    ),
    ...findBanned(file.path, 'identifier').map((what) => ({ what, start: 0 })),
  ]
  return [
    ...new Set(found.map(({ what, start }) => `${file.path}:${lineAt(file.text, start)}  ${what}`)),
  ]
}

test.each([
  ['const doomedLeads = []', 1],
  ['useLivingSession()', 1],
  ['letInAdmin()', 1],
  ['<Tells />', 1],
  ['// The script wakes the form.', 1],
  ['/* Totals are reckoned here. */', 1],
  ['// What the owner asked for, and was told.', 0],
  ["const text = 'The doomed leads are told'", 0],
  ['let inside = 1', 0],
  ['const recommend = amended', 0],
])('banned words in %s: %i', (text, count) => {
  expect(findBannedInFile({ path: 'sample.tsx', text })).toHaveLength(count)
})

test('a banned word in a file name is found', () => {
  expect(findBannedInFile({ path: 'use-living-session.ts', text: '' })).toHaveLength(1)
})

test('identifiers and comments use the plain terms of docs/words.md', () => {
  const files = requireSourceFiles(
    ['{app,tests,scripts,art}/**/*.{ts,tsx}', '*.ts'],
    ['tests/conventions/plain-words.test.ts'],
  )
  expectNone(files.flatMap(findBannedInFile), 'A word is an image: say the technical term.')
})
