import { setTimeout as sleep } from 'node:timers/promises'
import { Client, type ClientConfig } from 'pg'
import type { Logger } from 'pino'
import { reasonOf } from './database-error.ts'

export type InstanceLock = {
  /** Does not take it back when its connection ends. */
  letGo(): void
}

const lockNumber = 720_411_865

/** One process for one data folder. Held by a connection of its own, so that it ends with the process however that ends. Null: another has it. */
export async function takeInstanceLock({
  config,
  log,
}: {
  config: ClientConfig
  log: Logger
}): Promise<InstanceLock | null> {
  const client = await lockWithin({ config, patience: 2_500 })
  if (client === null) return null
  const state = { client, isLetGo: false }
  void keepLocked({ state, config, log })
  return { letGo: () => (state.isLetGo = true) }
}

type LockState = { client: Client | null; isLetGo: boolean }

/** The connection ends when the database restarts; the lock is then taken again. */
async function keepLocked({
  state,
  config,
  log,
}: {
  state: LockState
  config: ClientConfig
  log: Logger
}) {
  while (!state.isLetGo) {
    if (state.client) await hasEnded(state.client)
    else await sleep(500, undefined, { ref: false })
    if (state.isLetGo) return
    state.client = await lockWithin({ config, patience: 0 }).catch((error: unknown) => {
      log.debug({ reason: reasonOf(error) }, 'instance lock not back yet')
      return null
    })
  }
}

function hasEnded(client: Client) {
  return new Promise<void>((resolve) => client.once('end', () => resolve()))
}

/** A killed process's own lock vanishes a moment after it. */
async function lockWithin({ config, patience }: { config: ClientConfig; patience: number }) {
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 3_000,
    application_name: 'site instance lock',
  })
  client.on('error', () => {})
  await client.connect()
  const end = performance.now() + patience
  do {
    const { rows } = await client.query<{ locked: boolean }>(
      'select pg_try_advisory_lock($1) as locked',
      [lockNumber],
    )
    if (rows[0]?.locked) return client
    await sleep(100)
  } while (performance.now() < end)
  await client.end()
  return null
}
