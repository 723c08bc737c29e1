import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basketKind, clampMonths, claimsOf, parseBasket, priceBasket, toLines } from './basket.ts'
import type { ListedPrice, ListedService, PriceList } from './price-list.ts'

const years = { usual: 12, min: 12, max: 36, step: 12 }
const once: ListedPrice = { amount: 100_000, isFrom: false, term: null, vat: 'included' }
const monthly: ListedPrice = { amount: 3_900, isFrom: false, term: years, vat: 'included' }

function service(id: string, change: Partial<ListedService> = {}): ListedService {
  return {
    id,
    page: 'page',
    isBuilderOnly: false,
    ownDiscount: 0,
    price: once,
    options: [],
    addons: [],
    ...change,
  }
}

function option(id: string, price: ListedPrice) {
  return { id, price, sessions: null, together: null }
}

const list: PriceList = {
  services: [
    service('plan', { ownDiscount: 1_000 }),
    service('brand', {
      price: null,
      options: [
        option('basic', once),
        option('big', { ...once, amount: 300_000 }),
        option('retainer', monthly),
      ],
    }),
    service('site', { ownDiscount: 1_000, addons: [{ id: 'crm', price: monthly }] }),
    service('card', { price: monthly }),
    service('app', { price: { ...once, isFrom: true } }),
  ],
  rules: {
    tiers: [{ services: 2, discount: 500 }],
    packages: [
      {
        id: 'after',
        services: ['app'],
        needs: 'any',
        claim: 'client',
        impliedBy: [],
        discount: 1_500,
      },
      {
        id: 'again',
        services: ['site'],
        needs: 'any',
        claim: 'client',
        impliedBy: [],
        discount: 1_000,
      },
    ],
    vat: { rate: 1_800, validFrom: '2025-01-01' },
  },
}

const empty = { items: [], claims: [] }

test.each([
  null,
  undefined,
  7,
  'plan',
  [],
  {},
  { items: null },
  { items: 'plan' },
  { items: [null, 5, 'plan', [], {}] },
])('%j is an empty basket', (value) => {
  expect(parseBasket(value, list)).toEqual(empty)
})

// Proves 6.1.2.
test.each<[what: string, items: unknown[], parsed: unknown[]]>([
  [
    'unknown services',
    [{ service: 'house' }, { service: 'plan' }, { service: '__proto__' }, { service: 1 }],
    [{ service: 'plan' }],
  ],
  [
    'the same service twice: the first stays',
    [
      { service: 'brand', option: 'big' },
      { service: 'brand', option: 'basic' },
    ],
    [{ service: 'brand', option: 'big' }],
  ],
  [
    'no option where one is needed: the first',
    [{ service: 'brand' }],
    [{ service: 'brand', option: 'basic' }],
  ],
  [
    'an unknown option',
    [{ service: 'brand', option: 'constructor' }],
    [{ service: 'brand', option: 'basic' }],
  ],
  ['an option where there are none', [{ service: 'plan', option: 'basic' }], [{ service: 'plan' }]],
  [
    'months where nothing is paid monthly',
    [{ service: 'plan', months: 12 }],
    [{ service: 'plan' }],
  ],
  [
    'months by the option',
    [{ service: 'brand', option: 'retainer' }],
    [{ service: 'brand', option: 'retainer', months: 12 }],
  ],
  [
    'unknown and doubled add-ons',
    [{ service: 'site', addons: ['crm', 'crm', 'x', 5] }],
    [{ service: 'site', addons: ['crm'] }],
  ],
  ['add-ons that are no list', [{ service: 'site', addons: 'crm' }], [{ service: 'site' }]],
  [
    'amounts from outside',
    [{ service: 'plan', amount: 1, total: 0, price: -5 }],
    [{ service: 'plan' }],
  ],
  [
    'any order',
    [{ service: 'site' }, { service: 'plan' }],
    [{ service: 'plan' }, { service: 'site' }],
  ],
])('in a basket: %s', (_, items, parsed) => {
  expect(parseBasket({ items }, list).items).toEqual(parsed)
})

