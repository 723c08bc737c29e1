import { ils, ilsFrom, reading, type Readings, span, usd, usdFrom } from './reading.ts'

const perMonthForAYear = { unit: 'month', months: 12 } as const

/** Landing pages, websites, shops and their hosting (requirements 5.1). */
export const webPrices = {
  'landing-page': [
    reading('catalogue', ils(2_500)),
    reading('service-card', ils(2_500, 5_000), { vat: 'included' }),
    reading('english-text', ilsFrom(400)),
    reading('dollar-text', usdFrom(105), { scope: { workingHours: span(24) } }),
    reading('dollar-faq', usd(800)),
  ],
  website: [
    reading('catalogue', ils(6_000), { scope: { pages: span(1, 5) } }),
    reading('hebrew-text', ils(2_500)),
    reading('english-text', ilsFrom(1_500)),
    reading('dollar-text', usdFrom(395), { scope: { days: span(3) } }),
    reading('dollar-package', usd(676)),
  ],
  'website.crm': [
    reading('catalogue', ils(39), perMonthForAYear),
    reading('dollar-text', usd(10), { unit: 'month' }),
    reading('dollar-copy', usd(10), perMonthForAYear),
  ],
  'shopify-store': [
    reading('catalogue', ils(6_000), { scope: { products: span(1, 20) } }),
    reading('english-text', ilsFrom(2_500)),
    reading('dollar-text', usdFrom(660), { scope: { products: span(1, 50), days: span(1, 14) } }),
  ],
  maintenance: [reading('catalogue', ils(199), perMonthForAYear)],
  'digital-card': [
    reading('catalogue', ils(39), perMonthForAYear),
    reading('english-text', ils(39), { ...perMonthForAYear, refunds: 'none' }),
    reading('dollar-text', usd(10), { ...perMonthForAYear, refunds: 'none' }),
  ],
  /** Paid to the hosting company, not to the studio. */
  hosting: [reading('dollar-copy', usd(20, 50), { unit: 'month' })],
} as const satisfies Record<string, Readings>
