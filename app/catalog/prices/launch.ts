import { ils, reading, type Readings, span, usd, usdFrom } from './reading.ts'

/** Business launch: the services for a new business (requirements 5.1). */
export const launchPrices = {
  'business-plan': [
    reading('catalogue', ils(2_500)),
    reading('hebrew-text', ils(2_500)),
    reading('dollar-package', usd(676)),
  ],
  'branding.basic': [reading('catalogue', ils(1_500))],
  // The source texts have a single branding service; at 3,500 it is closest to the extended one.
  'branding.extended': [
    reading('catalogue', ils(4_500)),
    reading('hebrew-text', ils(3_500)),
    reading('dollar-package', usd(946)),
  ],
  'ai-agents': [reading('hebrew-text', ils(1_000))],
  'ai-portraits': [
    reading('catalogue', ils(400), { scope: { images: span(20) } }),
    reading('hebrew-text', ils(1_200), { scope: { images: span(20) } }),
    reading('dollar-package', usd(324)),
  ],
  'business-launch': [
    reading('package-range', ils(2_500, 12_000)),
    reading('dollar-package', usdFrom(405)),
  ],
  'digital-presence': [reading('dollar-copy', usd(2_100, 4_000), { vat: 'excluded' })],
} as const satisfies Record<string, Readings>
