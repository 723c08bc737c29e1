import type { Logger } from 'pino'
import { createDailyCounter } from '#server/daily-counter.ts'
import type { Database } from '#server/db/database.ts'
import { maskAddress } from './mask-address.ts'
import { addRefusals, refusalKey, type Refusal } from './refusal-store.ts'

type NewRefusal = Pick<Refusal, 'kind' | 'why'> & { ipAddress: string }

type Parts = { database: Pick<Database, 'orm'>; log: Pick<Logger, 'warn'>; flushEveryMs?: number }

/**
 * Counts refused attempts by hour, so that a flood of them costs neither queries nor disk space.
 */
export function createRefusalCounter({ database, log, ...options }: Parts) {
  const { add, flush, stop } = createDailyCounter<Refusal>({
    keyOf: refusalKey,
    store: (rows) => addRefusals(database, rows),
    log,
    failureEvent: 'refusals-not-stored',
    ...options,
  })
  return {
    count: ({ kind, why, ipAddress }: NewRefusal): void => {
      const hour = new Date()
      hour.setUTCMinutes(0, 0, 0)
      add({ kind, why, hour, count: 1, lastAddress: maskAddress(ipAddress) })
    },
    flush,
    stop,
  }
}

export type RefusalCounter = ReturnType<typeof createRefusalCounter>
