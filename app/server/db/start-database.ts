import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { assertDurable } from './assert-durable.ts'
import { DatabaseError, reasonOf } from './database-error.ts'
import type { Database } from './database.ts'
import { startEmbeddedServer } from './embedded-server.ts'
import { takeInstanceLock } from './instance-lock.ts'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { migrateDatabase } from './migrate-database.ts'
import { openPool } from './open-pool.ts'
import * as schema from './schema.ts'

export type RunningDatabase = Database & {
  /** Does it answer now? Never throws. */
  ready(): Promise<boolean>
  stop(): Promise<void>
}

type Options = { env: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>; log: Logger }

/** Migrated, checked and answering; a DatabaseError with one line for the operator otherwise. */
export async function startDatabase({ env, log }: Options): Promise<RunningDatabase> {
  if (env.DATABASE_URL === undefined) return startEmbedded({ dataDir: env.DATA_DIR, log })
  const config = { connectionString: env.DATABASE_URL }
  await retryWhileUnavailable(() => tryConnection(config))
  return open({ config, log, close: async () => {} })
}

/** The names of the role and the database inside the embedded server. */
const own = 'site'

async function startEmbedded({
  dataDir,
  log,
}: {
  dataDir: string
  log: Logger
}): Promise<RunningDatabase> {
  const server = await startEmbeddedServer({ dataDir, log })
  const config = { host: server.socketFolder, user: own, database: own }
  const lock = await retryWhileUnavailable(async () => {
    await createOwnDatabase(server.socketFolder)
    return takeInstanceLock({ config, log })
  })
  if (lock === null) {
    await server.leave()
    throw new DatabaseError(
      `Another process already runs the site on ${dataDir}: stop it first, or give this one its own DATA_DIR`,
    )
  }
  log.info({ adopted: server.wasAdopted }, 'embedded database runs')
  // The lock ends with the server, not before it: whoever waits for it must not get a server that is about to stop.
  const close = async () => {
    lock.letGo()
    await server.stop()
  }
  return open({ config, log, close })
}

/** The site does not work as the superuser, who could run programs and read files of the machine. */
async function createOwnDatabase(socketFolder: string) {
  const client = new Client({ host: socketFolder, user: 'postgres', database: 'postgres' })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [own])
    if (rowCount) return
    await ignoringDuplicates(client.query(`create role ${own} login`))
    await ignoringDuplicates(client.query(`create database ${own} owner ${own}`))
  } finally {
    await client.end()
  }
}

/** Another process that starts at the same moment may be quicker. */
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
  close,
}: {
  config: ClientConfig
  log: Logger
  close: () => Promise<void>
}): Promise<RunningDatabase> {
  const pool = openPool({ config, log })
  const stop = async () => {
    await endPool(pool)
    await close()
  }
  try {
    await assertDurable(pool)
    await migrateDatabase(config)
  } catch (error) {
    await stop()
    throw error instanceof DatabaseError
      ? error
      : new DatabaseError(`The database could not be prepared: ${reasonOf(error)}`, {
          cause: error,
        })
  }
  return { pool, orm: drizzle(pool, { schema }), ready: () => isReady(pool), stop }
}

async function isReady(pool: Pool) {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}

/** Waits for statements under way, which have at most 5 seconds, but not for a connection that somebody forgot to give back. */
async function endPool(pool: Pool) {
  // Connections may still be closing when the server stops: no news.
  pool.removeAllListeners('error')
  pool.on('error', () => {})
  const waiting = new AbortController()
  const patience = sleep(6_000, undefined, { signal: waiting.signal }).catch(() => {})
  await Promise.race([pool.end(), patience])
  waiting.abort()
}

async function tryConnection(config: ClientConfig) {
  const client = new Client({ ...config, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  await client.connect().finally(() => client.end().catch(() => {}))
}

/** A server that starts together with the site, or that a former process is just stopping, needs a moment. */
async function retryWhileUnavailable<Result>(action: () => Promise<Result>): Promise<Result> {
  const end = performance.now() + 10_000
  for (;;) {
    try {
      return await action()
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > end)
        throw new DatabaseError(`The database does not answer: ${reasonOf(error)}`)
      await sleep(300)
    }
  }
}
