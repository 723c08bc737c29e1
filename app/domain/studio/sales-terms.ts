import type { BasisPoints } from '../money.ts'
import { packageIds, type PackageId } from '../pricing/package-ids.ts'
import { readPercent } from '../pricing/percent.ts'
import { parseVatRates } from '../pricing/vat-rates.ts'
import type { VatRate } from '../pricing/vat.ts'

/** From how many services on there is a discount on the whole basket. */
export const tierSizes = [2, 3, 4] as const

export type TierSize = (typeof tierSizes)[number]

/** How the studio sells, as the owner sets it (requirements 5.3, 5.4, 5.7). */
export type SalesTerms = {
  /** The newest first; a rate may start in the future. */
  vatRates: readonly VatRate[]
  /** The share that is paid before work that is paid in two parts. */
  downPayment: BasisPoints
  /** 0: no discount from this number of services on. */
  tiers: Readonly<Record<TierSize, BasisPoints>>
  packages: Readonly<Record<PackageId, BasisPoints>>
  /** Ids of services and packages that are off. */
  notOffered: readonly string[]
}

/** In percent. */
export const salesLimits = {
  downPayment: { least: 10, most: 90 },
  tier: { least: 0, most: 50 },
  package: { least: 1, most: 60 },
} as const

type SalesField =
  | 'sales.vatRates'
  | 'sales.downPayment'
  | 'sales.notOffered'
  | `sales.tiers.${TierSize}`
  | `sales.packages.${PackageId}`

/** Reads values that their rules have accepted. */
export function salesFrom(values: Readonly<Record<SalesField, string>>): SalesTerms {
  const share = (field: SalesField) => readPercent(values[field], { least: 0, most: 100 }) ?? 0
  const discounts = packageIds.map((id) => [id, share(`sales.packages.${id}`)])
  return {
    vatRates: parseVatRates(values['sales.vatRates']) ?? [],
    downPayment: share('sales.downPayment'),
    tiers: { 2: share('sales.tiers.2'), 3: share('sales.tiers.3'), 4: share('sales.tiers.4') },
    // SAFETY: one entry for each package
    packages: Object.fromEntries(discounts) as Record<PackageId, BasisPoints>,
    notOffered: values['sales.notOffered'].split(',').filter((id) => id !== ''),
  }
}

/** The first number of services that lowers the discount of a smaller one; null where none does. */
export function findTierFault(
  values: Readonly<Partial<Record<SalesField, string>>>,
): TierSize | null {
  const discounts = tierSizes.map((size) => Number(values[`sales.tiers.${size}`] ?? NaN))
  return tierSizes.find((_, at) => (discounts[at] ?? 0) < (discounts[at - 1] ?? 0)) ?? null
}
