import { ils, reading, type Readings, span, usd } from './reading.ts'

/** Mentoring, workshops, and the smart upgrade of an existing business (requirements 5.1). */
export const consultingPrices = {
  'ux-mentoring.single': [reading('catalogue', ils(1_800), { scope: { sessions: span(1) } })],
  'ux-mentoring.five': [reading('catalogue', ils(8_500), { scope: { sessions: span(5) } })],
  'ux-mentoring.ten': [
    reading('catalogue', ils(15_000), { scope: { sessions: span(10) }, saving: 1_200 }),
  ],
  'ux-mentoring.retainer': [reading('catalogue', ils(6_500), { unit: 'month' })],
  'figma-workshop.one-day': [
    reading('catalogue', ils(4_200), { scope: { days: span(1) } }),
    reading('hebrew-text', ils(3_000, 6_000)),
  ],
  'figma-workshop.three-days': [reading('catalogue', ils(11_000), { scope: { days: span(3) } })],
  'figma-workshop.five-days': [reading('catalogue', ils(16_500), { scope: { days: span(5) } })],
  'action-plan': [
    reading('catalogue', ils(3_500)),
    reading('hebrew-text', ils(2_500, 5_000)),
    reading('dollar-package', usd(676)),
  ],
  diagnosis: [reading('hebrew-text', ils(1_200), { scope: { minutes: span(90) } })],
  mentoring: [reading('hebrew-text', ils(6_000, 9_000), { scope: { sessions: span(3, 6) } })],
  'site-upgrade': [reading('hebrew-text', ils(2_500)), reading('dollar-package', usd(676))],
  'crm-setup': [reading('hebrew-text', ils(2_500)), reading('dollar-package', usd(676))],
  automation: [reading('hebrew-text', ils(1_000)), reading('dollar-package', usd(270))],
  guidance: [
    reading('hebrew-text', ils(1_500), { scope: { sessions: span(3), supportDays: span(30) } }),
    reading('dollar-package', usd(405)),
  ],
  'smart-upgrade': [
    reading('dollar-text', usd(900, 3_150), { vat: 'excluded' }),
    reading('dollar-package', usd(3_800)),
  ],
  'smart-upgrade.separately': [reading('dollar-package', usd(5_400))],
  consulting: [
    reading('package-range', ils(1_800, 16_500)),
    reading('dollar-copy', usd(800, 5_400), { vat: 'included' }),
  ],
  'consulting-package': [reading('package-range', ils(3_000, 20_000))],
} as const satisfies Record<string, Readings>
