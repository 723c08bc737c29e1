import type { PackageRule } from '#domain/pricing/discounts.ts'
import type { PackageId } from '#domain/pricing/package-ids.ts'
import type { SalesTerms } from '#domain/studio/sales-terms.ts'
import type { PriceItemId } from './price-book.ts'

/** Claims by which a visitor gets an offer. */
export const claimIds = ['design-client'] as const

export type DiscountClaimId = (typeof claimIds)[number]

const bundle = { needs: 'all', claim: null, impliedBy: [] } as const
const forDesignClients = { needs: 'any', claim: 'design-client', impliedBy: ['ui-design'] } as const

/** The services of each package; the owner sets its discount (requirements 5.4). */
export const packages = [
  {
    id: 'business-launch',
    services: ['business-plan', 'branding', 'website'],
    ...bundle,
  },
  {
    id: 'full-business',
    services: ['business-plan', 'branding', 'website', 'ai-agents', 'ai-portraits'],
    ...bundle,
  },
  {
    id: 'smart-upgrade',
    services: ['action-plan', 'site-upgrade', 'crm-setup', 'automation', 'guidance'],
    ...bundle,
  },
  {
    id: 'development-after-design',
    services: ['mvp', 'full-product'],
    ...forDesignClients,
  },
  { id: 'mvp-for-design-clients', services: ['mvp'], ...forDesignClients },
] as const satisfies readonly (Omit<PackageRule, 'discount'> & { id: PackageId })[]

/** The range of totals that the texts state for a package, where they do. */
export const packageRanges = {
  'business-launch': 'business-launch',
  'full-business': null,
  'smart-upgrade': 'smart-upgrade',
  'development-after-design': null,
  'mvp-for-design-clients': null,
} as const satisfies Record<PackageId, PriceItemId | null>

/** How the studio sells until the owner sets it in the admin area (requirements 5.3, 5.4, 5.7). */
export const defaultSales = {
  vatRates: [
    { rate: 1_800, validFrom: '2025-01-01' },
    { rate: 1_700, validFrom: '2015-10-01' },
  ],
  downPayment: 5_000,
  tiers: { 2: 500, 3: 750, 4: 1_000 },
  packages: {
    'business-launch': 2_000,
    'full-business': 2_000,
    'smart-upgrade': 3_000,
    'development-after-design': 1_500,
    'mvp-for-design-clients': 2_000,
  },
  notOffered: [],
} as const satisfies SalesTerms

/**
 * Shekels for one dollar, used until the settings row `usd_to_ils_rate` exists (requirements 5.6).
 */
export const exchange = { defaultRate: 3.7, cacheHours: 24 } as const
