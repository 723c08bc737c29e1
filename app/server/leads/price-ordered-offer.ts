import { consultingOffers } from '#catalog/consulting-offers.ts'
import { chosenPrice } from '#catalog/price-list.ts'
import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import { withVat } from '#domain/pricing/vat.ts'
import type { findPrices } from '../settings/find-prices.ts'

type Prices = Pick<ReturnType<typeof findPrices>, 'choices' | 'rate' | 'vat'>

/** What was chosen in the order form, at the price of now. null: no such offer. */
export function priceOrderedOffer(
  id: string | undefined,
  name: string,
  { choices, rate, vat: vatRate }: Prices,
): OrderedOffer | null {
  const item = consultingOffers.find((offer) => offer === id)
  if (item === undefined) return null
  if (item === 'intro') return { item, name, from: 0, to: 0, unit: 'once' }
  const { priceSource, from, to, vat } = chosenPrice(item, { choices, usdToIls: rate })
  return { item, name, ...withVat({ from, to, vat }, vatRate), unit: priceSource.unit }
}
