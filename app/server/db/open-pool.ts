import { type ClientConfig, Pool } from 'pg'
import type { Logger } from 'pino'

/** A statement ends after 5 seconds on the server's side; a server that does not even say so is given up one second later. */
const limits = {
  statement_timeout: 5_000,
  query_timeout: 6_000,
  idle_in_transaction_session_timeout: 10_000,
  connectionTimeoutMillis: 3_000,
  idleTimeoutMillis: 30_000,
  keepAlive: true,
} as const

/** Sixteen connections write faster than four even on two cores: one flush to disk then carries several commits. */
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
  // A connection lost between two statements of a transaction would otherwise end the process: the next statement reports it.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}
