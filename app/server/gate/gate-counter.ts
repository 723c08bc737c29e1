import { company } from '#catalog/company.ts'
import { dayIn } from '#domain/pricing/vat.ts'
import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import { errorReason } from '../db/database-error.ts'
import { addGateCounts, keyOf, type GateCount } from './gate-count-store.ts'

type Parts = { database: Pick<Database, 'orm'>; log: Pick<Logger, 'warn'>; flushEveryMs?: number }

/**
 * Counts in memory, so that a refusal costs no query, and adds to the database every ten seconds. A
 * crash loses at most what came since.
 */
export function createGateCounter({ database, log, flushEveryMs = 10_000 }: Parts) {
  let counts = new Map<string, GateCount>()
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  function add(row: GateCount): void {
    const known = counts.get(keyOf(row))
    counts.set(keyOf(row), { ...row, count: row.count + (known?.count ?? 0) })
  }

  /** Counts that could not be stored stay for the next time. Never throws. */
  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const rows = [...counts.values()]
    counts = new Map()
    try {
      await addGateCounts(database, rows)
    } catch (error) {
      log.warn({ event: 'gate-counts-not-stored', reason: errorReason(error) })
      for (const row of rows) add(row)
    }
  }

  return {
    count: (country: string, kind: GateCount['kind']): void =>
      add({ day: dayIn(new Date(), company.timeZone), country, kind, count: 1 }),
    flush,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await flush()
    },
  }
}

export type GateCounter = ReturnType<typeof createGateCounter>
