import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { errorReason } from './database-error.ts'

export type InstanceLock = {
  /** Stops taking the lock again when its connection ends. The lock itself ends with the server. */
  release(): void
}

const lockNumber = 720_411_865

/**
 * Ensures that one process at a time uses a data folder. A connection of its own holds the lock, so
 * that it ends with the process, even a killed one. Returns null where another process holds it.
 */
export async function acquireInstanceLock({
  config,
  log,
}: {
  config: ClientConfig
  log: Logger
}): Promise<InstanceLock | null> {
  const client = await tryLock({ config, waitMs: lockWaitMs })
  if (client === null) return null
  const state = { client, isReleased: false }
  void keepLocked({ state, config, log })
  return { release: () => (state.isReleased = true) }
}

/** The server drops a killed process's lock only a moment after its end. */
const lockWaitMs = 2_500

type LockState = { client: Client | null; isReleased: boolean }

/** Acquires the lock again whenever its connection ends, as when the database restarts. */
async function keepLocked({
  state,
  config,
  log,
}: {
  state: LockState
  config: ClientConfig
  log: Logger
}) {
  while (!state.isReleased) {
    if (state.client) await connectionEnd(state.client)
    else await sleep(500, undefined, { ref: false })
    if (state.isReleased) return
    state.client = await tryLock({ config, waitMs: 0 }).catch((error: unknown) => {
      log.debug({ reason: errorReason(error) }, 'instance lock not acquired yet')
      return null
    })
  }
}

function connectionEnd(client: Client) {
  return new Promise<void>((resolve) => client.once('end', () => resolve()))
}

/** Returns the connection that holds the lock, or null where it was not free within the time. */
async function tryLock({ config, waitMs }: { config: ClientConfig; waitMs: number }) {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 3_000,
    application_name: 'site instance lock',
  })
  client.on('error', () => {})
  await client.connect()
  const deadline = performance.now() + waitMs
  do {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [lockNumber],
    )
    if (rows[0]?.locked) return client
    await sleep(100)
  } while (performance.now() < deadline)
  await client.end()
  return null
}
