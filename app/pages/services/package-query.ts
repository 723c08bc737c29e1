import { packages, type PackageId } from '#catalog/pricing-rules.ts'
import { isSellableId, requireSellable, type SellableId } from '#catalog/sellables.ts'
import { basketQuery } from '#domain/pricing/basket-url.ts'

/** What a package is made of. */
export function packageParts(id: PackageId): SellableId[] {
  return packages.flatMap((bundle) =>
    bundle.id === id ? bundle.services.filter(isSellableId) : [],
  )
}

/** The query of the builder with the whole package in it, each service in its first option. */
export function packageQuery(id: PackageId): string {
  const items = packageParts(id).map((service) => {
    const [option] = Object.keys(requireSellable(service).options ?? {})
    return { service, ...(option !== undefined && { option }) }
  })
  return basketQuery({ items, claims: [] })
}
