import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { type Finding, finding } from './finding.ts'

/** In DATA_DIR, written at each start: only the built site can count its content. */
const fileName = 'sample-count'

/** Never throws. */
export function keepSampleCount({ DATA_DIR }: Pick<Env, 'DATA_DIR'>, count: number): void {
  try {
    writeFileSync(join(DATA_DIR, fileName), String(count))
  } catch {
    // On a full or read-only disk the admin area still shows the samples.
  }
}

/** What the running site, or the last one, counted; nothing before the first start. */
export function checkSamples({ DATA_DIR }: Pick<Env, 'DATA_DIR'>): Finding[] {
  try {
    const count = Number(readFileSync(join(DATA_DIR, fileName), 'utf8'))
    return [
      count === 0
        ? finding('good', 'samples-none')
        : finding('look', 'samples-left', { count: String(count) }),
    ]
  } catch {
    return []
  }
}
