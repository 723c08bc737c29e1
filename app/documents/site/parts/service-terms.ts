import { soldItemIds, termsOfItem, type SoldItemId } from '#catalog/item-terms.ts'
import { isSellableId, sellableIds, requireSellable } from '#catalog/sellables.ts'
import type { ServicePageId } from '#catalog/services.ts'
import { services } from '#content/services/services.ts'
import type { ServiceWords, TermId } from '#content/services/service-words.ts'
import type { Catalogue } from '#copy/he/catalogue.ts'
import type { ServicePage } from '#copy/he/service-page.ts'
import { stateWithExceptions } from '#domain/text/state-with-exceptions.ts'

type Copy = { words: ServiceWords; shared: ServicePage; catalogue: Catalogue }

/** Everything that a service sells: what its page lists, and what only the builder adds to it. */
export function itemsOfService(service: ServicePageId): SoldItemId[] {
  const inBuilder = sellableIds.filter((id) => {
    const { page, isBuilderOnly = false } = requireSellable(id)
    return isBuilderOnly && page === service
  })
  const sold = new Set<string>([...services[service].offers, ...inBuilder])
  return soldItemIds.filter((id) => sold.has(id))
}

/**
 * The terms of a service: its own words, and those about payment and cancellation from the table of
 * all items, so that its page and the terms of service say what a quote says.
 */
export function serviceTerms(service: ServicePageId, copy: Copy): Partial<Record<TermId, string>> {
  const { words, shared } = copy
  const { payment, cancellation } = shared.terms
  const state = (textOf: (id: SoldItemId) => string) =>
    stateWithExceptions(
      itemsOfService(service).map((id) => ({ name: nameOf(id, copy), text: textOf(id) })),
    )
  return {
    ...words.terms,
    payment: state((id) => payment[termsOfItem(id).payment]),
    cancellation: state((id) => cancellation[termsOfItem(id).cancellation]),
  }
}

/** The name of an item among those of its service: 'Extended CRM', 'Ten sessions'. */
function nameOf(id: SoldItemId, { catalogue, words: { products } }: Copy): string {
  if (isSellableId(id)) return catalogue.services[id].name
  const named = new Map<string, { name?: string; title?: string }>(
    Object.entries({ ...catalogue.parts, ...products }),
  ).get(id)
  return named?.name ?? named?.title ?? id
}
