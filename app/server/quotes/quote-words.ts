import { isSellableId } from '#catalog/sellables.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { PricingRules } from '#domain/pricing/price-lines.ts'
import type { Words } from '#domain/quotes/quote-line.ts'
import type { QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'

type Copy = ReturnType<typeof copyFor>

/** A text in both languages, because a quote can be read in either. */
function inBothLanguages(text: (copy: Copy) => string): Words {
  return { he: text(copyFor('he')), en: text(copyFor('en')) }
}

/** The general terms of a quote. Those of an estimate promise nothing and are not frozen. */
export function generalTerms(): Words[] {
  return copyFor('he').quotes.offers.quote.terms.map((_, at) =>
    inBothLanguages(({ quotes }) => quotes.offers.quote.terms[at] ?? ''),
  )
}

export function packageNames({ packages }: PricingRules): QuoteSnapshot['packageNames'] {
  const nameIn = (id: string, { catalogue }: Copy) =>
    new Map<string, { name: string }>(Object.entries(catalogue.packages)).get(id)?.name ?? id
  return Object.fromEntries(
    packages.map(({ id }) => [id, inBothLanguages((copy) => nameIn(id, copy))]),
  )
}

/**
 * The names of a basket line: the service with its option below, or the add-on with its service
 * below.
 */
export function lineWords({
  id,
  service,
  isAddon,
}: {
  id: string
  service: string
  isAddon: boolean
}): { name: Words; detail: Words } {
  const serviceName = inBothLanguages(({ catalogue }) =>
    isSellableId(service) ? catalogue.services[service].name : service,
  )
  const partName = inBothLanguages(({ catalogue }) => nameIn(catalogue.parts, id) ?? '')
  return isAddon ? { name: partName, detail: serviceName } : { name: serviceName, detail: partName }
}

function nameIn(table: Readonly<Record<string, { name: string }>>, id: string): string | undefined {
  return Object.hasOwn(table, id) ? table[id]?.name : undefined
}
