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

/** Throws where no file matches, because a rule without files would always pass. */
export function requireSourceFiles(
  patterns: readonly string[],
  except: readonly string[] = [],
): SourceFile[] {
  const paths = globSync([...patterns], { exclude: [...generated, ...except] }).toSorted()
  if (paths.length === 0) throw new Error(`No file matches ${patterns.join(', ')}`)
  return paths.map(readSourceFile)
}
