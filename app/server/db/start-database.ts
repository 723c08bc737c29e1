import { drizzle } from 'drizzle-orm/node-postgres'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig, type Pool } from 'pg'
import type { Logger } from 'pino'
import type { Env } from '../env.ts'
import { assertDurable } from './assert-durable.ts'
import { DatabaseError } from './database-error.ts'
import type { Database } from './database.ts'
import { type EmbeddedServer, startEmbeddedServer } from './embedded-server.ts'
import { acquireInstanceLock } from './instance-lock.ts'
import { migrateDatabase } from './migrate-database.ts'
import { adminPool, openPool } from './open-pool.ts'
import { ownerState } from './owner-record.ts'
import { createReadiness, type Readiness } from './readiness-store.ts'
import { retryWhileUnavailable } from './retry-while-unavailable.ts'
import * as schema from './schema.ts'
import {
  createSiteDatabase,
  currentRole,
  grantToSite,
  type SiteConnections,
  transferToOwner,
} from './site-roles.ts'

export type RunningDatabase = Database &
  Readiness & {
    /** The same database for the admin area and recurring work, with connections of its own. */
    admin: Database
    stop(): Promise<void>
  }

type Options = {
  env: Pick<Env, 'DATABASE_OWNER_URL' | 'DATABASE_URL' | 'DATA_DIR'>
  log: Logger
  /** If absent, migrations run without a backup. */
  backUpBeforeUpgrade?: (database: Pick<Database, 'pool'>, migrationsRun: number) => Promise<void>
  /** Ends the start, and the embedded server with it. */
  signal?: AbortSignal | undefined
}

/**
 * Connects to DATABASE_URL or starts the embedded server, checks durability and migrates. A database
 * that is unavailable has a minute to come back. Throws a DatabaseError with one line for the
 * operator.
 */
export async function startDatabase({ env, ...options }: Options): Promise<RunningDatabase> {
  if (env.DATABASE_URL === undefined) return startEmbedded({ dataDir: env.DATA_DIR, ...options })
  const site = { connectionString: env.DATABASE_URL }
  const owner = { connectionString: env.DATABASE_OWNER_URL ?? env.DATABASE_URL }
  await retry(options, doesNotRespond, () => tryConnection(site))
  return open({ connections: { site, owner }, ...options, close: async () => {} })
}

async function startEmbedded({
  dataDir,
  ...options
}: Omit<Options, 'env'> & { dataDir: string }): Promise<RunningDatabase> {
  const { log } = options
  const server = await startEmbeddedServer({ dataDir, ...options })
  const { connections, lock } = await openEmbedded(server, { dataDir, ...options }).catch(
    async (error: unknown) => {
      // A server that another process uses is left to it.
      await (ownerState(dataDir) === 'running' ? server.detach() : server.stop())
      throw error
    },
  )
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
  return open({ connections, ...options, close })
}

async function openEmbedded(
  { socketFolder, wasInUse }: EmbeddedServer,
  options: Omit<Options, 'env'> & { dataDir: string },
) {
  return retry(options, doesNotRespond, async () => {
    const connections = await transferToOwner(await createSiteDatabase(socketFolder))
    const { dataDir, log } = options
    return {
      connections,
      lock: await acquireInstanceLock({ config: connections.site, dataDir, log, wasInUse }),
    }
  })
}

async function open({
  connections,
  backUpBeforeUpgrade,
  close,
  ...options
}: Omit<Options, 'env'> & {
  connections: SiteConnections
  close: () => Promise<void>
}): Promise<RunningDatabase> {
  const { log } = options
  const pool = openPool({ config: connections.site, log })
  const forAdmins = openPool({ config: connections.site, log, size: adminPool })
  const stop = async () => {
    await Promise.all([endPool(pool), endPool(forAdmins)])
    await close()
  }
  const beforeUpgrade = async (ran: number) => {
    const owner = openPool({ config: connections.owner, log, size: { ...adminPool, max: 1 } })
    await backUpBeforeUpgrade?.({ pool: owner }, ran).finally(() => owner.end())
  }
  try {
    await retry(options, 'The database could not be prepared', async () => {
      await assertDurable(pool)
      const site = await currentRole(pool)
      await migrateDatabase(connections.owner, {
        beforeUpgrade,
        afterwards: async (owner) => {
          if (!(await grantToSite(owner, site))) log.warn(ownsTables)
        },
        onWait: () => log.warn('waiting for another node, which prepares the database'),
      })
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    pool,
    orm: drizzle(pool, { schema }),
    admin: { pool: forAdmins, orm: drizzle(forAdmins, { schema }) },
    ...createReadiness(pool),
    stop,
  }
}

function retry<Result>(
  { log, signal }: Pick<Options, 'log' | 'signal'>,
  failed: string,
  action: () => Promise<Result>,
): Promise<Result> {
  const onWait = (reason: string) => log.warn({ reason }, 'waiting for the database')
  return retryWhileUnavailable(action, { failed, signal, onWait })
}

const doesNotRespond = 'The database does not respond'

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
