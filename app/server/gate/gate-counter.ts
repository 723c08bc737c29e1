import type { Logger } from 'pino'
import { timeZone } from '#catalog/place.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import { createDailyCounter } from '../daily-counter.ts'
import type { Database } from '../db/database.ts'
import { addGateCounts, keyOf, type GateCount } from './gate-count-store.ts'

type Parts = { database: Pick<Database, 'orm'>; log: Pick<Logger, 'warn'>; flushEveryMs?: number }

/** Counts the requests that the gate refused, or would have refused with counting only. */
export function createGateCounter({ database, log, ...options }: Parts) {
  const { add, flush, stop } = createDailyCounter<GateCount>({
    keyOf,
    store: (rows) => addGateCounts(database, rows),
    log,
    failureEvent: 'gate-counts-not-stored',
    ...options,
  })
  return {
    count: (country: string, kind: GateCount['kind']): void =>
      add({ day: dayIn(new Date(), timeZone), country, kind, count: 1 }),
    flush,
    stop,
  }
}

export type GateCounter = ReturnType<typeof createGateCounter>
