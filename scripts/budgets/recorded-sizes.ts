import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { Item } from './budget.ts'
import type { RecordedSizes } from './describe-budget.ts'

const schema = z.object({ commit: z.string(), sizes: z.record(z.string(), z.number()) })

/** Outside the build, which every change removes. */
function fileIn(root: string): string {
  return join(root, '.cache/main-sizes.json')
}

/** What the last check of a commit of main found in this checkout; null if there was none. */
export function readRecord(root: string): RecordedSizes | null {
  try {
    return schema.parse(JSON.parse(readFileSync(fileIn(root), 'utf8')))
  } catch {
    return null
  }
}

/** Records the sizes if what was checked is a commit of main without changes. */
export function recordSizes(root: string, items: readonly Item[]): void {
  const commit = git(root, 'rev-parse', 'HEAD')
  if (commit === null || git(root, 'status', '--porcelain') !== '') return
  if (git(root, 'merge-base', '--is-ancestor', commit, 'main') === null) return
  const sizes = Object.fromEntries(items.flatMap(({ parts }) => Object.entries(parts)))
  mkdirSync(dirname(fileIn(root)), { recursive: true })
  writeFileSync(fileIn(root), JSON.stringify({ commit, sizes }))
}

/** What git prints; null if it fails, for example where there is no repository. */
function git(root: string, ...args: readonly string[]): string | null {
  try {
    return execFileSync('git', [...args], { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  } catch {
    return null
  }
}
