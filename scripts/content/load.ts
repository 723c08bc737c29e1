import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The exports of a module. `file` is its path from the root. */
export async function load(root: string, file: string): Promise<Record<string, unknown>> {
  const module: unknown = await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)
  return { ...(module as object) } // SAFETY: a module is an object.
}
