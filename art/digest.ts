import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** The state of source files, given as patterns, and of what else a picture is made from. */
export function digestOf(sources: readonly string[], details: unknown = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(details))
  for (const file of sources.flatMap((pattern) => globSync(pattern)).toSorted())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
