import { globSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Item, Sizes } from './budget.ts'

/** The name of a built file without its hash, and of others their path. */
function plainName(file: string): string {
  if (!file.includes('/assets/')) return file
  return basename(file, '.br').replace(/-[\w-]{8}(?=\.\w+$)/, '')
}

/** The bytes of files by their names, which differ between builds only if their files do. */
export function sizesOf(root: string, files: readonly string[]): Sizes {
  const sizes: Record<string, number> = {}
  for (const file of files) {
    const name = plainName(file)
    sizes[name] = (sizes[name] ?? 0) + statSync(join(root, file)).size
  }
  return sizes
}

/** One item for each file that the pattern names. Throws if it names none. */
export function findFiles(root: string, pattern: string): Item[] {
  const files = globSync(pattern, { cwd: root }).toSorted()
  if (files.length === 0) throw new Error(`No file is named ${pattern}`)
  return files.map((file) => ({ name: plainName(file), parts: sizesOf(root, [file]) }))
}
