import type { Logger } from 'pino'
import { createDailyCounter } from '../daily-counter.ts'
import type { Database } from '../db/database.ts'
import { addRefusals, refusalKey, type Refusal } from './refusal-store.ts'

type Parts = { database: Pick<Database, 'orm'>; log: Pick<Logger, 'warn'>; flushEveryMs?: number }

/** Counts refused attempts to get in by the hour: a flood of them costs no query and no disk. */
export function createRefusalCounter({ database, log, ...options }: Parts) {
  const { add, flush, stop } = createDailyCounter<Refusal>({
    keyOf: refusalKey,
    store: (rows) => addRefusals(database, rows),
    log,
    failure: 'refusals-not-stored',
    ...options,
  })
  return {
    count: (refusal: Pick<Refusal, 'kind' | 'why'>): void => {
      const hour = new Date()
      hour.setUTCMinutes(0, 0, 0)
      add({ ...refusal, hour, count: 1 })
    },
    flush,
    stop,
  }
}

export type RefusalCounter = ReturnType<typeof createRefusalCounter>
