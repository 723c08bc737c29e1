import { expect, test } from 'vitest'
import { parseBasket, priceBasket } from '#domain/pricing/basket.ts'
import { priceSourcesOf } from './price-book.ts'
import { bookTerms, chosenPrice, priceListFor } from './price-list.ts'
import { packageIds } from '#domain/pricing/package-ids.ts'
import { defaultSales, exchange, packageRanges, packages } from './pricing-rules.ts'
import { isSellableId, requireSellable, sellableIds } from './sellables.ts'

const today = { ...bookTerms, on: '2026-11-21' }
const list = priceListFor(today)

function total(items: unknown[], claims: string[] = [], prices = list) {
  const { once, monthly, term, discount } = priceBasket(
    parseBasket({ items, claims }, prices),
    prices,
  )
  return {
    once: once.total,
    monthly: monthly.total,
    term: term.total,
    by: discount.id ?? discount.kind,
    rate: discount.rate,
  }
}

test.each(sellableIds)('%s has a price or options, never both', (id) => {
  const { price, options } = requireSellable(id)
  expect(Boolean(price)).toBe(!options)
  const listed = list.services.find((service) => service.id === id)
  expect(Boolean(listed?.price)).toBe(listed?.options.length === 0)
})

test('no two lines of a basket can have the same id', () => {
  const ids = list.services.flatMap(({ id, options, addons }) => [
    id,
    ...[...options, ...addons].map((part) => `${id}.${part.id}`),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('the price list is plain JSON', () => {
  expect(JSON.parse(JSON.stringify(list))).toEqual(list)
})

// Proves 5.4.3.
test.each([
  ['business-plan', undefined, 225_000],
  ['branding', 'basic', 150_000],
  ['branding', 'extended', 450_000],
  ['landing-page', undefined, 250_000],
  ['website', undefined, 600_000],
  ['shopify-store', undefined, 600_000],
  ['ai-portraits', undefined, 40_000],
  ['ux-mentoring', 'single', 180_000],
  ['ux-mentoring', 'five', 850_000],
  ['ux-mentoring', 'ten', 1_500_000],
  ['figma-workshop', 'one-day', 420_000],
  ['figma-workshop', 'three-days', 1_100_000],
  ['figma-workshop', 'five-days', 1_650_000],
  ['action-plan', undefined, 350_000],
])('the catalogue sells %s %s for %i', (service, option, once) => {
  expect(total([{ service, option }])).toEqual({ once, monthly: 0, term: 0, by: 'none', rate: 0 })
})

// Proves 5.5.2.
test.each([
  ['maintenance', undefined, 19_900, 238_800],
  ['digital-card', undefined, 3_900, 46_800],
  ['ux-mentoring', 'retainer', 650_000, 650_000],
])('%s %s costs %i a month and %i for its usual term', (service, option, monthly, term) => {
  expect(total([{ service, option }])).toMatchObject({ once: 0, monthly, term })
})

// Proves 5.1.9, 5.5.1.
test('the add-on of a website costs 468 a year, and does not count as a second service', () => {
  expect(total([{ service: 'website', addons: ['crm'] }])).toEqual({
    once: 600_000,
    monthly: 3_900,
    term: 46_800,
    by: 'none',
    rate: 0,
  })
})

// Proves 5.4.1, 5.4.2, 5.4.4.
test.each([
  [['landing-page', 'ai-portraits'], 'tier', 500, 275_500],
  [['landing-page', 'ai-portraits', 'website'], 'tier', 750, 823_250],
  [['landing-page', 'ai-portraits', 'website', 'shopify-store'], 'tier', 1_000, 1_341_000],
  [['business-plan', 'branding', 'website'], 'business-launch', 2_000, 780_000],
  [
    ['business-plan', 'branding', 'website', 'ai-agents', 'ai-portraits'],
    'full-business',
    2_000,
    892_000,
  ],
  [
    ['action-plan', 'site-upgrade', 'crm-setup', 'automation', 'guidance'],
    'smart-upgrade',
    3_000,
    770_000,
  ],
  [['full-product', 'ui-design'], 'development-after-design', 1_500, 2_425_000],
  [['business-plan', 'landing-page', 'action-plan', 'shopify-store'], 'tier', 1_000, 1_282_500],
])('%j together: %s, %i basis points, %i', (services, by, rate, once) => {
  expect(total(services.map((service) => ({ service })))).toMatchObject({ by, rate, once })
})

// Proves 5.3.2, 5.4.2.
test('an MVP excludes VAT and costs design clients a fifth less', () => {
  expect(total([{ service: 'mvp' }])).toMatchObject({ once: 2_360_000, by: 'none' })
  expect(total([{ service: 'mvp' }], ['design-client'])).toMatchObject({
    once: 1_888_000,
    by: 'mvp-for-design-clients',
    rate: 2_000,
  })
})

// Proves 5.3.1.
test.each([
  ['2024-12-31', 2_340_000],
  ['2025-01-01', 2_360_000],
  ['2025-01-02', 2_360_000],
])('on %s the same first version costs %i', (on, once) => {
  expect(total([{ service: 'mvp' }], [], priceListFor({ ...today, on }))).toMatchObject({ once })
})

test.each([
  [{}, 3.7, 250_000, 250_000],
  [{ 'landing-page': 'service-card' }, 3.7, 250_000, 500_000],
  [{ 'landing-page': 'dollar-faq' }, 3.7, 296_000, 296_000],
  [{ 'landing-page': 'dollar-faq' }, 3.651, 292_100, 292_100],
  [{ 'landing-page': 'dollar-text' }, 3.7, 38_900, null],
] as const)(
  'by %j and %d shekels for a dollar, a landing page costs %j to %j',
  (choices, usdToIls, from, to) => {
    expect(chosenPrice('landing-page', { choices, usdToIls })).toMatchObject({
      from,
      to,
      vat: 'included',
    })
  },
)

// Proves 5.1.7.
test('the basket uses the source that the owner chose', () => {
  const chosen = priceListFor({ ...today, choices: { website: 'hebrew-text' } })
  expect(total([{ service: 'website' }], [], chosen).once).toBe(250_000)
})

test('ranges and open prices are "from" prices', () => {
  const chosen = priceListFor({ ...today, choices: { 'action-plan': 'hebrew-text' } })
  const isFrom = (prices: typeof list, id: string) =>
    prices.services.find((service) => service.id === id)?.price?.isFrom
  expect([isFrom(list, 'action-plan'), isFrom(chosen, 'action-plan'), isFrom(list, 'mvp')]).toEqual(
    [false, true, true],
  )
})

test('every source that the owner can choose is charged as the item is sold: once or monthly', () => {
  const parts = sellableIds.flatMap((id) => {
    const { price, options = {}, addons = {} } = requireSellable(id)
    return [...(price ? [price] : []), ...Object.values(options), ...Object.values(addons)]
  })
  const others = parts.flatMap(({ item, term }) =>
    priceSourcesOf(item).filter(({ unit }) => unit !== (term ? 'month' : 'once')),
  )
  expect(parts.length).toBeGreaterThan(25)
  expect(others).toEqual([])
})

// Proves 5.2.3.
test('a source without a lower amount is shown but not used in sums', () => {
  const choices = { mvp: 'dollar-faq' } as const
  expect(chosenPrice('mvp', { ...bookTerms, choices })).toMatchObject({
    from: null,
    to: 11_470_000,
  })
  expect(total([{ service: 'mvp' }], [], priceListFor({ ...today, choices })).once).toBe(2_360_000)
})

// Proves 5.1.1.
test('ten sessions save a sixth against ten single ones; the catalogue states 12%, compared with five', () => {
  const mentoring = list.services.find(({ id }) => id === 'ux-mentoring')?.options ?? []
  expect(mentoring.map(({ together }) => together?.savingShare ?? null)).toEqual([
    null,
    556,
    1_667,
    null,
  ])
  expect(chosenPrice('ux-mentoring.ten').priceSource.saving).toBe(1_200)
  expect(1 - (mentoring[2]?.together?.each ?? 0) / (mentoring[1]?.together?.each ?? 1)).toBeCloseTo(
    0.12,
    2,
  )
})

test('packages contain only sellables', () => {
  expect(packages.map(({ id }) => id)).toEqual(packageIds)
  expect(
    packages
      .flatMap(({ services, impliedBy }) => [...services, ...impliedBy])
      .filter((id) => !isSellableId(id)),
  ).toEqual([])
})

const ranged = packages.flatMap(({ id, services }) => {
  const item = packageRanges[id]
  return item === null ? [] : [{ id, services, item }]
})

test.each(ranged)(
  '$id: the total is within the range that the texts state',
  ({ services, item }) => {
    const { from, to, vat } = chosenPrice(item)
    const bound = (amount: number | null) => Number(amount) * (vat === 'excluded' ? 1.18 : 1)
    const cheapest = total(services.map((service) => ({ service })))
    const dearest = total(services.map((service) => ({ service, option: 'extended' })))
    expect(cheapest.once).toBeGreaterThanOrEqual(bound(from))
    expect(dearest.once).toBeLessThanOrEqual(bound(to))
  },
)

// Proves 5.3.1, 5.4.1, 5.4.2, 5.6.1.
test('the rules match the requirements', () => {
  expect(defaultSales.tiers).toEqual({ 2: 500, 3: 750, 4: 1_000 })
  expect(Object.values(defaultSales.packages)).toEqual([2_000, 2_000, 3_000, 1_500, 2_000])
  expect(exchange).toEqual({ defaultRate: 3.7, cacheHours: 24 })
  expect(defaultSales.vatRates[0]).toEqual({ rate: 1_800, validFrom: '2025-01-01' })
})
