import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const sources = [
  'app',
  'content',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'vite.documents.ts',
  'react-router.config.ts',
]

/** A hash of the sources of a build: when it differs, the build is out of date. */
export function sourceFingerprint(root: string): string {
  const hash = createHash('sha256').update(process.version)
  for (const source of sources)
    for (const path of filesUnder(join(root, source)))
      hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  try {
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
  } catch (error) {
    // SAFETY: node:fs throws errors with a code.
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOTDIR') return [path]
    if (code === 'ENOENT') return []
    throw error
  }
}
