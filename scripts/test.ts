/**
 * `npm test`: runs every check, the fastest first, and stops at the first failure. `--quick` skips
 * the steps that need a browser or take minutes.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

type Step = {
  name: string
  commands: readonly (readonly string[])[]
  /** The JSON report of the test runner. A step without one counts as one test. */
  report?: string
  slow?: true
  /** What to do after it failed, where its own output does not say so. */
  advice?: string
}

type Counts = { passed: number; failed: number }

const root = path.join(import.meta.dirname, '..')
const reports = path.join(root, 'test-results')

const steps: readonly Step[] = [
  // Runs first, because its sentences about incomplete content are clearer than type errors.
  { name: 'content', commands: [['node', 'scripts/check-content.ts']] },
  { name: 'format', commands: [['oxfmt', '--check']], advice: '`npm run format` formats them.' },
  // Runs before lint, which reads the generated route types.
  {
    name: 'types',
    commands: [
      ['react-router', 'typegen'],
      ['tsc', '--noEmit'],
    ],
  },
  { name: 'lint', commands: [['oxlint']] },
  { name: 'dead code', commands: [['knip']] },
  { name: 'build and budgets', commands: [['node', 'scripts/check-budgets.ts']] },
  { name: 'unit and store tests', ...vitest('unit') },
  { name: 'journeys and sweep in Chromium', ...vitest('e2e'), slow: true },
  { name: 'short torture', commands: [['node', 'scripts/torture.ts', '--short']], slow: true },
  { name: '300 quotes as PDF', commands: [['node', 'scripts/bench-pdf.ts']], slow: true },
  // Reads the reports of the previous steps.
  { name: 'faults', commands: [['node', 'scripts/faults.ts', '--short']], slow: true },
]

function vitest(...projects: readonly string[]): Pick<Step, 'commands' | 'report'> {
  const report = path.join(reports, `${projects[0]}.json`)
  return {
    commands: [
      [
        'vitest',
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
    ],
    report,
  }
}

function run(command: readonly string[]): boolean {
  const [name = '', ...args] = command
  const env = {
    ...process.env,
    PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
  }
  return spawnSync(name, args, { cwd: root, stdio: 'inherit', env }).status === 0
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })

/**
 * A failed run without a failed test, for example because a file does not load, counts as one
 * failure.
 */
function countTests({ report }: Step, ok: boolean): Counts {
  if (report === undefined) return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
  try {
    const { numPassedTests, numFailedTests } = vitestReport.parse(
      JSON.parse(readFileSync(report, 'utf8')),
    )
    return { passed: numPassedTests, failed: ok ? numFailedTests : Math.max(1, numFailedTests) }
  } catch {
    return { passed: 0, failed: ok ? 0 : 1 }
  }
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}

function runAll(chosen: readonly Step[]): Counts {
  const total: Counts = { passed: 0, failed: 0 }
  for (const step of chosen) {
    const started = performance.now()
    console.log(`\n── ${step.name} ──`)
    const ok = step.commands.every(run)
    const { passed, failed } = countTests(step, ok)
    total.passed += passed
    total.failed += failed
    console.log(`── ${step.name}: ${ok ? 'ok' : 'FAILED'}, ${seconds(started)} ──`)
    if (!ok) {
      if (step.advice !== undefined) console.log(step.advice)
      return total
    }
  }
  return total
}

const started = performance.now()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const isQuick = process.argv.includes('--quick')
const { passed, failed } = runAll(steps.filter((step) => !(isQuick && step.slow)))
console.log(`\nTotal: ${seconds(started)}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
