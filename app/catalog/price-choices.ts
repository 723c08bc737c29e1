import { priceItemIds, readingsOf, type PriceChoices, type PriceItemId } from './price-book.ts'
import type { Source } from './prices/reading.ts'

/** The source under that name, if this price has a reading of it that says an amount. */
export function getSource(item: PriceItemId, name: unknown): Source | null {
  return (
    readingsOf(item).find(({ source, from, to }) => source === name && (from ?? to) !== null)
      ?.source ?? null
  )
}

/** What is left of stored choices when items and readings have come and gone: those that still mean something. */
export function knownChoices(stored: Readonly<Record<string, string>>): PriceChoices {
  const known = priceItemIds.flatMap((item) => {
    const source = Object.hasOwn(stored, item) ? getSource(item, stored[item]) : null
    return source ? [[item, source] as const] : []
  })
  return Object.fromEntries(known) as PriceChoices
}
