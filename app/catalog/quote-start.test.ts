import { expect, test } from 'vitest'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { bookTerms, priceListFor } from './price-list.ts'
import { quoteStart } from './quote-start.ts'
import { serviceIds, servicePageIds } from './services.ts'

const list = priceListFor({ ...bookTerms, on: '2026-11-21' })
const byHand = { sourcePage: 'by-hand', offer: null }
const ordered = { name: '', from: 1, to: 1, unit: 'once' } as const

// Proves 6.4.11.
test.each(serviceIds)('a quote about %s begins with something that is sold', (serviceType) => {
  const code = quoteStart({ ...byHand, serviceType })
  expect(readBasketQuery(`s=${code}`, list).items).toHaveLength(1)
})

// Proves 6.4.11.
test.each(servicePageIds)(
  'a quote for a lead of the page %s begins with something that is sold',
  (page) => {
    const code = quoteStart({ serviceType: null, sourcePage: `services/${page}`, offer: null })
    expect(readBasketQuery(`s=${code}`, list).items).toHaveLength(1)
  },
)

// Proves 6.4.11.
test.each([
  ['a service', { ...byHand, serviceType: 'landing-page' }, 'landing-page'],
  ['nothing', { ...byHand, serviceType: null }, null],
  ['"not sure"', { ...byHand, serviceType: 'not-sure' }, null],
  [
    'a shop',
    { serviceType: 'digital-presence', sourcePage: 'services/online-store', offer: null },
    'shopify-store',
  ],
  [
    'another service than that of the page',
    { serviceType: 'landing-page', sourcePage: 'services/online-store', offer: null },
    'landing-page',
  ],
  [
    'an order',
    {
      serviceType: 'strategic-consulting',
      sourcePage: 'consulting-order',
      offer: { ...ordered, item: 'ux-mentoring.five' },
    },
    'ux-mentoring.five',
  ],
  [
    'a free call',
    {
      serviceType: 'strategic-consulting',
      sourcePage: 'consulting-order',
      offer: { ...ordered, item: 'intro' },
    },
    null,
  ],
] as const)('a quote for a lead about %s begins with %j', (_name, subject, code) => {
  expect(quoteStart(subject)).toBe(code)
})
