import { test } from 'vitest'
import { expectNone } from './expect-none.ts'
import { requireSourceFiles } from './source-files.ts'

const records = requireSourceFiles(['docs/decisions/*.md'])
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
