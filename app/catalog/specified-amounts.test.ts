import { expect, test } from 'vitest'
import { budgetIds, budgets } from './budgets.ts'
import { company } from './company.ts'
import { soldItemIds, termsOfItem } from './item-terms.ts'
import { isPriceItemId, priceItemIds, priceSourcesOf } from './price-book.ts'
import { bookTerms, priceListFor } from './price-list.ts'
import { defaultSales, exchange } from './pricing-rules.ts'
import { clinicHours, clinicTreatments } from './prices/clinic-demo.ts'
import type { PriceSource } from './prices/price-source.ts'
import { terms } from './terms.ts'

const sessionsPaidInTwo = soldItemIds
  .filter((id) => termsOfItem(id).payment === 'two-payments')
  .flatMap((id) => priceSourcesOf(id)[0].scope.sessions?.from ?? [])[0]

/** Numbers that are not in the tables of prices or terms. */
const otherNumbers: Record<string, unknown> = {
  exchange,
  tiers: Object.entries(defaultSales.tiers).map(([services, discount]) => [
    Number(services),
    discount / 100,
  ]),
  packages: Object.values(defaultSales.packages).map((discount) => discount / 100),
  ownDiscount:
    (priceListFor({ ...bookTerms, on: '2026-11-21' }).services[0]?.ownDiscount ?? 0) / 100,
  'crm.year': 39 * 12,
  budgets,
  halves: [defaultSales.downPayment / 100, 100 - defaultSales.downPayment / 100],
  // The specification calls it "2 payments".
  'two-payments': [sessionsPaidInTwo, 2],
  businessHours: [
    company.businessHours.opens.split(':').map(Number),
    company.businessHours.closes.split(':').map(Number),
  ],
  clinicHours: clinicHours.flatMap(({ opens, closes }) =>
    [opens, closes].map((time) => time.split(':').map(Number)),
  ),
  clinicTreatments: Object.values(clinicTreatments).map((amount) => amount / 100),
}

function numbersIn(value: unknown): number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

/**
 * `item@source` is one source of a price, `term:id` is all sources of a term, and anything else
 * is a key of `otherNumbers`.
 */
function numbersAt(place: string): number[] {
  const [item, source] = place.split('@')
  if (isPriceItemId(item)) {
    const { from, to, saving, ...rest } =
      priceSourcesOf(item).find((priceSource) => priceSource.source === source) ??
      throwMissing(place)
    return [
      ...[from, to].flatMap((amount) => (amount === null ? [] : amount / 100)),
      ...(saving === null ? [] : [saving / 100]),
      ...numbersIn(rest),
    ]
  }
  const found = place.startsWith('term:')
    ? Object.entries(terms).find(([id]) => `term:${id}` === place)?.[1]
    : otherNumbers[place]
  return numbersIn(found ?? throwMissing(place))
}

function throwMissing(place: string): never {
  throw new Error(`There is no number at ${place}`)
}

function numbersOf(line: string): number[] {
  return [...line.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([digits]) =>
    Number(digits.replaceAll(',', '')),
  )
}

function at(source: string, ...items: string[]): string[] {
  return items.map((item) => `${item}@${source}`)
}

/**
 * Every amount and term that the specification states, line by line, and where it is stored
 * (requirements 5.1).
 */
