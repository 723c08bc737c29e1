import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseError } from './database-error.ts'

/** The major version of PostgreSQL that created a data folder; null if there is none. */
export function readDataMajor(dataFolder: string): number | null {
  const file = join(dataFolder, 'PG_VERSION')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8')) : null
}

/**
 * Throws a DatabaseError if another major version created the files, which this one cannot read.
 */
export function requireMajor(dataFolder: string, major: number): void {
  const found = readDataMajor(dataFolder)
  if (found === null || found === major) return
  const advice =
    found > major
      ? 'start the newer version of the site'
      : 'start the site once, which moves the data'
  throw new DatabaseError(
    `${dataFolder} is of PostgreSQL ${found}, and this version of the site has ${major}: ${advice}`,
  )
}
