import { consultingPrices } from './prices/consulting.ts'
import { designPrices } from './prices/design.ts'
import { developmentPrices } from './prices/development.ts'
import { launchPrices } from './prices/launch.ts'
import type { Reading, Readings, Source } from './prices/reading.ts'
import { webPrices } from './prices/web.ts'

/** Every price with every reading of it. Amounts are written nowhere else. */
export const priceBook = {
  ...launchPrices,
  ...webPrices,
  ...consultingPrices,
  ...designPrices,
  ...developmentPrices,
} as const satisfies Record<string, Readings>

export type PriceItemId = keyof typeof priceBook

export const priceItemIds = Object.keys(priceBook) as PriceItemId[]

export function isPriceItemId(id: unknown): id is PriceItemId {
  return priceItemIds.some((known) => known === id)
}

/**
 * The source that the owner chose for each item. An item that is not listed keeps its first
 * reading.
 */
export type PriceChoices = Partial<Record<PriceItemId, Source>>

export function readingsOf(item: PriceItemId): Readings {
  return priceBook[item]
}

export function chosenReading(item: PriceItemId, choices: PriceChoices): Reading {
  const readings = readingsOf(item)
  return readings.find(({ source }) => source === choices[item]) ?? readings[0]
}
