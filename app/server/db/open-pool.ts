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
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
} as const

/**
 * Writes are faster with 16 connections than with 4 even on two cores, because commits share disk
 * flushes.
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
  // Without a listener a connection lost inside a transaction would end the process. The next
  // statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