test.each([
  [Number.NEGATIVE_INFINITY, 12],
  [-12, 12],
  [0, 12],
  [11, 12],
  [12, 12],
  [13, 12],
  [23.9, 12],
  [24, 24],
  [36, 36],
  [37, 36],
  [1e308, 36],
  [Number.POSITIVE_INFINITY, 36],
  [Number.NaN, 12],
  ['24', 12],
  [null, 12],
  [undefined, 12],
])('%j months are %i', (months, clamped) => {
  expect(clampMonths(months, years)).toBe(clamped)
  expect(parseBasket({ items: [{ service: 'card', months }] }, list).items).toEqual([
    { service: 'card', months: clamped },
  ])
})

test('only known claims are kept, each once', () => {
  expect(claimsOf(list)).toEqual(['client'])
  expect(parseBasket({ claims: ['x', 'client', 'client', 5] }, list).claims).toEqual(['client'])
})

test('the lines of a basket have the prices of the list', () => {
  const basket = parseBasket(
    {
      items: [
        { service: 'brand', option: 'big' },
        { service: 'site', addons: ['crm'] },
        { service: 'card' },
      ],
    },
    list,
  )
  expect(
    toLines(basket, list).map(({ id, service, amount, months, ownDiscount }) => [
      id,
      service,
      amount,
      months,
      ownDiscount,
    ]),
  ).toEqual([
    ['brand.big', 'brand', 300_000, null, 0],
    ['site', 'site', 100_000, null, 1_000],
    ['site.crm', 'site', 3_900, 12, 0],
    ['card', 'card', 3_900, 12, 0],
  ])
})

// Proves 6.1.3.
test('an unvalidated basket is still priced from the list', () => {
  const basket = {
    items: [
      { service: 'card', months: -1 },
      { service: 'house' },
      { service: 'brand', option: 'x' },
    ],
    claims: [],
  }
  expect(toLines(basket, list).map(({ id, months }) => [id, months])).toEqual([
    ['card', 12],
    ['brand.basic', null],
  ])
})

test('a "from" price makes a basket an estimate', () => {
  const kindOf = (...services: string[]) =>
    basketKind({ items: services.map((service) => ({ service })), claims: [] }, list)
  expect(kindOf('plan')).toBe('quote')
  expect(kindOf('plan', 'app')).toBe('estimate')
  expect(kindOf('house')).toBe('quote')
  expect(kindOf()).toBe('quote')
})

test('a basket is priced by the rules of its list', () => {
  const priced = priceBasket(
    parseBasket({ items: [{ service: 'app' }], claims: ['client'] }, list),
    list,
  )
  expect(priced.discount.id).toBe('after')
  expect(priced.once.total).toBe(85_000)
})

const anything = fc.anything({
  withNullPrototype: true,
  withSparseArray: true,
  withBigInt: true,
  withDate: true,
})
const item = fc.oneof(
  anything,
  fc.record(
    {
      service: fc.oneof(fc.constantFrom('plan', 'brand', 'site', 'card', 'app', 'house'), anything),
      option: fc.oneof(fc.constantFrom('basic', 'big', 'retainer'), anything),
      months: fc.oneof(fc.double(), fc.integer(), anything),
      addons: fc.oneof(fc.array(fc.constantFrom('crm', 'x')), anything),
    },
    { requiredKeys: [] },
  ),
)
const basketLike = fc.oneof(
  anything,
  fc.record({
    items: fc.oneof(fc.array(item), anything),
    claims: fc.oneof(fc.array(fc.string()), anything),
  }),
)

test('any input becomes a valid basket, and parsing it again changes nothing', () => {
  fc.assert(
    fc.property(basketLike, (value) => {
      const basket = parseBasket(value, list)
      expect(parseBasket(basket, list)).toEqual(basket)
      const { once, term } = priceBasket(basket, list)
      expect(Number.isSafeInteger(once.total) && Number.isSafeInteger(term.total)).toBe(true)
    }),
    { numRuns: 500 },
  )
})
