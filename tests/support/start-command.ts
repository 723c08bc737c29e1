import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#server/package-root.ts'

// SAFETY: our own file, in which npm looks for the same script.
const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** What `npm start` passes to Node: its flags and the script. */
export const startArguments = scripts.start.split(' ').slice(1)