const specified: [line: string, places: string[]][] = [
  // Currency and discounts
  ['Base currency ILS. Exchange rate default 3.7, cached 24 hours.', ['exchange']],
  ['Multi-service discount: 2 services 5%, 3 services 7.5%, 4 or more 10%.', ['tiers']],
  [
    'Package discounts: 20% on Business Launch; 30% on Smart Upgrade; 20% on the full business package; 15% on development after design; 20% on MVP development for design clients (copy).',
    ['packages'],
  ],

  // Catalogue prices in ILS
  ['Business plan | 2,500 (10% discount)', [...at('catalogue', 'business-plan'), 'ownDiscount']],
  [
    'Branding basic / extended | 1,500 / 4,500',
    at('catalogue', 'branding.basic', 'branding.extended'),
  ],
  ['Landing page | 2,500', at('catalogue', 'landing-page')],
  ['Full website (up to 5 pages) | 6,000', at('catalogue', 'website')],
  ['Shopify store (up to 20 products) | 6,000', at('catalogue', 'shopify-store')],
  ['AI portraits (20 images) | 400', at('catalogue', 'ai-portraits')],
  [
    'Maintenance | 199 per month for 12 months, shown only in the builder',
    at('catalogue', 'maintenance'),
  ],
  [
    'CRM addon | 39 per month for 12 months = 468, applies to website',
    [...at('catalogue', 'website.crm'), 'crm.year'],
  ],
  ['Digital business card | 39 per month for 12 months', at('catalogue', 'digital-card')],
  ['UX single session | 1,800', at('catalogue', 'ux-mentoring.single')],
  ['UX 5 sessions | 8,500', at('catalogue', 'ux-mentoring.five')],
  ['UX 10 sessions | 15,000 (12% saving)', at('catalogue', 'ux-mentoring.ten')],
  ['UX monthly retainer | 6,500', at('catalogue', 'ux-mentoring.retainer')],
  [
    'Figma workshops | 1 day 4,200; 3 days 11,000; 5 days 16,500',
    at(
      'catalogue',
      'figma-workshop.one-day',
      'figma-workshop.three-days',
      'figma-workshop.five-days',
    ),
  ],
  ['Action plan | 3,500', at('catalogue', 'action-plan')],

  // Package ranges in ILS
  [
    'Modular business launch 2,500-12,000, 20% discount (business plan, branding, website).',
    [...at('package-range', 'business-launch'), 'packages'],
  ],
  ['Consulting package 3,000-20,000.', at('package-range', 'consulting-package')],
  ['MVP 20,000-120,000.', at('package-range', 'mvp')],
  ['UX/UI 8,000-40,000.', at('package-range', 'ui-design')],
  ['Consulting 1,800-16,500.', at('package-range', 'consulting')],
  ['The landing card range is 2,500-5,000 including VAT.', at('service-card', 'landing-page')],

  // Prices in Hebrew text
  [
    'Business launch: plan 2,500; branding 3,500; website 2,500; AI agents 1,000; portraits 1,200 (20 images).',
    at('hebrew-text', 'business-plan', 'branding.extended', 'website', 'ai-agents', 'ai-portraits'),
  ],
  ['Consulting: diagnosis 1,200 (90 minutes)', at('hebrew-text', 'diagnosis')],
  ['mentoring 6,000-9,000 (3-6 sessions)', at('hebrew-text', 'mentoring')],
  ['workshop 3,000-6,000', at('hebrew-text', 'figma-workshop.one-day')],
  ['action plan 2,500-5,000', at('hebrew-text', 'action-plan')],
  ['site upgrade 2,500', at('hebrew-text', 'site-upgrade')],
  ['CRM 2,500', at('hebrew-text', 'crm-setup')],
  ['automation 1,000', at('hebrew-text', 'automation')],
  ['guidance 1,500 (3 sessions, 30 days support)', at('hebrew-text', 'guidance')],
  ['MVP 14,000-45,000 plus VAT.', at('hebrew-text', 'mvp')],
  ['Full product: 25,000 (4-6 weeks)', at('hebrew-text', 'full-product.basic')],
  ['55,000 (6-10 weeks)', at('hebrew-text', 'full-product.advanced')],
  ['100,000 (10-16 weeks)', at('hebrew-text', 'full-product.enterprise')],
  ['Design packages: 3,000-8,000 (5-12 screens)', at('hebrew-text', 'ui-design.basic')],
  ['8,000-18,000 (13-30)', at('hebrew-text', 'ui-design.advanced')],
  ['18,000+ (30+)', at('hebrew-text', 'ui-design.full')],
  ['Budget options: up to 5,000; 5,000-15,000; 15,000-30,000; over 30,000.', ['budgets']],

  // Prices in the second English text
  ['Landing page from 400', at('english-text', 'landing-page')],
  ['brochure site from 1,500', at('english-text', 'website')],
  ['Shopify store from 2,500', at('english-text', 'shopify-store')],
  [
    'Digital business card 39 per month for 12 months, no refunds.',
    at('english-text', 'digital-card'),
  ],
  ['App development from 8,000', at('english-text', 'web-app')],
  ['SaaS from 25,000; custom by quote.', at('english-text', 'saas', 'custom-app')],
  ['Free requirements document worth 5,000.', at('english-text', 'free-specification')],

  // Prices in the dollar text
  [
    'Business Launch 360 modular: from $405, 20% package discount.',
    [...at('dollar-package', 'business-launch'), 'packages'],
  ],
  [
    'Separate services: business plan $676, branding $946, website $676, AI photos $324.',
    at('dollar-package', 'business-plan', 'branding.extended', 'website', 'ai-portraits'),
  ],
  [
    'Smart Upgrade, for existing businesses: $900-$3,150 plus VAT.',
    at('dollar-text', 'smart-upgrade'),
  ],
  [
    'Package $3,800 against $5,400 separately, 30% saving.',
    [...at('dollar-package', 'smart-upgrade', 'smart-upgrade.separately'), 'packages'],
  ],
  [
    'Services: $676, $676, $676, $270, $405.',
    at('dollar-package', 'action-plan', 'site-upgrade', 'crm-setup', 'automation', 'guidance'),
  ],
  ['MVP accelerator: $3,650-$11,800 plus VAT.', at('dollar-text', 'mvp')],
  ['The FAQ says up to $31,000.', at('dollar-faq', 'mvp')],
  ['a 90-minute assessment', ['term:assessment.consulting']],
  ['3-6 mentoring sessions', ['term:mentoring.consulting']],
  ['a Figma workshop of 4-8 hours', ['term:workshop.figma']],
  ['Landing page from $105 (24 working hours).', at('dollar-text', 'landing-page')],
  ['The FAQ says $800.', at('dollar-faq', 'landing-page')],
  ['Corporate site from $395, 3 days.', at('dollar-text', 'website')],
  [
    'Shopify store from $660, up to 14 days, up to 50 products.',
    at('dollar-text', 'shopify-store'),
  ],
  [
    'Digital card $10 per month for 12 months, no refunds, full year paid.',
    at('dollar-text', 'digital-card'),
  ],
  ['CRM $10 per month.', at('dollar-text', 'website.crm')],
  ['Simple web app from $2,100, 2-3 weeks.', at('dollar-text', 'web-app')],
  ['SaaS from $6,500, 4-8 weeks.', at('dollar-text', 'saas')],
  ['Custom by quote, 8-16 weeks.', at('dollar-text', 'custom-app')],
  [
    'Free specification worth $1,300 (up to $2,600 in higher tiers).',
    at('dollar-text', 'free-specification'),
  ],
  ['Small changes free for 7 days.', ['term:small-changes']],
  ['Budget options: up to $1,300; $1,300-$4,000; $4,000-$8,000; over $8,000.', ['budgets']],

  // Full product and design packages in dollars
  [
    'Basic | $6,500 | 4-6 weeks | 10 screens | 5 | 14 days | 30 days bug warranty',
    at('dollar-table', 'full-product.basic'),
  ],
  [
    'Advanced | $14,500 | 6-10 weeks | 25 screens | not shown | 30 days',
    at('dollar-table', 'full-product.advanced'),
  ],
  [
    'Enterprise | $26,000 | 10-16 weeks | unlimited screens | 7 | 60 days',
    at('dollar-table', 'full-product.enterprise'),
  ],
  ['Basic | $800-$2,100 | 5-12 | 3 | 7 days', at('dollar-table', 'ui-design.basic')],
  ['Advanced | $2,100-$4,700 | 13-30 | 5 | 14 days', at('dollar-table', 'ui-design.advanced')],
  ['Full | $4,700+ | 30+ | 7 | 30 days', at('dollar-table', 'ui-design.full')],

  // Other dollar copy
  ['Digital presence $2,100-4,000 plus VAT.', at('dollar-copy', 'digital-presence')],
  ['Consulting $800-$5,400 including VAT.', at('dollar-copy', 'consulting')],
  ['App development $5,200-$31,000 plus VAT.', at('dollar-copy', 'app-development')],
  ['UX/UI $2,600-6,600 plus VAT.', at('dollar-copy', 'ui-design')],
  ['CRM $10 per month for 12 months.', at('dollar-copy', 'website.crm')],
  ['Hosting about $20-50 per month.', at('dollar-copy', 'hosting')],

  // Terms
  ['Payment for individual services: 50% down and 50% on completion.', ['halves']],
  ['Consulting is prepaid; packages of 10+ sessions are split in 2 payments.', ['two-payments']],
  ['Consulting scheduling needs 14 days for large projects.', ['term:scheduling.large-projects']],
  ['The intro call is 30 minutes and free.', ['term:intro-call']],
  ['Figma training runs from 6 to 30 hours.', ['term:training.figma']],
  [
    'Delivery: landing page 5-7 days, full site 10-14, business plan 7, branding 7-10, Shopify 14-21.',
    ['landing-page', 'website', 'business-plan', 'branding', 'shopify-store'].map(
      (id) => `term:delivery.${id}`,
    ),
  ],
  [
    'Process steps: 2-3, 3-4, 5-7 and 1-2 days.',
    ['scope', 'design', 'build', 'launch'].map((id) => `term:process.${id}`),
  ],
  [
    'Support: 30 days free. The Smart Upgrade process step says 60 days.',
    ['term:support.smart-upgrade'],
  ],
  [
    'Support days by design tier: 7, 14, 30.',
    ['basic', 'advanced', 'full'].map((id) => `term:support.ui-design.${id}`),
  ],
  ['Warranty 30-60 days.', ['term:warranty']],
  ['Small changes after app delivery are free for 7 days.', ['term:small-changes']],
  ['Quote within 24 hours.', ['term:quote']],
  [
    'Reply within 2 business hours (form text) or 24 hours (quote text), or 2 hours (Hebrew).',
    ['term:reply'],
  ],
  ['Business hours Sunday-Thursday 10:30-18:00.', ['businessHours']],
  ['Contact requests are kept 24 months.', ['term:retention.contact-requests']],
  ['Privacy requests are answered within 30 days.', ['term:reply.privacy']],
  ['Clinic demo: hours Sunday-Thursday 9:00-19:00 and Friday 9:00-14:00.', ['clinicHours']],
  [
    'Treatment prices 899 (lips), 1,200 (filler), 699 (botox), 650 (peeling), 400 (facial), 150 (nails).',
    ['clinicTreatments'],
  ],
]

