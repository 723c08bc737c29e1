import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseBasket, type Basket } from './basket.ts'
import { readBasketQuery, basketQuery, isFormQuery, withBasket } from './basket-url.ts'
import type { ListedPrice, ListedService, PriceList } from './price-list.ts'

function price(term: ListedPrice['term'] = null): ListedPrice {
  return { amount: 100_000, isFrom: false, term, vat: 'included' }
}

function service(id: string, parts: Partial<ListedService> = {}): ListedService {
  return {
    id,
    page: 'landing-page',
    isBuilderOnly: false,
    ownDiscount: 0,
    price: price(),
    options: [],
    addons: [],
    ...parts,
  }
}

const years = { usual: 12, min: 12, max: 36, step: 12 }
const design = {
  id: 'dev',
  services: ['landing-page'],
  needs: 'any',
  claim: 'design-client',
  impliedBy: [],
  discount: 2_000,
} as const

const list: PriceList = {
  services: [
    service('branding', {
      price: null,
      options: ['basic', 'extended'].map((id) => ({
        id,
        price: price(),
        sessions: null,
        together: null,
      })),
    }),
    service('landing-page'),
    service('website', { addons: ['crm', 'blog'].map((id) => ({ id, price: price(years) })) }),
    service('maintenance', { price: price(years) }),
  ],
  rules: { tiers: [], packages: [design], vat: { rate: 1_800, validFrom: '2025-01-01' } },
}

const all: Basket = {
  items: [
    { service: 'branding', option: 'extended' },
    { service: 'landing-page' },
    { service: 'website', addons: ['crm', 'blog'] },
    { service: 'maintenance', months: 24 },
  ],
  claims: ['design-client'],
}
const everything =
  's=branding.extended,landing-page,website~crm~blog,maintenance:24&c=design-client'

test('a basket has an address that needs no escaping', () => {
  expect(basketQuery(all)).toBe(everything)
  expect(basketQuery({ items: [], claims: [] })).toBe('')
  expect(basketQuery({ items: [], claims: ['design-client'] })).toBe('c=design-client')
})

test.each<[query: string, address: string]>([
  ['', ''],
  ['?', ''],
  [everything, everything],
  [`?${everything}`, everything],
  ['s=branding', 's=branding.basic'],
  ['s=maintenance', 's=maintenance:12'],
  ['s=landing-page,branding.extended', 's=branding.extended,landing-page'],
  ['s=branding.extended,branding.basic', 's=branding.extended'],
  ['s=nothing,landing-page,,%00', 's=landing-page'],
  ['s=branding.gold', 's=branding.basic'],
  ['s=branding.extended.basic', 's=branding.extended'],
  ['s=website~nothing~crm~crm', 's=website~crm'],
  ['s=website~blog~crm', 's=website~crm~blog'],
  ['s=landing-page~crm:24', 's=landing-page'],
  ['s=maintenance:-5', 's=maintenance:12'],
  ['s=maintenance:0', 's=maintenance:12'],
  ['s=maintenance:25', 's=maintenance:24'],
  ['s=maintenance:36', 's=maintenance:36'],
  ['s=maintenance:37', 's=maintenance:36'],
  ['s=maintenance:1e308', 's=maintenance:36'],
  ['s=maintenance:Infinity', 's=maintenance:36'],
  ['s=maintenance:NaN', 's=maintenance:12'],
  ['s=maintenance:', 's=maintenance:12'],
  ['s=maintenance:twelve', 's=maintenance:12'],
  ['s=__proto__,constructor,landing-page', 's=landing-page'],
  ['s[]=landing-page', ''],
  ['s=LANDING-PAGE', ''],
  ['s=landing-page&total=1&price=0', 's=landing-page'],
  ['c=nobody,design-client', 'c=design-client'],
  ['s=landing-page&utm_source=x', 's=landing-page'],
  // Fields of the form without scripts.
  [
    's=branding&s=website&o.branding=extended&a.website=crm&a.website=blog',
    's=branding.extended,website~crm~blog',
  ],
  ['s=maintenance&m.maintenance=24&o.branding=extended', 's=maintenance:24'],
  ['s=maintenance&m.maintenance=', 's=maintenance:12'],
  ['o.branding=extended&m.maintenance=24', ''],
])('%s is the basket %s', (query, address) => {
  expect(basketQuery(readBasketQuery(query, list))).toBe(address)
})

test('a query of ten kilobytes is cut off', () => {
  expect(readBasketQuery(`s=${'x'.repeat(10_000)},landing-page`, list).items).toEqual([])
  expect(
    readBasketQuery(`s=landing-page,${'website,'.repeat(1_300)}maintenance`, list).items.map(
      ({ service }) => service,
    ),
  ).toEqual(['landing-page', 'website'])
})

test.each<[query: string, isForm: boolean]>([
  ['', false],
  [everything, false],
  ['s=branding', false],
  ['s=branding&s=website', true],
  ['s=branding&o.branding=basic', true],
  ['a.website=crm', true],
  ['m.maintenance=12', true],
  ['utm_source=x', false],
])('%s comes from the form without JavaScript: %s', (query, isForm) => {
  expect(isFormQuery(new URLSearchParams(query))).toBe(isForm)
})

test.each<[search: string, next: string]>([
  ['', `?${everything}`],
  ['?s=landing-page', `?${everything}`],
  ['?utm_source=x&s=landing-page&c=design-client', `?${everything}&utm_source=x`],
  ['?s=branding&o.branding=basic&m.maintenance=12&a.website=crm', `?${everything}`],
])('in %s the basket changes and nothing else', (search, next) => {
  expect(withBasket(search, all)).toBe(next)
})

test('an empty basket leaves an empty address', () => {
  expect(withBasket('?s=landing-page', { items: [], claims: [] })).toBe('')
})

const someItem = fc.record(
  {
    service: fc.constantFrom(...list.services.map(({ id }) => id)),
    option: fc.constantFrom('basic', 'extended'),
    addons: fc.subarray(['crm', 'blog']),
    months: fc.integer({ min: -50, max: 50 }),
  },
  { requiredKeys: ['service'] },
)
const someBasket = fc
  .record({ items: fc.array(someItem, { maxLength: 8 }), claims: fc.subarray(['design-client']) })
  .map((basket) => parseBasket(basket, list))

// Proves 6.1.4.
test('every basket is read back unchanged from its address', () => {
  fc.assert(
    fc.property(someBasket, (basket) => {
      expect(readBasketQuery(basketQuery(basket), list)).toEqual(basket)
    }),
  )
})

test('any query becomes a basket with a canonical query', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (services, claims) => {
      const basket = readBasketQuery(new URLSearchParams({ s: services, c: claims }), list)
      expect(readBasketQuery(basketQuery(basket), list)).toEqual(basket)
    }),
  )
})
