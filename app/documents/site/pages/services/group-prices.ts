import { services } from '#content/services/services.ts'
import type { PriceGroupId } from '#content/services/service-facts.ts'
import type { ServicePageId } from '#catalog/services.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { lowestPrice, type PriceTerms } from '#documents/site/parts/card-price.ts'
import type { ShownPrice } from '#parts/price-text.ts'
import { packageTotals } from './package-totals.ts'

/**
 * The price beside the heading of each group: what its package costs, or where its prices start. All
 * with VAT, because they are read as one list.
 */
export function groupPrices(
  slug: ServicePageId,
  terms: PriceTerms,
  list: PriceList,
): Partial<Record<PriceGroupId, ShownPrice>> {
  const groups = services[slug].groups ?? []
  return Object.fromEntries(
    groups.map(({ id, offers = [], bundle }): [PriceGroupId, ShownPrice] => [
      id,
      bundle === undefined
        ? lowestPrice(offers, terms)
        : { currency: 'ILS', ...packageTotals(bundle, list), vat: 'included' },
    ]),
  )
}
