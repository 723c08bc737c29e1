import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packageRoot } from '#server/package-root.ts'

// SAFETY: the package.json of this project, in which npm needs the same script.
const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}

/** The arguments that `npm start` passes to Node: flags and script, after `exec node`. */
export const startArguments = scripts.start.split(' ').slice(2)
