import {
  byQuote,
  ils,
  ilsFrom,
  reading,
  type Readings,
  type Scope,
  span,
  usd,
  usdFrom,
  usdUpTo,
} from './reading.ts'

const basic: Scope = { weeks: span(4, 6) }
const advanced: Scope = { weeks: span(6, 10) }
const enterprise: Scope = { weeks: span(10, 16) }

/** Apps, MVPs and full products (requirements 5.1). */
export const developmentPrices = {
  mvp: [
    reading('package-range', ils(20_000, 120_000), { vat: 'excluded' }),
    reading('hebrew-text', ils(14_000, 45_000), { vat: 'excluded' }),
    reading('dollar-text', usd(3_650, 11_800), { vat: 'excluded' }),
    reading('dollar-faq', usdUpTo(31_000)),
  ],
  'full-product.basic': [
    reading('hebrew-text', ils(25_000), { scope: basic }),
    reading('dollar-table', usdFrom(6_500), {
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
    reading('hebrew-text', ils(55_000), { scope: advanced }),
    reading('dollar-table', usdFrom(14_500), {
      scope: { ...advanced, screens: span(25), supportDays: span(30) },
    }),
  ],
  'full-product.enterprise': [
    reading('hebrew-text', ils(100_000), { scope: enterprise }),
    reading('dollar-table', usdFrom(26_000), {
      scope: { ...enterprise, screens: 'unlimited', revisions: span(7), supportDays: span(60) },
    }),
  ],
  'web-app': [
    reading('english-text', ilsFrom(8_000)),
    reading('dollar-text', usdFrom(2_100), { scope: { weeks: span(2, 3) } }),
  ],
  saas: [
    reading('english-text', ilsFrom(25_000)),
    reading('dollar-text', usdFrom(6_500), { scope: { weeks: span(4, 8) } }),
  ],
  'custom-app': [
    reading('english-text', byQuote),
    reading('dollar-text', byQuote, { scope: { weeks: span(8, 16) } }),
  ],
  'app-development': [reading('dollar-copy', usd(5_200, 31_000), { vat: 'excluded' })],
  /** The value of the free specification; the upper end applies to the higher tiers. */
  'free-specification': [
    reading('english-text', ils(5_000)),
    reading('dollar-text', usd(1_300, 2_600)),
  ],
} as const satisfies Record<string, Readings>
