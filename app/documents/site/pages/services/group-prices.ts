import { services } from '#content/services/services.ts'
import type { PriceGroupId } from '#content/services/service-facts.ts'
import type { ServicePageId } from '#catalog/services.ts'
import { studio } from '#catalog/studio.server.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { lowestPrice, offersOf, type PriceTerms } from '#documents/site/parts/card-price.ts'
import type { ShownPrice } from '#parts/price-text.ts'
import { packageTotals } from './package-totals.ts'

/**
 * The price beside the heading of each group: what its package costs, or where its prices start. A
 * group of which nothing is offered has none. All
 * with VAT, because they are read as one list.
 */
export function groupPrices(
  slug: ServicePageId,
  terms: PriceTerms,
  list: PriceList,
): Partial<Record<PriceGroupId, ShownPrice>> {
  const groups = services[slug].groups ?? []
  const offered = offersOf(slug, studio().sales)
  return Object.fromEntries(
    groups.flatMap(({ id, offers = [], bundle }): [PriceGroupId, ShownPrice][] => {
      if (bundle !== undefined && list.rules.packages.some((offer) => offer.id === bundle))
        return [[id, { currency: 'ILS', ...packageTotals(bundle, list), vat: 'included' }]]
      const sold = offers.filter((item) => offered.includes(item))
      return sold.length === 0 ? [] : [[id, lowestPrice(sold, terms)]]
    }),
  )
}
