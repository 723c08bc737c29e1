/**
 * `npm run faults`: prints a table of deliberate faults (F), bad inputs (I) and access checks (C),
 * with what is expected and what was observed. Runs the tests and measurements of its rows, which
 * takes about half an hour. Needs a build.
 *
 * `--short` reads the reports of the previous run instead, as the last step of `npm test` does.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { accessRows } from './faults/access-rows.ts'
import { connectionFaultRows } from './faults/connection-fault-rows.ts'
import { leadFaultRows } from './faults/lead-fault-rows.ts'
import { loadFaultRows } from './faults/load-fault-rows.ts'
import { machineFaultRows } from './faults/machine-fault-rows.ts'
import { placeInputRows } from './faults/place-input-rows.ts'
import { textInputRows } from './faults/text-input-rows.ts'
import { type FaultRow, measurements, type MeasurementName } from './faults/fault-row.ts'
import { evaluateRow, type RowResult } from './faults/evaluate-row.ts'
import { readMeasurement } from './faults/measurement-file.ts'
import { readRanTests, reportFile, reportNames, reportProjects } from './faults/test-report.ts'

const root = path.join(import.meta.dirname, '..')
const rows: readonly FaultRow[] = [
  ...leadFaultRows,
  ...loadFaultRows,
  ...machineFaultRows,
  ...connectionFaultRows,
  ...textInputRows,
  ...placeInputRows,
  ...accessRows,
]
const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })

function run(command: string, args: readonly string[]): void {
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  }
  spawnSync(command, args, { cwd: root, stdio: 'inherit', env })
}

/** Runs each test file once, in one run per project. */
function runTests(): void {
  const files = [...new Set(rows.flatMap(({ tests = {} }) => Object.keys(tests)))]
  for (const name of reportNames) {
    rmSync(reportFile(name), { force: true })
    const own = files.filter((file) => file.startsWith('tests/e2e/') === (name === 'e2e'))
    run('vitest', [
      'run',
      ...reportProjects[name].flatMap((project) => ['--project', project]),
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${reportFile(name)}`,
      ...own,
    ])
  }
}

function runMeasurements(): void {
  // SAFETY: the keys of the table are the names of measurements.
  for (const name of Object.keys(measurements) as MeasurementName[]) {
    const { script, full } = measurements[name]
    run(process.execPath, [script, ...full])
  }
}

function print(results: readonly RowResult[]): void {
  for (const { id, expected, observed, state } of results)
    console.log(`${id}  ${state.padEnd(5)} ${expected}\n           ${observed}`)
  const count = (state: RowResult['state']) => results.filter((row) => row.state === state).length
  console.log(
    `\n${results.length} rows: ${count('pass')} pass, ${count('short')} with a part missing, ${count('FAIL')} fail`,
  )
}

if (!values.short) {
  runTests()
  runMeasurements()
}
const ran = readRanTests(root)
const results = rows.map((row) =>
  evaluateRow(row, { ran, measured: readMeasurement, isFull: !values.short }),
)
print(results)
process.exitCode = results.some(({ state }) => state === 'FAIL') ? 1 : 0
