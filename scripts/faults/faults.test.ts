import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessRows } from './access-rows.ts'
import { connectionFaultRows } from './connection-fault-rows.ts'
import { leadFaultRows } from './lead-fault-rows.ts'
import { loadFaultRows } from './load-fault-rows.ts'
import { machineFaultRows } from './machine-fault-rows.ts'
import { placeInputRows } from './place-input-rows.ts'
import { textInputRows } from './text-input-rows.ts'
import { measurements } from './fault-row.ts'
import { evaluateRow } from './evaluate-row.ts'
import { titlePattern } from './test-report.ts'
import { testTitles } from '#tests/conventions/requirements.ts'
import { requireSourceFiles } from '#tests/conventions/source-files.ts'

const rows = [
  ...leadFaultRows,
  ...loadFaultRows,
  ...machineFaultRows,
  ...connectionFaultRows,
  ...textInputRows,
  ...placeInputRows,
  ...accessRows,
]

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`)
}

test('the table of faults has every row in order, and each row has its evidence', () => {
  expect(rows.map(({ id }) => id)).toEqual([
    ...numbered('F', 34),
    ...numbered('I', 25),
    ...numbered('C', 15),
  ])
  expect(rows.filter(({ tests, measurement }) => !tests && !measurement)).toEqual([])
})

test('every test title in the table of faults exists', () => {
  const files = requireSourceFiles(['{app,tests,scripts}/**/*.test.{ts,tsx}'])
  const missing = rows.flatMap(({ id, tests = {} }) =>
    Object.entries(tests).flatMap(([path, titles]) => {
      const file = files.find((each) => each.path === path)
      const written = new Set(file ? testTitles(file) : [])
      return titles.filter((title) => !written.has(title)).map((title) => `${id} ${path}: ${title}`)
    }),
  )
  expect(missing).toEqual([])
})

test('every measurement in the table of faults is a script', () => {
  for (const { script } of Object.values(measurements))
    expect(existsSync(script), script).toBe(true)
})

const file = 'a.test.ts'
const passed = { file, status: 'passed', figure: null }
const row = { id: 'F01', expected: 'x', tests: { [file]: ['of %i the $a is 5%'] } } as const
const measured = { figure: '3 ms', isReached: true, isFull: true }

test.each([
  ['passes with all its cases', [{ ...passed, title: 'of 1 the b is 5%' }], 'pass'],
  [
    'fails with one of them',
    [
      { ...passed, title: 'of 1 the b is 5%' },
      { ...passed, title: 'of 2 the b is 5%', status: 'failed' },
    ],
    'FAIL',
  ],
  [
    'fails with one left out',
    [{ ...passed, title: 'of 1 the b is 5%', status: 'skipped' }],
    'FAIL',
  ],
  ['fails without a run', [], 'FAIL'],
  [
    'fails with a test of another file',
    [{ ...passed, title: 'of 1 the b is 5%', file: 'b.test.ts' }],
    'FAIL',
  ],
  ['fails with another test', [{ ...passed, title: 'of 1 the b is 5% or so' }], 'FAIL'],
])('a row of tests %s', (_, ran, state) => {
  expect(evaluateRow(row, { ran, measured: () => null, isFull: true }).state).toBe(state)
})

test.each([
  ['reached in full', measured, true, 'pass'],
  ['reached in the short form', { ...measured, isFull: false }, true, 'short'],
  ['not reached', { ...measured, isReached: false }, false, 'FAIL'],
  [
    'not possible on this machine',
    { ...measured, isReached: false, needs: 'a disk' },
    true,
    'short',
  ],
  ['not run in the long form', null, true, 'FAIL'],
  ['not run in the short form', null, false, 'short'],
])('a row of a measurement that was %s', (_, found, isFull, state) => {
  const own = { id: 'F01', expected: 'x', measurement: 'torture' } as const
  expect(evaluateRow(own, { ran: [], measured: () => found, isFull }).state).toBe(state)
})

test('a written title matches the title in the report, and pattern characters are literal', () => {
  expect(titlePattern('%j (a+b) is $x.y').test('"1" (a+b) is 2')).toBe(true)
  expect(titlePattern('%j (a+b) is $x.y').test('"1" aab is 2')).toBe(false)
})
