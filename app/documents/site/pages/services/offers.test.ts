import { expect, test } from 'vitest'
import { chosenPrice } from '#catalog/price-list.ts'
import { services } from '#content/services/services.ts'
import { servicePageIds, type ServicePageId } from '#catalog/services.ts'
import { requireSellable, sellableIds } from '#catalog/sellables.ts'
import { copyFor } from '#copy/copy.server.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import type { Lang } from '#i18n/languages.ts'
import { factsOf } from '#documents/site/parts/offer-facts.ts'
import { findOffers, offersOf, requireOffer, type Offer } from './offers.ts'

const { usdToIls } = bookTerms
const list = priceListFor({ ...bookTerms, on: '2026-11-21' })

function offersOn(
  slug: ServicePageId,
  lang: Lang = 'he',
  choices: Parameters<typeof findOffers>[1]['choices'] = {},
): Offer[] {
  const { catalogue, servicePages } = copyFor(lang)
  return findOffers(services[slug].offers, {
    choices,
    usdToIls,
    vat: list.rules.vat,
    catalogue,
    words: servicePages[slug],
  })
}

const everywhere = servicePageIds.flatMap((slug) =>
  (['he', 'en'] as const).map((lang) => ({ slug, lang })),
)

// Proves 3.10.2.
test.each(everywhere)('every offer of $slug has a name and a text in $lang', ({ slug, lang }) => {
  for (const { name, fullName, text } of offersOn(slug, lang)) {
    expect(name).not.toBe('')
    expect(fullName).toContain(name)
    expect(text).not.toBe('')
  }
})

// Proves 3.10.2.
test('everything that is sold outside of the builder is priced on some page', () => {
  const shown = new Set(
    servicePageIds.flatMap((slug) => offersOn(slug).map(({ service }) => service)),
  )
  expect(
    sellableIds.filter((id) => !shown.has(id) && requireSellable(id).isBuilderOnly !== true),
  ).toEqual([])
})

// Proves 5.1.9.
test('maintenance is sold only in the builder, the CRM add-on only with a website', () => {
  const offered = servicePageIds.flatMap((slug) => offersOn(slug).map(({ id }) => id))
  expect(offered).not.toContain('maintenance')
  expect(list.services.map(({ id }) => id)).toContain('maintenance')
  const withCrm = list.services.filter(({ addons }) => addons.some(({ id }) => id === 'crm'))
  expect(withCrm.map(({ id }) => id)).toEqual(['website'])
  expect(list.services.map(({ id }) => id)).not.toContain('crm')
})

// Proves 3.10.7.
test.each(servicePageIds)('each offer of %s adds exactly its own item to the basket', (slug) => {
  for (const { id, service, basket } of offersOn(slug)) {
    if (basket === null || service === null) continue
    const [item, ...more] = readBasketQuery(basket, list).items
    expect(more).toEqual([])
    expect(item?.service).toBe(service)
    expect([
      service,
      `${service}.${item?.option}`,
      ...(item?.addons ?? []).map((addon) => `${service}.${addon}`),
    ]).toContain(id)
  }
})

// Proves 5.1.7.
test('a price is the source that the owner chose', () => {
  expect(requireOffer(offersOn('landing-page'), 'landing-page').price).toMatchObject({
    currency: 'ILS',
    from: 250_000,
    to: 250_000,
  })
  const chosen = requireOffer(
    offersOn('landing-page', 'he', { 'landing-page': 'service-card' }),
    'landing-page',
  )
  expect(chosen.price).toMatchObject({ from: 250_000, to: 500_000, vat: 'included' })
})

// Proves 3.10.10.
test('the sizes of a full product start from their price, and a range stays a range', () => {
  const offers = offersOn('app-development')
  expect(offersOf(offers, 'full-product').map(({ price: { from, to } }) => [from, to])).toEqual([
    [10_000_000, null],
    [5_500_000, null],
    [2_500_000, null],
  ])
  expect(requireOffer(offers, 'mvp').price).toMatchObject({ from: 2_000_000, to: 12_000_000 })
})

// Proves 5.4.3.
test('a service with a discount of its own shows both prices', () => {
  const plan = requireOffer(offersOn('digital-presence'), 'business-plan')
  expect(plan.before).toMatchObject({ from: chosenPrice('business-plan').from })
  expect(plan.price).toMatchObject({ from: 225_000, to: 225_000 })
  expect(requireOffer(offersOn('digital-presence'), 'branding.basic').before).toBeNull()
})

// Proves 5.5.2.
test('a subscription shows the price of its whole term', () => {
  expect(requireOffer(offersOn('digital-business-card'), 'digital-card').term).toEqual({
    months: 12,
    price: { currency: 'ILS', from: 46_800, to: 46_800 },
  })
})

const words = copyFor('en').servicePage

const siteCost = `Yearly cost afterwards: ${words.yearly.site}`
const appCost = `Yearly cost afterwards: ${words.yearly.app}`
const written = ['Revision rounds: 2', 'Text: written by us', siteCost]

function facts(slug: ServicePageId, id: Offer['id'], choices = {}) {
  return factsOf(requireOffer(offersOn(slug, 'en', choices), id), words, 'en').map(
    ({ label, value }) =>
      `${label}: ${value.replaceAll(/[\u2060\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')}`,
  )
}

test.each([
  [
    'app-development',
    'full-product.basic',
    [
      'Screens: 10',
      'Delivery: 4–6 weeks',
      'Revision rounds: 5',
      'Support: 30 days',
      'Warranty: 30 days',
      'Text: written by us',
      appCost,
    ],
  ],
  [
    'app-development',
    'full-product.enterprise',
    [
      'Screens: No limit',
      'Delivery: 10–16 weeks',
      'Revision rounds: 7',
      'Support: 60 days',
      'Warranty: 60 days',
      'Text: written by us',
      appCost,
    ],
  ],
  [
    'uxui-design',
    'ui-design.full',
    [
      'Screens: 30 and up',
      'Revision rounds: 7',
      'Support: 30 days',
      'Warranty: 30 days',
      'Text: yours, edited by us',
    ],
  ],
  ['landing-page', 'landing-page', ['Delivery: 5–7 business days', ...written]],
  ['websites', 'website', ['Pages: up to 5', 'Delivery: 10–14 business days', ...written]],
  ['websites', 'website.crm', []],
  ['digital-presence', 'ai-portraits', ['Images: 20', 'Revision rounds: 1']],
  ['strategic-consulting', 'diagnosis', ['Length: 90 minutes']],
  ['strategic-consulting', 'figma-workshop.three-days', []],
] as const)('on %s, %s comes with %j', (slug, id, expected) => {
  expect(facts(slug, id)).toEqual(expected)
})

test('the delivery time of the chosen text takes precedence over the general term', () => {
  expect(facts('websites', 'website', { website: 'dollar-text' })).toEqual([
    'Delivery: 3 business days',
    ...written,
  ])
  expect(facts('landing-page', 'landing-page', { 'landing-page': 'dollar-text' })).toEqual([
    'Delivery: 24 working hours',
    ...written,
  ])
})
