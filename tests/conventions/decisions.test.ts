import { readFileSync } from 'node:fs'
import { test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

const index = 'docs/decisions/README.md'
const records = requireSourceFiles(['docs/decisions/*.md'], [index])
const maxWords = 300

/** Words in tables are not counted: 0001 lists every dependency. */
function countWords(text: string): number {
  const prose = text.split('\n').filter((line) => !line.startsWith('|'))
  return prose.join(' ').split(/\s+/).filter(Boolean).length
}

const parts = ['## Context', '## Decision', '## Consequences']

test('a decision has a number, three parts and at most 300 words', () => {
  expectNone(
    records.map(({ path }) => path).filter((name) => !/\/\d{4}-[a-z0-9-]+\.md$/.test(name)),
    'The name of a decision is a number and its subject: 0001-stack.md.',
  )
  expectNone(
    records
      .filter(({ text }) => String(text.match(/^## .+$/gm)) !== String(parts))
      .map(({ path }) => path),
    `A decision has other parts: write ${parts.join(', ')}, in this order.`,
  )
  expectNone(
    records
      .filter(({ text }) => countWords(text) > maxWords)
      .map(({ path, text }) => `${path}  ${countWords(text)} words`),
    `A decision has more than ${maxWords} words: shorten it, or make it two.`,
  )
})

test('each decision has a unique number', () => {
  const byNumber = Map.groupBy(records, ({ path }) => path.split('/').at(-1)?.slice(0, 4))
  expectNone(
    [...byNumber.values()]
      .filter((same) => same.length > 1)
      .flat()
      .map(({ path }) => path),
    'Decisions have the same number: give the newer one the next free number.',
  )
})

/** `| [0001](0001-stack.md) | The stack | in force |`, without the state. */
function rowOf({ path, text }: (typeof records)[number]): string {
  const name = path.split('/').at(-1) ?? ''
  const title = /^# \d{4} (.+)/.exec(text)?.[1] ?? 'a title with its number is missing'
  return `| [${name.slice(0, 4)}](${name}) | ${title} |`
}

const states = /^ (?:in force|(?:in part|replaced): \d{4}(?:, \d{4})*) \|$/

test('the index lists each decision with its title and its state', () => {
  const rows = readFileSync(index, 'utf8').match(/^\| \[.*$/gm) ?? []
  const expected = records.map(rowOf)
  expectNone(
    expected.filter((start) => !rows.some((row) => row.startsWith(start))),
    `These rows are missing in ${index}, each with a state at its end:`,
  )
  expectNone(
    rows.filter((row) => {
      const start = expected.find((each) => row.startsWith(each))
      return start === undefined || !states.test(row.slice(start.length))
    }),
    `A row of ${index} has no decision, or no state: in force, in part: 0023, replaced: 0023.`,
  )
})
