import { packages } from '#catalog/pricing-rules.ts'
import type { PackageId } from '#domain/pricing/package-ids.ts'
import type { Agorot } from '#domain/money.ts'
import { priceBasket, type BasketItem } from '#domain/pricing/basket.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'

/**
 * The lowest and highest total of a whole package, in agorot with VAT: every choice of options,
 * priced as the builder does.
 */
export function packageTotals(id: PackageId, list: PriceList): { from: Agorot; to: Agorot } {
  const services = packages.flatMap((bundle): readonly string[] =>
    bundle.id === id ? bundle.services : [],
  )
  const baskets = services.reduce<BasketItem[][]>(
    (baskets, service) => {
      const options = list.services.find((each) => each.id === service)?.options ?? []
      const items =
        options.length === 0 ? [{ service }] : options.map(({ id }) => ({ service, option: id }))
      return baskets.flatMap((basket) => items.map((item) => [...basket, item]))
    },
    [[]],
  )
  const totals = baskets.map((items) => priceBasket({ items, claims: [] }, list).once.total)
  return { from: Math.min(...totals), to: Math.max(...totals) }
}
