import type { PricingRules } from '../pricing/price-lines.ts'

/**
 * Whether the discounts by number of services and by package apply to a quote. They do to one that a
 * visitor asked for; the owner switches them on in a quote of her own (decision 0135).
 */
export function hasDiscounts({ tiers, packages }: Pick<PricingRules, 'tiers' | 'packages'>) {
  return tiers.length > 0 || packages.length > 0
}

/** The rules of today for a quote: without discounts, VAT is all that is left of them. */
export function rulesWith(discounts: boolean, rules: PricingRules): PricingRules {
  return discounts ? rules : { ...rules, tiers: [], packages: [] }
}
