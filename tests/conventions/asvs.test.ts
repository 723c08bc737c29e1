import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const text = readFileSync('docs/asvs.md', 'utf8')

/** Items of levels 1 and 2 of ASVS 5.0.0, by chapter. */
const items = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7] as const
const wholeChapters = new Map([
  ['10.*', 29],
  ['17.*', 7],
])

const rows = [...text.matchAll(/^\| ([\d.*]+) \| ([12, ]+) \| (\S+) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = '', , verdict = '', asked = '', how = '']) => ({ id, verdict, asked, how }),
)

function countOf(verdict: string): number {
  return rows
    .filter((row) => row.verdict === verdict)
    .reduce((sum, { id }) => sum + (wholeChapters.get(id) ?? 1), 0)
}

test('the table of ASVS has every item of both levels once', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
  const counts = items.map((_, at) =>
    rows
      .filter(({ id }) => id.startsWith(`${at + 1}.`))
      .reduce((sum, { id }) => sum + (wholeChapters.get(id) ?? 1), 0),
  )
  expect(counts).toEqual(items)
})

test('the totals of the ASVS table match its verdicts, and each verdict is explained', () => {
  const verdicts = new Set(['met', 'part', 'no', 'host', 'n/a'])
  expect(rows.filter(({ verdict }) => !verdicts.has(verdict))).toEqual([])
  expect(text).toContain(
    `${countOf('met')} met, ${countOf('part')} in part, ${countOf('no')} not met, ${countOf('host')} by the host, ${countOf('n/a')} not applicable.`,
  )
})
