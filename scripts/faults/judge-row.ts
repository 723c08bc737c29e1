import type { FaultRow } from './fault-row.ts'
import type { Measurement } from './measurement-file.ts'
import { titlePattern, type RanTest } from './test-report.ts'

export type Verdict = {
  id: string
  asked: string
  /** What was seen in this run. */
  reached: string
  /** `short`: no measurement, or a shorter one than the row asks for, and no fault. */
  state: 'pass' | 'short' | 'FAIL'
}

type Evidence = {
  ran: readonly RanTest[]
  measured: (name: NonNullable<FaultRow['measurement']>) => Measurement | null
  /** Whether a measurement that did not run is a failure, as it is in the long form. */
  isFull: boolean
}

type Finding = Pick<Verdict, 'reached' | 'state'>

export function judgeRow(row: FaultRow, evidence: Evidence): Verdict {
  const findings = [
    ...Object.entries(row.tests ?? {}).flatMap(([file, titles]) =>
      titles.map((title) => judgeTest({ file, title }, evidence.ran)),
    ),
    ...(row.measurement ? [judgeMeasurement(row.measurement, evidence)] : []),
    ...(row.needs ? [{ state: 'short', reached: `needs ${row.needs}` } as const] : []),
  ]
  return { id: row.id, asked: row.asked, reached: describe(findings), state: worstOf(findings) }
}

function worstOf(findings: readonly Finding[]): Verdict['state'] {
  const states = new Set(findings.map(({ state }) => state))
  if (states.has('FAIL')) return 'FAIL'
  return states.has('short') ? 'short' : 'pass'
}

/** The cases of a table count together: each has to pass, none may be left out. */
function judgeTest(
  { file, title }: { file: string; title: string },
  ran: readonly RanTest[],
): Finding & { count: number } {
  const pattern = titlePattern(title)
  const cases = ran.filter((each) => each.file === file && pattern.test(each.title))
  const failed = cases.filter(({ status }) => status !== 'passed')
  const figures = cases.flatMap(({ figure }) => (figure === null ? [] : [figure]))
  if (cases.length === 0)
    return { state: 'FAIL', reached: `did not run: ${file}: ${title}`, count: 0 }
  if (failed.length > 0)
    return { state: 'FAIL', reached: `${failed[0]?.status}: ${failed[0]?.title}`, count: 0 }
  return { state: 'pass', reached: figures.join('; '), count: cases.length }
}

function judgeMeasurement(
  name: NonNullable<FaultRow['measurement']>,
  { measured, isFull }: Evidence,
): Finding {
  const found = measured(name)
  if (!found) return { state: isFull ? 'FAIL' : 'short', reached: `${name} did not run` }
  if (found.needs !== undefined) return { state: 'short', reached: `needs ${found.needs}` }
  if (!found.isReached) return { state: 'FAIL', reached: found.figure }
  return { state: found.isFull ? 'pass' : 'short', reached: found.figure }
}

function describe(findings: readonly (Finding & { count?: number })[]): string {
  const failed = findings.filter(({ state }) => state === 'FAIL')
  const shown = failed.length > 0 ? failed : findings
  const tests = shown.reduce((sum, { count = 0 }) => sum + count, 0)
  return [
    ...shown.map(({ reached }) => reached).filter(Boolean),
    ...(tests > 0 ? [`${tests} ${tests === 1 ? 'test' : 'tests'}`] : []),
  ].join('; ')
}
