import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { MeasurementName } from './fault-row.ts'

export const reportFolder = path.join(import.meta.dirname, '../../test-results')

const schema = z.object({
  /** What was reached, in one line. */
  figure: z.string(),
  isReached: z.boolean(),
  /** Whether it was the long form, of which the row speaks. */
  isFull: z.boolean(),
  /** What this machine lacks, so that nothing was measured. */
  needs: z.string().optional(),
})

export type Measurement = z.infer<typeof schema>

function fileOf(name: MeasurementName): string {
  return path.join(reportFolder, `measurement-${name}.json`)
}

/** Kept for the table of `npm run faults`, and the verdict as the exit code of the script. */
export function recordMeasurement(name: MeasurementName, measured: Measurement): void {
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(measured))
  console.log(`${measured.isReached ? 'reached' : 'NOT reached'}: ${measured.figure}`)
  process.exitCode = measured.isReached || measured.needs !== undefined ? 0 : 1
}

/** Null where the script did not run. */
export function readMeasurement(name: MeasurementName): Measurement | null {
  const file = fileOf(name)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
