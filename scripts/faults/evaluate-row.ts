import type { FaultRow } from './fault-row.ts'
import type { Measurement } from './measurement-file.ts'
import { titlePattern, type RanTest } from './test-report.ts'

export type RowResult = {
  id: string
  expected: string
  /** What was observed in this run. */
  observed: string
  /** `short`: no fault, but the measurement is missing or shorter than required. */
  state: 'pass' | 'short' | 'FAIL'
}

type Evidence = {
  ran: readonly RanTest[]
  measured: (name: NonNullable<FaultRow['measurement']>) => Measurement | null
  /** Whether a measurement that did not run is a failure. */
  isFull: boolean
}

type Finding = Pick<RowResult, 'observed' | 'state'>

export function evaluateRow(row: FaultRow, evidence: Evidence): RowResult {
  const findings = [
    ...Object.entries(row.tests ?? {}).flatMap(([file, titles]) =>
      titles.map((title) => evaluateTest({ file, title }, evidence.ran)),
    ),
    ...(row.measurement ? [evaluateMeasurement(row.measurement, evidence)] : []),
    ...(row.needs ? [{ state: 'short', observed: `needs ${row.needs}` } as const] : []),
  ]
  return {
    id: row.id,
    expected: row.expected,
    observed: describe(findings),
    state: worstOf(findings),
  }
}

function worstOf(findings: readonly Finding[]): RowResult['state'] {
  const states = new Set(findings.map(({ state }) => state))
  if (states.has('FAIL')) return 'FAIL'
  return states.has('short') ? 'short' : 'pass'
}

/** All cases of a parameterized test count together: each has to pass, and none may be skipped. */
function evaluateTest(
  { file, title }: { file: string; title: string },
  ran: readonly RanTest[],
): Finding & { count: number } {
  const pattern = titlePattern(title)
  const cases = ran.filter((each) => each.file === file && pattern.test(each.title))
  const failed = cases.filter(({ status }) => status !== 'passed')
  const figures = cases.flatMap(({ figure }) => (figure === null ? [] : [figure]))
  if (cases.length === 0)
    return { state: 'FAIL', observed: `did not run: ${file}: ${title}`, count: 0 }
  if (failed.length > 0)
    return { state: 'FAIL', observed: `${failed[0]?.status}: ${failed[0]?.title}`, count: 0 }
  return { state: 'pass', observed: figures.join('; '), count: cases.length }
}

function evaluateMeasurement(
  name: NonNullable<FaultRow['measurement']>,
  { measured, isFull }: Evidence,
): Finding {
  const found = measured(name)
  if (!found) return { state: isFull ? 'FAIL' : 'short', observed: `${name} did not run` }
  if (found.needs !== undefined) return { state: 'short', observed: `needs ${found.needs}` }
  if (!found.isReached) return { state: 'FAIL', observed: found.figure }
  return { state: found.isFull ? 'pass' : 'short', observed: found.figure }
}

function describe(findings: readonly (Finding & { count?: number })[]): string {
  const failed = findings.filter(({ state }) => state === 'FAIL')
  const shown = failed.length > 0 ? failed : findings
  const tests = shown.reduce((sum, { count = 0 }) => sum + count, 0)
  return [
    ...shown.map(({ observed }) => observed).filter(Boolean),
    ...(tests > 0 ? [`${tests} ${tests === 1 ? 'test' : 'tests'}`] : []),
  ].join('; ')
}
