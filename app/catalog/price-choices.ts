import { priceItemIds, readingsOf, type PriceChoices, type PriceItemId } from './price-book.ts'
import { readingGroups, type ReadingGroup, type Source } from './prices/reading.ts'

/** The source of this name, if the price has a reading of it with an amount; else null. */
export function getSource(item: PriceItemId, name: unknown): Source | null {
  return (
    readingsOf(item).find(({ source, from, to }) => source === name && (from ?? to) !== null)
      ?.source ?? null
  )
}

/** The stored choices whose item and reading still exist. */
export function knownChoices(stored: Readonly<Record<string, string>>): PriceChoices {
  const known = priceItemIds.flatMap((item) => {
    const source = Object.hasOwn(stored, item) ? getSource(item, stored[item]) : null
    return source ? [[item, source] as const] : []
  })
  return Object.fromEntries(known) as PriceChoices
}

/**
 * The choices for all items: their own, else the group's first reading with an amount. An item
 * without a reading of the group keeps its first reading.
 */
export function withReadingOfAll(group: ReadingGroup | null, own: PriceChoices): PriceChoices {
  if (group === null) return own
  const sources: readonly Source[] = readingGroups[group]
  const common = priceItemIds.flatMap((item) => {
    const found = readingsOf(item).find(
      ({ source, from, to }) => sources.includes(source) && (from ?? to) !== null,
    )
    return found ? [[item, found.source] as const] : []
  })
  return { ...(Object.fromEntries(common) as PriceChoices), ...own }
}
