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
 * Puts the programs of a package beside the data that they run: `npm ci` takes them from a running
 * server otherwise, and the next major version needs them to read the data. Returns their folder;
 * the package's own where they cannot be kept.
 * @param version of the package, such as 18.4.0-beta.17
 */
export function keepPrograms(dataDir: string, packageFolder: string, version: string): string {
  const kept = join(programsFolder(dataDir), version)
  if (existsSync(kept)) return kept
  try {
    mkdirSync(programsFolder(dataDir), { recursive: true, mode: 0o755 })
    const temporary = mkdtempSync(join(programsFolder(dataDir), 'new-'))
    try {
      mkdirSync(join(temporary, version), { mode: 0o755 })
      linkFiles(join(packageFolder, 'native'), join(temporary, version, 'native'))
      renameSync(join(temporary, version), kept)
    } finally {
      rmSync(temporary, { recursive: true, force: true })
    }
    return kept
  } catch {
    return existsSync(kept) ? kept : packageFolder
  }
}

/** Hard links cost nothing; where they are not possible, as on another disk, files are copied. */
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

/** Programs of a major version that lie beside the data, kept or installed there by hand. */
export function findKeptPrograms(dataDir: string, major: number, platform: string): string | null {
  const names = existsSync(programsFolder(dataDir)) ? readdirSync(programsFolder(dataDir)) : []
  return (
    names
      .filter((name) => Number.parseInt(name) === major)
      .map((name) => join(programsFolder(dataDir), name))
      .flatMap((folder) => [folder, join(folder, 'node_modules', platform)])
      .find((folder) => existsSync(join(folder, 'native/bin/postgres'))) ?? null
  )
}

/** Removes other versions of the same major: nothing reads them once this one runs. */
export function removeOtherPrograms(dataDir: string, version: string): void {
  const major = Number.parseInt(version)
  const names = existsSync(programsFolder(dataDir)) ? readdirSync(programsFolder(dataDir)) : []
  for (const name of names)
    if (name !== version && Number.parseInt(name) === major)
      rmSync(join(programsFolder(dataDir), name), { recursive: true, force: true })
}
