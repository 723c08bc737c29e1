import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices } from '#catalog/price-book.ts'
import { serviceIds, type ServiceId } from '#catalog/services.ts'
import { services } from '#content/services/services.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import type { ShownPrice } from './price-text.ts'

type Terms = { choices: PriceChoices; rate: ExchangeRate }

/**
 * The price each service is listed with: where it starts, or the month of a subscription
 * (requirements 3.3). Amounts in agorot or cents, as its reading has them.
 */
export function cardPrices({ choices, rate }: Terms): Record<ServiceId, ShownPrice> {
  const priceOf = (id: ServiceId): ShownPrice => {
    const { reading } = chosenPrice(services[id].cardPrice, { choices, usdToIls: rate })
    const isOpen = reading.unit !== 'month' && reading.from !== null
    return isOpen ? { ...reading, to: null } : reading
  }
  // SAFETY: the entries have the ids of all services.
  return Object.fromEntries(serviceIds.map((id) => [id, priceOf(id)])) as Record<
    ServiceId,
    ShownPrice
  >
}
