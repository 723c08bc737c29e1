import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { assertDurable } from './assert-durable.ts'
import { DatabaseError, errorReason } from './database-error.ts'
import type { Database } from './database.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { acquireInstanceLock } from './instance-lock.ts'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { migrateDatabase } from './migrate-database.ts'
import { openPool } from './open-pool.ts'
import { createReadiness } from './readiness-store.ts'
import * as schema from './schema.ts'

export type RunningDatabase = Database & {
  /** Whether it takes a write now. Never throws. */
  ready(): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>
  log: Logger
  /** Left out: migrations run at once. */
  keepBeforeUpgrade?: (database: Pick<Database, 'pool'>, migrationsRun: number) => Promise<void>
}

/**
 * Connects to DATABASE_URL or starts the embedded server, checks durability and migrates. Throws a
 * DatabaseError with one line for the operator.
 */
export async function startDatabase({ env, ...options }: Options): Promise<RunningDatabase> {
  if (env.DATABASE_URL === undefined) return startEmbedded({ dataDir: env.DATA_DIR, ...options })
  const config = { connectionString: env.DATABASE_URL }
  await retryWhileUnavailable(() => tryConnection(config))
  return open({ config, ...options, close: async () => {} })
}

/** The name of both the role and the database in the embedded server. */
export const siteName = 'site'

async function startEmbedded({
  dataDir,
  log,
  ...options
}: Omit<Options, 'env'> & { dataDir: string }): Promise<RunningDatabase> {
  const server = await startEmbeddedServer({ dataDir, log })
  const config = { host: server.socketFolder, user: siteName, database: siteName }
  const lock = await retryWhileUnavailable(async () => {
    await createSiteDatabase(server.socketFolder)
    return acquireInstanceLock({ config, log, wasInUse: server.wasInUse })
  })
  if (lock === null) {
    await server.detach()
    throw new DatabaseError(
      `Another process already runs the site on ${dataDir}: stop it first, or give this one its own DATA_DIR`,
    )
  }
  log.info({ adopted: server.wasAdopted }, 'embedded database runs')
  // The lock must not end before the server: a process waiting for it would adopt a stopping
  // server.
  const close = async () => {
    lock.release()
    await server.stop()
  }
  return open({ config, log, ...options, close })
}

/** The site has a role of its own: a superuser could run programs and read files of the machine. */
export async function createSiteDatabase(socketFolder: string) {
  const client = new Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [
      siteName,
    ])
    if (rowCount) return
    await ignoringDuplicates(client.query(`create role ${siteName} login`))
    await ignoringDuplicates(client.query(`create database ${siteName} owner ${siteName}`))
  } finally {
    await client.end()
  }
}

/** Another process that starts at the same moment may have created it first. */
async function ignoringDuplicates(statement: Promise<unknown>) {
  await statement.catch((error: unknown) => {
    if (
      error instanceof Error &&
      'code' in error &&
      /^(42710|42P04|23505)$/.test(String(error.code))
    )
      return
    throw error
  })
}

async function open({
  config,
  log,
  keepBeforeUpgrade,
  close,
}: Omit<Options, 'env'> & {
  config: ClientConfig
  close: () => Promise<void>
}): Promise<RunningDatabase> {
  const pool = openPool({ config, log })
  const stop = async () => {
    await endPool(pool)
    await close()
  }
  try {
    await assertDurable(pool)
    await migrateDatabase(config, async (ran) => keepBeforeUpgrade?.({ pool }, ran))
  } catch (error) {
    await stop()
    throw error instanceof DatabaseError
      ? error
      : new DatabaseError(`The database could not be prepared: ${errorReason(error)}`, {
          cause: error,
        })
  }
  return { pool, orm: drizzle(pool, { schema }), ready: createReadiness(pool), stop }
}

/** Waits for running statements, which take at most 5 seconds, but not for leaked connections. */
async function endPool(pool: Pool) {
  // Connections may still be closing when the server stops: not worth a warning.
  pool.removeAllListeners('error')
  pool.on('error', () => {})
  const closed = new AbortController()
  const timeout = sleep(6_000, undefined, { signal: closed.signal }).catch(() => {})
  await Promise.race([pool.end(), timeout])
  closed.abort()
}

async function tryConnection(config: ClientConfig) {
  const client = new Client({ ...config, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  await client.connect().finally(() => client.end().catch(() => {}))
}

/** For up to 10 seconds: the server may be starting, or an earlier process may be stopping it. */
async function retryWhileUnavailable<Result>(action: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + 10_000
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline)
        throw new DatabaseError(`The database does not respond: ${errorReason(error)}`)
      await sleep(300)
    }
  }
}