/** Numbers that are part of a name. */
const names = new Set([360])

// Proves 3.6.5, 5.1.1, 5.1.2, 5.1.3, 5.1.4, 5.7.1, 5.7.2, 5.9.1.
test.each(specified)('%s', (line, places) => {
  const kept = new Set(places.flatMap(numbersAt))
  expect(numbersOf(line).filter((number) => !kept.has(number) && !names.has(number))).toEqual([])
})

// Proves 5.1.5.
test('no price or term is stored that the specification does not state', () => {
  const stated = new Set(specified.flatMap(([, places]) => places))
  const kept = priceItemIds.flatMap((item) =>
    priceSourcesOf(item).map(({ source }) => `${item}@${source}`),
  )
  expect(kept.filter((place) => !stated.has(place))).toEqual([])
  expect(Object.keys(terms).filter((id) => !stated.has(`term:${id}`))).toEqual([
    'support',
    // These follow from the Consumer Protection Law.
    'cancellation.consumer',
    'cancellation.extended',
    'cancellation.refund',
  ])
})

function priceSourcesAt(places: readonly string[]): PriceSource[] {
  return places.flatMap((place) => {
    const [item, source] = place.split('@')
    return isPriceItemId(item)
      ? priceSourcesOf(item).filter((priceSource) => priceSource.source === source)
      : []
  })
}

