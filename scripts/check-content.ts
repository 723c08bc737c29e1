/**
 * The first step of `npm test`: prints one sentence for each thing that is missing in app/content,
 * and exits with 1 if there is any.
 */
import { join } from 'node:path'
import { findGaps } from './content/find-gaps.ts'

const gaps = await findGaps(join(import.meta.dirname, '..'))
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
