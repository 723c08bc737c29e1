import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'

/**
 * The server cancels a statement after 5 seconds; the client gives up a second later if it hangs.
 */
const limits = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
} as const

/**
 * Writes are faster on 16 connections than on 4 even with two cores: commits share disk flushes.
 */
const poolSize = 16

export function openPool({
  config,
  log,
  max = poolSize,
}: {
  config: ClientConfig
  log: Logger
  max?: number
}) {
  const pool = new Pool({
    ...config,
    ...limits,
    max,
    options: '-c TimeZone=UTC',
    application_name: 'site',
  })
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'))
  // A connection lost inside a transaction must not end the process: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
