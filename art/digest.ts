import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'

/** A digest of source files, given as glob patterns, and of other inputs of a picture. */
export function digestOf(sources: readonly string[], details: unknown = ''): string {
  const hash = createHash('sha256').update(JSON.stringify(details))
  for (const file of sources.flatMap((pattern) => globSync(pattern)).toSorted())
    hash.update(file).update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
