import path from 'node:path'
import { expect, test } from 'vitest'
import { requireSourceFiles } from './source-files.ts'

const records = requireSourceFiles(['docs/decisions/*.md'])
const maxWords = 300

/** Words in tables are not counted: 0001 lists every dependency. */
function countWords(text: string): number {
  const prose = text.split('\n').filter((line) => !line.startsWith('|'))
  return prose.join(' ').split(/\s+/).filter(Boolean).length
}

test.each(records.map((record) => [path.basename(record.path), record.text] as const))(
  '%s has a number, three parts and at most 300 words',
  (name, text) => {
    expect(name).toMatch(/^\d{4}-[a-z0-9-]+\.md$/)
    expect(text.match(/^## .+$/gm)).toEqual(['## Context', '## Decision', '## Consequences'])
    expect(countWords(text)).toBeLessThanOrEqual(maxWords)
  },
)

test('each decision has a unique number', () => {
  const numbers = records.map((record) => path.basename(record.path).slice(0, 4))
  expect(new Set(numbers).size).toBe(numbers.length)
})
