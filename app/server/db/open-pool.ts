import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * The server cancels a statement after 5 seconds. The client gives up a second later if the server
 * hangs.
 */
const limits = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
} as const

/** Connections, and milliseconds for which a statement waits for one. */
type PoolSize = { max: number; connectionTimeoutMillis: number }

/**
 * Writes are faster with 16 connections than with 4 even on two cores, because commits share disk
 * flushes.
 */
export const visitorPool: PoolSize = { max: 16, connectionTimeoutMillis: 3_000 }

/**
 * The admin area and recurring work: few statements at once, and the others wait in line, so that
 * they leave most of the machine to visitors (decision 0130).
 */
export const adminPool: PoolSize = { max: 4, connectionTimeoutMillis: 10_000 }

/** A parallel worker would take a core from the visitors. */
const serverOptions = '-c TimeZone=UTC -c max_parallel_workers_per_gather=0'

export function openPool({
  config,
  log,
  size = visitorPool,
}: {
  config: ClientConfig
  log: Logger
  size?: PoolSize
}) {
  const pool = new Pool({
    ...config,
    ...limits,
    ...size,
    options: serverOptions,
    application_name: 'site',
  })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'))
  // Without a listener a connection lost inside a transaction would end the process. The next
  // statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
