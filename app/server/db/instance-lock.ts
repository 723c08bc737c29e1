import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { errorReason } from './database-error.ts'
import { type OwnerState, removeOwner, ownerState, recordOwner } from './owner-record.ts'

export type InstanceLock = {
  /**
   * Stops acquiring the lock again when its connection closes. The lock itself is released when the
   * server stops.
   */
  release(): void
}

const lockNumber = 720_411_865

/**
 * Ensures that only one process at a time uses a data folder. A separate connection holds the lock,
 * so that it is released when the process ends, even if it is killed. Returns null if another
 * process holds the lock.
 * @param wasInUse whether another process may exist even though the lock is free
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
    contestedDataDir: wasInUse ? dataDir : null,
  })
  if (client === null) return null
  recordOwner(dataDir)
  const state = { client, isReleased: false }
  void maintainLock({ state, config, log })
  return {
    release: () => {
      state.isReleased = true
      removeOwner(dataDir)
    },
  }
}

/**
 * Milliseconds to wait for the lock, because the server releases a killed process's lock with a
 * delay.
 */
const lockWaitMs = 2_500

/** The same on a busy machine, if the recorded owner is known to be gone, so that nobody competes. */
const goneOwnerWaitMs = 30_000

type LockState = { client: Client | null; isReleased: boolean }

/**
 * Acquires the lock again whenever its connection closes, for example when the database restarts.
 */
async function maintainLock({
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
    state.client = await tryLock({ config, waitMs: 0, contestedDataDir: null }).catch(
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
 * Milliseconds after the start of the server in which an earlier owner can acquire its lock again,
 * if it is unknown whether that process still runs.
 */
const ownerPriorityMs = 3_000

/**
 * Returns the connection that holds the lock, or null if the lock was not free within `waitMs`. A
 * new process does not take the lock while the recorded owner runs, even if the server has crashed.
 * If the server crashes while another process holds the lock, the lock counts as held.
 */
async function tryLock({
  config,
  waitMs,
  contestedDataDir,
}: {
  config: ClientConfig
  waitMs: number
  /** The data folder, if another process may be using it. */
  contestedDataDir: string | null
}) {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 3_000,
    application_name: 'site instance lock',
  })
  client.on('error', () => {})
  await client.connect()
  const isOwner = (state: OwnerState) =>
    contestedDataDir !== null && ownerState(contestedDataDir) === state
  if (isOwner('unknown')) await sleep(Math.max(0, ownerPriorityMs - (await serverAge(client))))
  const start = performance.now()
  const maxWait = () => (isOwner('gone') ? Math.max(waitMs, goneOwnerWaitMs) : waitMs)
  let wasHeld = false
  try {
    do {
      if (!isOwner('running') && (await isLocked(client))) return client
      wasHeld = true
      await sleep(100)
    } while (performance.now() - start < maxWait())
  } catch (error) {
    if (!wasHeld || contestedDataDir === null) throw error
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
