import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Sizes } from './budget.ts'
import { sizesOf } from './file-sizes.ts'

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
  }),
)

export type Manifest = z.infer<typeof manifestSchema>

/** The manifests of the browser's builds. */
function readManifests(root: string): Manifest[] {
  const files = globSync('build/client/**/.vite/*.json', { cwd: root })
  return files.map((file) =>
    manifestSchema.parse(JSON.parse(readFileSync(join(root, file), 'utf8'))),
  )
}

/**
 * The built files of these sources and of all that they import, each once. A source is the end of
 * its path. Throws if no manifest has them all.
 */
export function scriptFiles(manifests: readonly Manifest[], sources: readonly string[]): string[] {
  const manifest = manifests.find((each) => sources.every((source) => keyOf(each, source)))
  if (manifest === undefined) throw new Error(`No build has the scripts ${sources.join(', ')}`)
  const keys = new Set<string>()
  const add = (key: string | undefined) => {
    if (key === undefined || keys.has(key)) return
    keys.add(key)
    manifest[key]?.imports?.forEach(add)
  }
  for (const source of sources) add(keyOf(manifest, source))
  return [...keys].flatMap((key) => manifest[key]?.file ?? [])
}

function keyOf(manifest: Manifest, source: string): string | undefined {
  return Object.keys(manifest).find((key) => `/${key}`.endsWith(`/${source}`))
}

/** The sizes of the scripts that `scriptFiles` finds. */
export function scriptsOf(root: string, sources: readonly string[]): Sizes {
  const files = scriptFiles(readManifests(root), sources)
  return sizesOf(
    root,
    files.map((file) => `build/client/${file}.br`),
  )
}
