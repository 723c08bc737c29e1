import {
  byQuote,
  ils,
  ilsFrom,
  priceSource,
  type PriceSources,
  type Scope,
  span,
  usd,
  usdFrom,
  usdUpTo,
} from './price-source.ts'

const basic: Scope = { weeks: span(4, 6) }
const advanced: Scope = { weeks: span(6, 10) }
const enterprise: Scope = { weeks: span(10, 16) }

/** Apps, MVPs and full products (requirements 5.1). */
export const developmentPrices = {
  mvp: [
    priceSource('package-range', ils(20_000, 120_000), { vat: 'excluded' }),
    priceSource('hebrew-text', ils(14_000, 45_000), { vat: 'excluded' }),
    priceSource('dollar-text', usd(3_650, 11_800), { vat: 'excluded' }),
    priceSource('dollar-faq', usdUpTo(31_000)),
  ],
  'full-product.basic': [
    priceSource('hebrew-text', ils(25_000), { scope: basic }),
    priceSource('dollar-table', usdFrom(6_500), {
      scope: {
        ...basic,
        screens: span(10),
        revisions: span(5),
        supportDays: span(14),
        warrantyDays: span(30),
      },
    }),
  ],
  'full-product.advanced': [
    priceSource('hebrew-text', ils(55_000), { scope: advanced }),
    priceSource('dollar-table', usdFrom(14_500), {
      scope: { ...advanced, screens: span(25), supportDays: span(30) },
    }),
  ],
  'full-product.enterprise': [
    priceSource('hebrew-text', ils(100_000), { scope: enterprise }),
    priceSource('dollar-table', usdFrom(26_000), {
      scope: { ...enterprise, screens: 'unlimited', revisions: span(7), supportDays: span(60) },
    }),
  ],
  'web-app': [
    priceSource('english-text', ilsFrom(8_000)),
    priceSource('dollar-text', usdFrom(2_100), { scope: { weeks: span(2, 3) } }),
  ],
  saas: [
    priceSource('english-text', ilsFrom(25_000)),
    priceSource('dollar-text', usdFrom(6_500), { scope: { weeks: span(4, 8) } }),
  ],
  'custom-app': [
    priceSource('english-text', byQuote),
    priceSource('dollar-text', byQuote, { scope: { weeks: span(8, 16) } }),
  ],
  'app-development': [priceSource('dollar-copy', usd(5_200, 31_000), { vat: 'excluded' })],
  /** The value of the free specification; the upper end applies to the higher tiers. */
  'free-specification': [
    priceSource('english-text', ils(5_000)),
    priceSource('dollar-text', usd(1_300, 2_600)),
  ],
} as const satisfies Record<string, PriceSources>
