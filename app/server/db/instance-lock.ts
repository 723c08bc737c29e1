import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { errorReason } from './database-error.ts'
import { removeOwner, ownerState, recordOwner } from './owner-record.ts'

export type InstanceLock = {
  /** Stops taking the lock again when its connection ends. The lock itself ends with the server. */
  release(): void
}

const lockNumber = 720_411_865

/**
 * Ensures that one process at a time uses a data folder. A connection of its own holds the lock, so
 * that it ends with the process, even a killed one. Returns null where another process holds it.
 * @param wasInUse there may be such a process, even if the lock is free at the moment
 */
export async function acquireInstanceLock({
  config,
  dataDir,
  log,
  wasInUse,
}: {
  config: ClientConfig
  dataDir: string
  log: Logger
  wasInUse: boolean
}): Promise<InstanceLock | null> {
  const client = await tryLock({
    config,
    waitMs: lockWaitMs,
    newcomerTo: wasInUse ? dataDir : null,
  })
  if (client === null) return null
  recordOwner(dataDir)
  const state = { client, isReleased: false }
  void keepLocked({ state, config, log })
  return {
    release: () => {
      state.isReleased = true
      removeOwner(dataDir)
    },
  }
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
    state.client = await tryLock({ config, waitMs: 0, newcomerTo: null }).catch(
      (error: unknown) => {
        log.debug({ reason: errorReason(error) }, 'instance lock not acquired yet')
        return null
      },
    )
  }
}

function connectionEnd(client: Client) {
  return new Promise<void>((resolve) => client.once('end', () => resolve()))
}

/**
 * Milliseconds in which the process that uses a crashed server has its lock back, where it is not
 * known whether there is one.
 */
const ownerFirstMs = 3_000

/**
 * Returns the connection that holds the lock, or null where it was not free within the time. A
 * newcomer takes no lock of a process that runs, also while the server that it uses has crashed;
 * and where the lock was held and the server crashed, it is still that process's.
 */
async function tryLock({
  config,
  waitMs,
  newcomerTo,
}: {
  config: ClientConfig
  waitMs: number
  /** The data folder that another process may use. */
  newcomerTo: string | null
}) {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 3_000,
    application_name: 'site instance lock',
  })
  client.on('error', () => {})
  await client.connect()
  const isOwnerRunning = () => newcomerTo !== null && ownerState(newcomerTo) === 'running'
  if (newcomerTo !== null && ownerState(newcomerTo) === 'unknown')
    await sleep(Math.max(0, ownerFirstMs - (await serverAge(client))))
  const deadline = performance.now() + waitMs
  let wasHeld = false
  try {
    do {
      if (!isOwnerRunning() && (await isLocked(client))) return client
      wasHeld = true
      await sleep(100)
    } while (performance.now() < deadline)
  } catch (error) {
    if (!wasHeld || newcomerTo === null) throw error
  }
  await client.end().catch(() => {})
  return null
}

async function isLocked(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [lockNumber],
  )
  return rows[0]?.locked ?? false
}

/** Milliseconds since the server started. */
async function serverAge(client: Client): Promise<number> {
  const { rows } = await client.query<{ age: number }>(
    'select (extract(epoch from clock_timestamp() - pg_postmaster_start_time()) * 1000)::float8 as age',
  )
  return rows[0]?.age ?? 0
}
