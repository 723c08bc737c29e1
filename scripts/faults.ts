/**
 * `npm run faults`: a table of the faults that are caused on purpose (F), the bad inputs (I) and the
 * ways in (C): what is asked, what was reached. It runs the tests and measurements that its rows
 * name, for about half an hour; it needs a build.
 *
 * `--short` reads the reports of the run before instead, as `npm test` does at its end.
 */
import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { accessRows } from './faults/access-rows.ts'
import { leadFaultRows } from './faults/lead-fault-rows.ts'
import { loadFaultRows } from './faults/load-fault-rows.ts'
import { placeInputRows } from './faults/place-input-rows.ts'
import { textInputRows } from './faults/text-input-rows.ts'
import { type FaultRow, measurements, type MeasurementName } from './faults/fault-row.ts'
import { judgeRow, type Verdict } from './faults/judge-row.ts'
import { readMeasurement } from './faults/measurement-file.ts'
import { readRanTests, reportFile, reportNames, reportProjects } from './faults/test-report.ts'

const root = path.join(import.meta.dirname, '..')
const rows: readonly FaultRow[] = [
  ...leadFaultRows,
  ...loadFaultRows,
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

/** Each file once, in one run of its project. */
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
  // SAFETY: the keys of the table are its names.
  for (const name of Object.keys(measurements) as MeasurementName[]) {
    const { script, full } = measurements[name]
    run(process.execPath, [script, ...full])
  }
}

function print(verdicts: readonly Verdict[]): void {
  for (const { id, asked, reached, state } of verdicts)
    console.log(`${id}  ${state.padEnd(5)} ${asked}\n           ${reached}`)
  const count = (state: Verdict['state']) => verdicts.filter((row) => row.state === state).length
  console.log(
    `\n${verdicts.length} rows: ${count('pass')} pass, ${count('short')} with a part missing, ${count('FAIL')} fail`,
  )
}

if (!values.short) {
  runTests()
  runMeasurements()
}
const ran = readRanTests(root)
const verdicts = rows.map((row) =>
  judgeRow(row, { ran, measured: readMeasurement, isFull: !values.short }),
)
print(verdicts)
process.exitCode = verdicts.some(({ state }) => state === 'FAIL') ? 1 : 0
