import { globSync, readFileSync } from 'node:fs'

export type SourceFile = { path: string; text: string }

const generated = [
  '**/node_modules/**',
  'build/**',
  '.react-router/**',
  'app/server/db/migrations/**',
]

/** Throws where no file matches, because a rule without files would always pass. */
export function requireSourceFiles(
  patterns: readonly string[],
  except: readonly string[] = [],
): SourceFile[] {
  const paths = globSync([...patterns], { exclude: [...generated, ...except] }).toSorted()
  if (paths.length === 0) throw new Error(`No file matches ${patterns.join(', ')}`)
  return paths.map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}
