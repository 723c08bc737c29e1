import { drizzle } from 'drizzle-orm/node-postgres'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import { pino } from 'pino'
import type { Env } from '../env.ts'
import type { Database } from './database.ts'
import { DatabaseError } from './database-error.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { openPool } from './open-pool.ts'
import type { PostgresBinaries } from './postgres-binaries.ts'
import * as schema from './schema.ts'
import { createSiteDatabase } from './site-roles.ts'

type Work<Result> = (database: Database) => Promise<Result>

const log = pino({ level: 'silent' })

/**
 * Opens the site's database for one command as the owner of its tables, whether or not the site is
 * running. Does not migrate or take the lock of the data folder. Throws a DatabaseError if there is
 * no database.
 */
export async function visitDatabase<Result>(
  env: Pick<Env, 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'DATA_DIR'>,
  work: Work<Result>,
): Promise<Result> {
  const { DATABASE_URL, DATABASE_OWNER_URL: connectionString = DATABASE_URL } = env
  if (DATABASE_URL !== undefined) return withPool({ connectionString }, work)
  if (!existsSync(join(env.DATA_DIR, 'postgres')))
    throw new DatabaseError(`There is no database in ${env.DATA_DIR}`)
  return visitEmbedded(env.DATA_DIR, work)
}

/**
 * Like `visitDatabase` for an embedded database, which is created if there is none. `binaries`
 * defaults to the programs of this version.
 */
export async function visitEmbedded<Result>(
  dataDir: string,
  work: Work<Result>,
  binaries?: PostgresBinaries,
): Promise<Result> {
  const server = await startEmbeddedServer({ dataDir, log, ...(binaries ? { binaries } : {}) })
  try {
    const { owner } = await createSiteDatabase(server.socketFolder)
    return await withPool(owner, work)
  } finally {
    await (server.wasAdopted ? server.detach() : server.stop())
  }
}

async function withPool<Result>(config: ClientConfig, work: Work<Result>): Promise<Result> {
  const pool = openPool({ config, log })
  try {
    return await work({ pool, orm: drizzle(pool, { schema }) })
  } finally {
    await pool.end()
  }
}
