/**
 * The first step of `npm test`: says in one sentence each what is missing in app/content, and ends
 * with 1 then.
 */
import { join } from 'node:path'
import { findGaps } from './content/find-gaps.ts'

const gaps = await findGaps(join(import.meta.dirname, '..'))
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
