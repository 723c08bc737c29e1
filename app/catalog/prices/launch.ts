import { ils, priceSource, type PriceSources, span, usd, usdFrom } from './price-source.ts'

/** Business launch: the services for a new business (requirements 5.1). */
export const launchPrices = {
  'business-plan': [
    priceSource('catalogue', ils(2_500)),
    priceSource('hebrew-text', ils(2_500)),
    priceSource('dollar-package', usd(676)),
  ],
  'branding.basic': [priceSource('catalogue', ils(1_500))],
  // The source texts have a single branding service; at 3,500 it is closest to the extended one.
  'branding.extended': [
    priceSource('catalogue', ils(4_500)),
    priceSource('hebrew-text', ils(3_500)),
    priceSource('dollar-package', usd(946)),
  ],
  'ai-agents': [priceSource('hebrew-text', ils(1_000))],
  'ai-portraits': [
    priceSource('catalogue', ils(400), { scope: { images: span(20) } }),
    priceSource('hebrew-text', ils(1_200), { scope: { images: span(20) } }),
    priceSource('dollar-package', usd(324)),
  ],
  'business-launch': [
    priceSource('package-range', ils(2_500, 12_000)),
    priceSource('dollar-package', usdFrom(405)),
  ],
  'digital-presence': [priceSource('dollar-copy', usd(2_100, 4_000), { vat: 'excluded' })],
} as const satisfies Record<string, PriceSources>
