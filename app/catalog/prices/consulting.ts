import { ils, priceSource, type PriceSources, span, usd } from './price-source.ts'

/** Mentoring, workshops, and the smart upgrade of an existing business (requirements 5.1). */
export const consultingPrices = {
  'ux-mentoring.single': [priceSource('catalogue', ils(1_800), { scope: { sessions: span(1) } })],
  'ux-mentoring.five': [priceSource('catalogue', ils(8_500), { scope: { sessions: span(5) } })],
  'ux-mentoring.ten': [
    priceSource('catalogue', ils(15_000), { scope: { sessions: span(10) }, saving: 1_200 }),
  ],
  'ux-mentoring.retainer': [priceSource('catalogue', ils(6_500), { unit: 'month' })],
  'figma-workshop.one-day': [
    priceSource('catalogue', ils(4_200), { scope: { days: span(1) } }),
    priceSource('hebrew-text', ils(3_000, 6_000)),
  ],
  'figma-workshop.three-days': [
    priceSource('catalogue', ils(11_000), { scope: { days: span(3) } }),
  ],
  'figma-workshop.five-days': [priceSource('catalogue', ils(16_500), { scope: { days: span(5) } })],
  'action-plan': [
    priceSource('catalogue', ils(3_500)),
    priceSource('hebrew-text', ils(2_500, 5_000)),
    priceSource('dollar-package', usd(676)),
  ],
  diagnosis: [priceSource('hebrew-text', ils(1_200), { scope: { minutes: span(90) } })],
  mentoring: [priceSource('hebrew-text', ils(6_000, 9_000), { scope: { sessions: span(3, 6) } })],
  'site-upgrade': [priceSource('hebrew-text', ils(2_500)), priceSource('dollar-package', usd(676))],
  'crm-setup': [priceSource('hebrew-text', ils(2_500)), priceSource('dollar-package', usd(676))],
  automation: [priceSource('hebrew-text', ils(1_000)), priceSource('dollar-package', usd(270))],
  guidance: [
    priceSource('hebrew-text', ils(1_500), { scope: { sessions: span(3), supportDays: span(30) } }),
    priceSource('dollar-package', usd(405)),
  ],
  'smart-upgrade': [
    priceSource('dollar-text', usd(900, 3_150), { vat: 'excluded' }),
    priceSource('dollar-package', usd(3_800)),
  ],
  'smart-upgrade.separately': [priceSource('dollar-package', usd(5_400))],
  consulting: [
    priceSource('package-range', ils(1_800, 16_500)),
    priceSource('dollar-copy', usd(800, 5_400), { vat: 'included' }),
  ],
  'consulting-package': [priceSource('package-range', ils(3_000, 20_000))],
} as const satisfies Record<string, PriceSources>
