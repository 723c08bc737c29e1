/**
 * The first step of `npm test`: prints one sentence for each thing that is missing in app/content,
 * and exits with 1 if there is any. Placeholders of pictures are listed, but they are not missing.
 */
import { join } from 'node:path'
import { findGaps } from './content/find-gaps.ts'
import { describePlaceholders } from './content/picture-gaps.ts'

const root = join(import.meta.dirname, '..')
const gaps = await findGaps(root)
for (const sample of await describePlaceholders(root)) console.log(sample)
for (const gap of gaps) console.error(gap)
process.exitCode = gaps.length === 0 ? 0 : 1
