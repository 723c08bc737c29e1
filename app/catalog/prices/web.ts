import { ils, ilsFrom, priceSource, type PriceSources, span, usd, usdFrom } from './price-source.ts'

const perMonthForAYear = { unit: 'month', months: 12 } as const

/** Landing pages, websites, shops and their hosting (requirements 5.1). */
export const webPrices = {
  'landing-page': [
    priceSource('catalogue', ils(2_500)),
    priceSource('service-card', ils(2_500, 5_000), { vat: 'included' }),
    priceSource('english-text', ilsFrom(400)),
    priceSource('dollar-text', usdFrom(105), { scope: { workingHours: span(24) } }),
    priceSource('dollar-faq', usd(800)),
  ],
  website: [
    priceSource('catalogue', ils(6_000), { scope: { pages: span(1, 5) } }),
    priceSource('hebrew-text', ils(2_500)),
    priceSource('english-text', ilsFrom(1_500)),
    priceSource('dollar-text', usdFrom(395), { scope: { days: span(3) } }),
    priceSource('dollar-package', usd(676)),
  ],
  'website.crm': [
    priceSource('catalogue', ils(39), perMonthForAYear),
    priceSource('dollar-text', usd(10), { unit: 'month' }),
    priceSource('dollar-copy', usd(10), perMonthForAYear),
  ],
  'shopify-store': [
    priceSource('catalogue', ils(6_000), { scope: { products: span(1, 20) } }),
    priceSource('english-text', ilsFrom(2_500)),
    priceSource('dollar-text', usdFrom(660), {
      scope: { products: span(1, 50), days: span(1, 14) },
    }),
  ],
  maintenance: [priceSource('catalogue', ils(199), perMonthForAYear)],
  'digital-card': [
    priceSource('catalogue', ils(39), perMonthForAYear),
    priceSource('english-text', ils(39), { ...perMonthForAYear, refunds: 'none' }),
    priceSource('dollar-text', usd(10), { ...perMonthForAYear, refunds: 'none' }),
  ],
  /** Paid to the hosting company, not to the studio. */
  hosting: [priceSource('dollar-copy', usd(20, 50), { unit: 'month' })],
} as const satisfies Record<string, PriceSources>
