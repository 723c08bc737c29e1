import {
  ils,
  ilsFrom,
  priceSource,
  type PriceSources,
  type Scope,
  span,
  usd,
  usdFrom,
} from './price-source.ts'

const basic: Scope = { screens: span(5, 12) }
const advanced: Scope = { screens: span(13, 30) }
const full: Scope = { screens: span(30, null) }

/** UX/UI design, priced by the number of screens (requirements 5.1). */
export const designPrices = {
  'ui-design.basic': [
    priceSource('hebrew-text', ils(3_000, 8_000), { scope: basic }),
    priceSource('dollar-table', usd(800, 2_100), {
      scope: { ...basic, revisions: span(3), supportDays: span(7) },
    }),
  ],
  'ui-design.advanced': [
    priceSource('hebrew-text', ils(8_000, 18_000), { scope: advanced }),
    priceSource('dollar-table', usd(2_100, 4_700), {
      scope: { ...advanced, revisions: span(5), supportDays: span(14) },
    }),
  ],
  'ui-design.full': [
    priceSource('hebrew-text', ilsFrom(18_000), { scope: full }),
    priceSource('dollar-table', usdFrom(4_700), {
      scope: { ...full, revisions: span(7), supportDays: span(30) },
    }),
  ],
  'ui-design': [
    priceSource('package-range', ils(8_000, 40_000), { vat: 'excluded' }),
    priceSource('dollar-copy', usd(2_600, 6_600), { vat: 'excluded' }),
  ],
} as const satisfies Record<string, PriceSources>
