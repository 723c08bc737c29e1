import type { Logger } from 'pino'
import { errorReason } from './db/database-error.ts'

type Counted = { count: number }

type Parts<Row extends Counted> = {
  keyOf: (row: Row) => string
  /** Adds to the stored counts. The rows differ in their keys. */
  store: (rows: readonly Row[]) => Promise<void>
  log: Pick<Logger, 'warn'>
  /** The event that is logged where the counts could not be stored. */
  failure: string
  flushEveryMs?: number
  /** Rows beyond this many are dropped until the next flush. */
  maxRows?: number
}

/**
 * Counts in memory, so that a count costs no query, and adds to the database every ten seconds. A
 * crash loses at most what came since.
 */
export function createDailyCounter<Row extends Counted>({
  keyOf,
  store,
  log,
  failure,
  flushEveryMs = 10_000,
  maxRows = 10_000,
}: Parts<Row>) {
  let counts = new Map<string, Row>()
  const timer = setInterval(() => void flush(), flushEveryMs).unref()

  function add(row: Row): void {
    const key = keyOf(row)
    const known = counts.get(key)
    if (!known && counts.size >= maxRows) return
    counts.set(key, { ...row, count: row.count + (known?.count ?? 0) })
  }

  /** Counts that could not be stored stay for the next time. Never throws. */
  async function flush(): Promise<void> {
    if (counts.size === 0) return
    const rows = [...counts.values()]
    counts = new Map()
    try {
      await store(rows)
    } catch (error) {
      log.warn({ event: failure, reason: errorReason(error) })
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
