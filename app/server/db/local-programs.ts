import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'

const programsFolder = (dataDir: string) => join(dataDir, 'programs')

/**
 * Copies the programs of a package beside the data, because `npm ci` would delete them under a
 * running server, and the next major version needs them to read the data. Returns their folder, or
 * the folder of the package if they cannot be copied.
 * @param version of the package, for example 18.4.0-beta.17
 */
export function copyPrograms(dataDir: string, packageFolder: string, version: string): string {
  const copied = join(programsFolder(dataDir), version)
  if (existsSync(copied)) return copied
  try {
    mkdirSync(programsFolder(dataDir), { recursive: true, mode: 0o755 })
    const temporary = mkdtempSync(join(programsFolder(dataDir), 'new-'))
    try {
      mkdirSync(join(temporary, version), { mode: 0o755 })
      linkFiles(join(packageFolder, 'native'), join(temporary, version, 'native'))
      renameSync(join(temporary, version), copied)
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
    return copied
  } catch {
    return existsSync(copied) ? copied : packageFolder
  }
}

/**
 * Hard links take no space. Files are copied if links are not possible, for example on another
 * disk.
 */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, { mode: 0o755 })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFiles(source, target)
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true })
    else linkOrCopy(source, target)
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    copyFileSync(source, target)
  }
}

/** The folder of a major version's programs beside the data, copied or installed there by hand. */
export function findLocalPrograms(dataDir: string, major: number, platform: string): string | null {
  const names = existsSync(programsFolder(dataDir)) ? readdirSync(programsFolder(dataDir)) : []
  return (
    names
      .filter((name) => Number.parseInt(name) === major)
      .map((name) => join(programsFolder(dataDir), name))
      .flatMap((folder) => [folder, join(folder, 'node_modules', platform)])
      .find((folder) => existsSync(join(folder, 'native/bin/postgres'))) ?? null
  )
}

/** Removes other versions of the same major, which are not needed once this one runs. */
export function removeOtherPrograms(dataDir: string, version: string): void {
  const major = Number.parseInt(version)
  const names = existsSync(programsFolder(dataDir)) ? readdirSync(programsFolder(dataDir)) : []
  for (const name of names)
    if (name !== version && Number.parseInt(name) === major)
      rmSync(join(programsFolder(dataDir), name), { recursive: true, force: true })
}
