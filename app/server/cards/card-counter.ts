import type { Logger } from 'pino'
import type { CardCountKind } from '#domain/business-card/card-taps.ts'
import { createDailyCounter, type Counter } from '../daily-counter.ts'
import type { Database } from '../db/database.ts'
import { studioDay } from '../studio-day.ts'
import { addCardCounts, keyOf, type CardCount } from './card-count-store.ts'

type Parts = { database: Database; log: Pick<Logger, 'warn'>; flushEveryMs?: number }

/** Counts views and taps of cards (requirements 3.12). */
export function createCardCounter({
  database,
  log,
  ...options
}: Parts): Counter<[cardId: string, kind: CardCountKind]> {
  const { add, flush, stop } = createDailyCounter<CardCount>({
    keyOf,
    store: (rows) => addCardCounts(database, rows),
    log,
    failureEvent: 'card-counts-not-stored',
    ...options,
  })
  return {
    count: (cardId, kind) => add({ day: studioDay(new Date()), cardId, kind, count: 1 }),
    flush,
    stop,
  }
}
