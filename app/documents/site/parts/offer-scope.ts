import {
  chosenPriceSource,
  priceSourcesOf,
  type PriceChoices,
  type PriceItemId,
} from '#catalog/price-book.ts'
import { itemScopeOf } from '#catalog/item-scope.ts'
import { isSoldItemId, termsOfItem } from '#catalog/item-terms.ts'
import { span, type PriceSource, type Scope } from '#catalog/prices/price-source.ts'

/** What an item contains, the same on its page and in the builder. */
export function scopeOf(id: PriceItemId, choices: PriceChoices): Scope {
  return { ...roundsOf(id), ...mergeScopes(id, chosenPriceSource(id, choices)), ...termScope(id) }
}

/**
 * The scope of the chosen source, completed from the other sources: a text that does not mention
 * a term does not contradict it.
 */
function mergeScopes(id: PriceItemId, priceSource: PriceSource): Scope {
  const merged: Scope = {}
  for (const { scope } of priceSourcesOf(id).toReversed()) Object.assign(merged, sharedTerms(scope))
  return { ...merged, ...priceSource.scope }
}

/** Support and warranty of the sizes of a product, from the table of all terms. */
function termScope(id: PriceItemId): Scope {
  const isSize = id.startsWith('full-product.') || id.startsWith('ui-design.')
  if (!isSize || !isSoldItemId(id)) return {}
  const { supportDays, warrantyDays } = termsOfItem(id)
  return {
    ...(supportDays !== null && { supportDays: span(supportDays) }),
    ...(warrantyDays !== null && { warrantyDays: span(warrantyDays) }),
  }
}

/**
 * The terms that sources share. Quantities belong to one price; delivery time and revisions belong
 * to the offer.
 */
function sharedTerms({ screens, weeks, revisions }: Scope): Scope {
  return {
    ...(screens && { screens }),
    ...(weeks && { weeks }),
    ...(revisions && { revisions }),
  }
}

/** The rounds of corrections from the table of scopes, where no price source states them. */
function roundsOf(id: PriceItemId): Scope {
  const rounds = isSoldItemId(id) ? itemScopeOf(id).rounds : null
  return rounds === null ? {} : { revisions: span(rounds) }
}