// Proves 5.1.5.
test('no price has an amount that its line does not state', () => {
  const unexpected = specified.flatMap(([line, places]) => {
    const amounts = priceSourcesAt(places).flatMap(({ from, to }) =>
      [from, to].filter((amount) => amount !== null),
    )
    return amounts
      .filter((amount) => !numbersOf(line).includes(amount / 100))
      .map((amount) => `${line} ${amount}`)
  })
  expect(unexpected).toEqual([])
})

/**
 * The MVP and UX/UI cards are plus VAT (under the package ranges), which their lines do not repeat.
 */
const cardsPlusVat = new Set(['MVP 20,000-120,000.', 'UX/UI 8,000-40,000.'])

// Proves 5.3.2.
test('VAT is marked where the specification mentions it, and only there', () => {
  const noted = (line: string) => {
    if (line.includes('plus VAT') || cardsPlusVat.has(line)) return 'excluded'
    return line.includes('including VAT') ? 'included' : 'unstated'
  }
  const wrong = specified.filter(([line, places]) =>
    priceSourcesAt(places).some(({ vat }) => vat !== noted(line)),
  )
  expect(wrong).toEqual([])
})

test('a price that begins with "from" has no upper limit', () => {
  const open = specified
    .filter(([line]) => /\bfrom \$?\d|\d\+ ?[(|]/.test(line))
    .filter(([line]) => !line.startsWith('Figma training'))
  expect(open.length).toBeGreaterThan(10)
  expect(open.filter(([, places]) => priceSourcesAt(places).some(({ to }) => to !== null))).toEqual(
    [],
  )
})

test.each([
  ['dollar-text', 'USD'],
  ['dollar-table', 'USD'],
  ['dollar-package', 'USD'],
  ['dollar-faq', 'USD'],
  ['dollar-copy', 'USD'],
  ['catalogue', 'ILS'],
  ['hebrew-text', 'ILS'],
] as const)('the amounts of the %s are in %s', (source, currency) => {
  const places = specified
    .flatMap(([, places]) => places)
    .filter((place) => place.endsWith(`@${source}`))
  const priceSources = priceSourcesAt(places)
  expect(priceSources.length).toBeGreaterThan(0)
  // A price on request has no currency.
  expect(
    priceSources.filter(
      (priceSource) => priceSource.currency !== currency && priceSource.from !== null,
    ),
  ).toEqual([])
})

// Proves 5.9.1.
test('every budget has both of its sources', () => {
  expect(budgetIds.map((id) => Object.keys(budgets[id]))).toEqual(
    budgetIds.map(() => ['from', 'to', 'dollars']),
  )
})
