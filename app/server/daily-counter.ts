import type { Logger } from 'pino'
import { errorReason } from './db/database-error.ts'

type Counted = { count: number }

type Parts<Row extends Counted> = {
  keyOf: (row: Row) => string
  /** Adds to the stored counts. No two rows have the same key. */
  store: (rows: readonly Row[]) => Promise<void>
  log: Pick<Logger, 'warn'>
  /** The event to log when the counts cannot be stored. */
  failureEvent: string
  flushEveryMs?: number
  /** Rows beyond this many are dropped until the next flush. */
  maxRows?: number
}

/** Counts one event of the kind that the arguments name. */
export type Counter<Event extends unknown[]> = {
  /** Never throws. */
  count: (...event: Event) => void
  /** Adds what was counted to the database now. */
  flush: () => Promise<void>
  /** The last flush; what is counted later is lost. */
  stop: () => Promise<void>
}

/**
 * Counts in memory, so that counting needs no query, and adds to the database every ten seconds. A
 * crash loses only the counts of the last ten seconds.
 */
export function createDailyCounter<Row extends Counted>({
  keyOf,
  store,
  log,
  failureEvent,
  flushEveryMs = 10_000,
  maxRows = 10_000,
}: Parts<Row>) {
  let counts = new Map<string, Row>()
  let running = Promise.resolve()
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  function add(row: Row): void {
    const key = keyOf(row)
    const known = counts.get(key)
    if (!known && counts.size >= maxRows) return
    counts.set(key, { ...row, count: row.count + (known?.count ?? 0) })
  }

  /** After the one that runs, which may be storing what the caller waits for. Never throws. */
  async function flush(): Promise<void> {
    running = running.then(storeCounts)
    return running
  }

  /** Counts that could not be stored are kept for the next flush. Never throws. */
  async function storeCounts(): Promise<void> {
    if (counts.size === 0) return
    const rows = [...counts.values()]
    counts = new Map()
    try {
      await store(rows)
    } catch (error) {
      log.warn({ event: failureEvent, reason: errorReason(error) })
      for (const row of rows) add(row)
    }
  }

  return {
    add,
    flush,
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await flush()
    },
  }
}
