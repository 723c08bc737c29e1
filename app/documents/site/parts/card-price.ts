import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices, PriceItemId } from '#catalog/price-book.ts'
import { serviceIds, type ServiceId } from '#catalog/services.ts'
import { services } from '#content/services/services.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import type { ShownPrice } from '#parts/price-text.ts'

type Terms = { choices: PriceChoices; rate: ExchangeRate }

/** The starting price of an item, or the whole price of a subscription. */
function startingPrice(item: PriceItemId, { choices, rate }: Terms): ShownPrice {
  const { priceSource } = chosenPrice(item, { choices, usdToIls: rate })
  const hasRange = priceSource.unit !== 'month' && priceSource.from !== null
  return hasRange ? { ...priceSource, to: null } : priceSource
}

/** The items that the first screen of the home page names a price for, in this order. */
const heroItems = {
  landingPage: 'landing-page',
  website: 'website',
  app: 'mvp',
} as const satisfies Record<string, PriceItemId>

export type HeroPrice = { id: keyof typeof heroItems; price: ShownPrice }

/** The starting prices of a landing page, a website and an app (requirements 3.3). */
export function heroPrices(terms: Terms): HeroPrice[] {
  return Object.entries(heroItems).map(([id, item]) => ({
    // SAFETY: the keys of the table.
    id: id as HeroPrice['id'],
    price: startingPrice(item, terms),
  }))
}

/**
 * The price that each service is listed with: where it starts, or the monthly price of a
 * subscription (requirements 3.3). Amounts in agorot or cents, like its source.
 */
export function cardPrices(terms: Terms): Record<ServiceId, ShownPrice> {
  // SAFETY: the entries have the ids of all services.
  return Object.fromEntries(
    serviceIds.map((id) => [id, startingPrice(services[id].cardPrice, terms)]),
  ) as Record<ServiceId, ShownPrice>
}
