import type { OwnPrice } from '#domain/pricing/own-price.ts'
import { priceItemIds, priceSourcesOf, type PriceChoices, type PriceItemId } from './price-book.ts'
import { sourceGroups, type SourceGroup, type Source } from './prices/price-source.ts'

/** The source of this name, if the price has an amount from it; else null. */
export function getSource(item: PriceItemId, name: unknown): Source | null {
  return (
    priceSourcesOf(item).find(({ source, from, to }) => source === name && (from ?? to) !== null)
      ?.source ?? null
  )
}

/** The stored choices whose item and source still exist. */
export function knownChoices(stored: Readonly<Record<string, string>>): PriceChoices {
  const known = priceItemIds.flatMap((item) => {
    const source = Object.hasOwn(stored, item) ? getSource(item, stored[item]) : null
    return source ? [[item, source] as const] : []
  })
  return Object.fromEntries(known) as PriceChoices
}

/** The own figures whose item still exists. */
export function knownOwnPrices(stored: Readonly<Record<string, OwnPrice>>): PriceChoices {
  const known = priceItemIds.flatMap((item) => {
    const own = Object.hasOwn(stored, item) ? stored[item] : undefined
    return own ? [[item, own] as const] : []
  })
  return Object.fromEntries(known) as PriceChoices
}

/**
 * The choices for all items: their own, else the group's first source with an amount. An item
 * without a source of the group keeps its first one.
 */
export function withSourceForAll(group: SourceGroup | null, own: PriceChoices): PriceChoices {
  if (group === null) return own
  const sources: readonly Source[] = sourceGroups[group]
  const common = priceItemIds.flatMap((item) => {
    const found = priceSourcesOf(item).find(
      ({ source, from, to }) => sources.includes(source) && (from ?? to) !== null,
    )
    return found ? [[item, found.source] as const] : []
  })
  return { ...(Object.fromEntries(common) as PriceChoices), ...own }
}
