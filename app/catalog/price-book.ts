import { consultingPrices } from './prices/consulting.ts'
import { designPrices } from './prices/design.ts'
import { developmentPrices } from './prices/development.ts'
import { launchPrices } from './prices/launch.ts'
import type { OwnPrice } from '#domain/pricing/own-price.ts'
import type { PriceSource, PriceSources, Source } from './prices/price-source.ts'
import { webPrices } from './prices/web.ts'

/** Every price with all its sources. Amounts are written nowhere else. */
export const priceBook = {
  ...launchPrices,
  ...webPrices,
  ...consultingPrices,
  ...designPrices,
  ...developmentPrices,
} as const satisfies Record<string, PriceSources>

export type PriceItemId = keyof typeof priceBook

export const priceItemIds = Object.keys(priceBook) as PriceItemId[]

export function isPriceItemId(id: unknown): id is PriceItemId {
  return priceItemIds.some((known) => known === id)
}

/**
 * The source that the owner chose for each item, or her own figure. An item that is not listed keeps
 * its first source.
 */
export type PriceChoices = Partial<Record<PriceItemId, Source | OwnPrice>>

export function priceSourcesOf(item: PriceItemId): PriceSources {
  return priceBook[item]
}

export function chosenPriceSource(item: PriceItemId, choices: PriceChoices): PriceSource {
  const priceSources = priceSourcesOf(item)
  const choice = choices[item]
  const [first] = priceSources
  if (typeof choice !== 'object')
    return priceSources.find(({ source }) => source === choice) ?? first
  const { from, to } = choice
  return { ...first, source: 'own', currency: 'ILS', from, to, vat: 'included', saving: null }
}
