import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { MeasurementName } from './fault-row.ts'

export const reportFolder = path.join(import.meta.dirname, '../../test-results')

const schema = z.object({
  /** The measured figures, in one line. */
  figure: z.string(),
  isReached: z.boolean(),
  /** Whether it was the full measurement that the row requires. */
  isFull: z.boolean(),
  /** What is missing on this machine, so that nothing was measured. */
  needs: z.string().optional(),
})

export type Measurement = z.infer<typeof schema>

function fileOf(name: MeasurementName): string {
  return path.join(reportFolder, `measurement-${name}.json`)
}

/** Stores the measurement for `npm run faults`, and sets the exit code of the script. */
export function recordMeasurement(name: MeasurementName, measured: Measurement): void {
  mkdirSync(reportFolder, { recursive: true })
  writeFileSync(fileOf(name), JSON.stringify(measured))
  console.log(`${measured.isReached ? 'reached' : 'NOT reached'}: ${measured.figure}`)
  process.exitCode = measured.isReached || measured.needs !== undefined ? 0 : 1
}

/** The stored measurement; null if the script did not run. */
export function readMeasurement(name: MeasurementName): Measurement | null {
  const file = fileOf(name)
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null
}
