import type { PackageRule, Tier } from '#domain/pricing/discounts.ts'
import type { VatRate } from '#domain/pricing/vat.ts'
import type { PriceItemId } from './price-book.ts'

/** Discount on the whole basket, by the number of services (requirements 5.4). */
export const discountTiers: readonly Tier[] = [
  { services: 2, discount: 500 },
  { services: 3, discount: 750 },
  { services: 4, discount: 1_000 },
]

export const packageIds = [
  'business-launch',
  'full-business',
  'smart-upgrade',
  'development-after-design',
  'mvp-for-design-clients',
] as const

export type PackageId = (typeof packageIds)[number]

/** Claims by which a visitor gets an offer. */
export const claimIds = ['design-client'] as const

export type DiscountClaimId = (typeof claimIds)[number]

const bundle = { needs: 'all', claim: null, impliedBy: [] } as const
const forDesignClients = { needs: 'any', claim: 'design-client', impliedBy: ['ui-design'] } as const

/** The services of each package and its discount on them (requirements 5.4). */
export const packages = [
  {
    id: 'business-launch',
    services: ['business-plan', 'branding', 'website'],
    discount: 2_000,
    ...bundle,
  },
  {
    id: 'full-business',
    services: ['business-plan', 'branding', 'website', 'ai-agents', 'ai-portraits'],
    discount: 2_000,
    ...bundle,
  },
  {
    id: 'smart-upgrade',
    services: ['action-plan', 'site-upgrade', 'crm-setup', 'automation', 'guidance'],
    discount: 3_000,
    ...bundle,
  },
  {
    id: 'development-after-design',
    services: ['mvp', 'full-product'],
    discount: 1_500,
    ...forDesignClients,
  },
  { id: 'mvp-for-design-clients', services: ['mvp'], discount: 2_000, ...forDesignClients },
] as const satisfies readonly (PackageRule & { id: PackageId })[]

/** The range of totals that the texts state for a package, where they do. */
export const packageRanges = {
  'business-launch': 'business-launch',
  'full-business': null,
  'smart-upgrade': 'smart-upgrade',
  'development-after-design': null,
  'mvp-for-design-clients': null,
} as const satisfies Record<PackageId, PriceItemId | null>

/** The rates of VAT in Israel. A new rate is a new row with its first day. */
export const vatRates: readonly VatRate[] = [
  { rate: 1_800, validFrom: '2025-01-01' },
  { rate: 1_700, validFrom: '2015-10-01' },
]

/**
 * Shekels for one dollar, used until the settings row `usd_to_ils_rate` exists (requirements 5.6).
 */
export const exchange = { defaultRate: 3.7, cacheHours: 24 } as const
