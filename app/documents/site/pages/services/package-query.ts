import { packages } from '#catalog/pricing-rules.ts'
import type { PackageId } from '#domain/pricing/package-ids.ts'
import { isSellableId, requireSellable, type SellableId } from '#catalog/sellables.ts'
import { basketQuery } from '#domain/pricing/basket-url.ts'

/** The items of a ready package. */
function packageParts(id: PackageId): SellableId[] {
  return packages.flatMap((bundle) =>
    bundle.id === id ? bundle.services.filter(isSellableId) : [],
  )
}

/** The builder's query with the whole package, each service with its first option. */
export function packageQuery(id: PackageId): string {
  const items = packageParts(id).map((service) => {
    const [option] = Object.keys(requireSellable(service).options ?? {})
    return { service, ...(option !== undefined && { option }) }
  })
  return basketQuery({ items, claims: [] })
}
