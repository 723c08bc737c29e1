import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * The folder of package.json, whether this runs from the sources or from the bundle below build/.
 */
export const packageRoot = findPackageRoot(import.meta.dirname)

function findPackageRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error('No package.json found above the server code')
  return findPackageRoot(parent)
}
