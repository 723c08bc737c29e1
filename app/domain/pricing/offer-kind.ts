/**
 * An estimate has a part with a price "from". It promises neither a price nor a date and cannot be
 * accepted.
 */
export type OfferKind = 'quote' | 'estimate'

/** What a basket or a quote with these parts is. Everything that names an offer asks this. */
export function offerKindOf(parts: readonly { isFrom: boolean }[]): OfferKind {
  return parts.some(({ isFrom }) => isFrom) ? 'estimate' : 'quote'
}
