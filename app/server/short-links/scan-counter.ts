import type { Logger } from 'pino'
import { createDailyCounter, type Counter } from '../daily-counter.ts'
import type { Database } from '../db/database.ts'
import { studioDay } from '../studio-day.ts'
import { addScans, keyOfScan, type ScanCount } from './scan-store.ts'

type Parts = { database: Database; log: Pick<Logger, 'warn'> }

/** Counts scans of short links (requirements 3.17). */
export function createScanCounter({ database, log }: Parts): Counter<[linkId: string]> {
  const { add, flush, stop } = createDailyCounter<ScanCount>({
    keyOf: keyOfScan,
    store: (rows) => addScans(database, rows),
    log,
    failureEvent: 'scan-counts-not-stored',
  })
  return {
    count: (linkId) => add({ linkId, day: studioDay(new Date()), count: 1 }),
    flush,
    stop,
  }
}
