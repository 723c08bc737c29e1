import { globSync, readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }

const generated = [
  '**/node_modules/**',
  'build/**',
  '.react-router/**',
  'app/server/db/migrations/**',
]

/** The conventions share their files, so that each is read, and parsed, once. */
const files = new Map<string, SourceFile>()

function readSourceFile(path: string): SourceFile {
  const file = files.get(path) ?? { path, text: readFileSync(path, 'utf8') }
  files.set(path, file)
  return file
}

/** `app/{a,b}/*.ts` is `app/a/*.ts` and `app/b/*.ts`. Braces after a wildcard stay: `*.{ts,tsx}`. */
function expandFolders(pattern: string): string[] {
  const [group, before = '', inner = ''] = /^([^*{]*)\{([^{}]*)\}/.exec(pattern) ?? []
  if (group === undefined) return [pattern]
  const rest = pattern.slice(group.length)
  return inner.split(',').flatMap((each) => expandFolders(before + each + rest))
}

/**
 * Throws where no file matches one of the folders, because a rule without files would always pass:
 * a folder that has moved must move here too.
 */
export function requireSourceFiles(
  patterns: readonly string[],
  except: readonly string[] = [],
): SourceFile[] {
  const exclude = [...generated, ...except]
  const paths = new Set<string>()
  for (const pattern of patterns.flatMap(expandFolders)) {
    const found = globSync(pattern, { exclude })
    if (found.length === 0) throw new Error(`No file matches ${pattern}`)
    for (const path of found) paths.add(path)
  }
  return [...paths].toSorted().map(readSourceFile)
}
