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
import {
  createSiteDatabase,
  grantToSite,
  type SiteConnections,
  transferToOwner,
} from './site-roles.ts'

export type RunningDatabase = Database & {
  /** Whether the database accepts a write. Never throws. */
  ready(): Promise<boolean>
  stop(): Promise<void>
}

type Options = {
  env: Pick<Env, 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'DATA_DIR'>
  log: Logger
  /** If absent, migrations run without a backup. */
  backUpBeforeUpgrade?: (database: Pick<Database, 'pool'>, migrationsRun: number) => Promise<void>
}

/**
 * Connects to DATABASE_URL or starts the embedded server, checks durability and migrates. Throws a
 * DatabaseError with one line for the operator.
 */
export async function startDatabase({ env, ...options }: Options): Promise<RunningDatabase> {
  if (env.DATABASE_URL === undefined) return startEmbedded({ dataDir: env.DATA_DIR, ...options })
  const site = { connectionString: env.DATABASE_URL }
  const owner = { connectionString: env.DATABASE_OWNER_URL ?? env.DATABASE_URL }
  await retryWhileUnavailable(() => tryConnection(site))
  return open({ connections: { site, owner }, ...options, close: async () => {} })
}

async function startEmbedded({
  dataDir,
  log,
  ...options
}: Omit<Options, 'env'> & { dataDir: string }): Promise<RunningDatabase> {
  const server = await startEmbeddedServer({ dataDir, log })
  const { connections, lock } = await retryWhileUnavailable(async () => {
    const connections = await transferToOwner(await createSiteDatabase(server.socketFolder))
    const { wasInUse } = server
    return {
      connections,
      lock: await acquireInstanceLock({ config: connections.site, dataDir, log, wasInUse }),
    }
  })
  if (lock === null) {
    await server.detach()
    throw new DatabaseError(
      `Another process already runs the site on ${dataDir}: stop it first, or give this one its own DATA_DIR`,
    )
  }
  log.info({ adopted: server.wasAdopted }, 'embedded database runs')
  // The lock must not be released before the server has stopped, because a waiting process would
  // adopt a stopping server.
  const close = async () => {
    lock.release()
    await server.stop()
  }
  return open({ connections, log, ...options, close })
}

async function open({
  connections,
  log,
  backUpBeforeUpgrade,
  close,
}: Omit<Options, 'env'> & {
  connections: SiteConnections
  close: () => Promise<void>
}): Promise<RunningDatabase> {
  const pool = openPool({ config: connections.site, log })
  const stop = async () => {
    await endPool(pool)
    await close()
  }
  try {
    await assertDurable(pool)
    await migrateDatabase(connections.owner, async (ran) => {
      const owner = openPool({ config: connections.owner, log, max: 1 })
      await backUpBeforeUpgrade?.({ pool: owner }, ran).finally(() => owner.end())
    })
    if (!(await grantToSite(connections))) log.warn(ownsTables)
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

const ownsTables =
  'the role of DATABASE_URL owns the tables and could rewrite the audit log: set DATABASE_OWNER_URL'

/** Waits for running statements, which take at most 5 seconds, but not for leaked connections. */
async function endPool(pool: Pool) {
  // Connections may still be closing when the server stops, which needs no warning.
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

/**
 * Retries for up to 10 seconds, because the server may be starting, or an earlier process may be
 * stopping it.
 */
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
