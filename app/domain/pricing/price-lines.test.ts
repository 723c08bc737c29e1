import { expect, test } from 'vitest'
import { linesOutside } from './discounts.ts'
import { priceLines, type PricedInput, type PricingRules } from './price-lines.ts'

const rules: PricingRules = {
  tiers: [
    { services: 2, discount: 500 },
    { services: 3, discount: 750 },
    { services: 4, discount: 1_000 },
  ],
  packages: [
    {
      id: 'trio',
      services: ['a', 'b', 'c'],
      needs: 'all',
      claim: null,
      impliedBy: [],
      discount: 2_000,
    },
    { id: 'small', services: ['d'], needs: 'any', claim: null, impliedBy: [], discount: 800 },
    {
      id: 'after',
      services: ['x', 'y'],
      needs: 'any',
      claim: 'client',
      impliedBy: ['z'],
      discount: 1_500,
    },
    {
      id: 'better-after',
      services: ['x'],
      needs: 'any',
      claim: 'client',
      impliedBy: ['z'],
      discount: 2_000,
    },
  ],
  vat: { rate: 1_800, validFrom: '2025-01-01' },
}

function line(service: string, change: Partial<PricedInput> = {}): PricedInput {
  return {
    id: service,
    service,
    amount: 100_000,
    months: null,
    ownDiscount: 0,
    vat: 'included',
    ...change,
  }
}

function price(lines: PricedInput[], claims: string[] = []) {
  return priceLines({ lines, rules, claims })
}

function some(count: number): PricedInput[] {
  return ['p', 'q', 'r', 's', 't', 'u'].slice(0, count).map((service) => line(service))
}

// Proves 5.4.1.
test.each([
  [0, 'none', 0, 0],
  [1, 'none', 0, 100_000],
  [2, 'tier', 500, 190_000],
  [3, 'tier', 750, 277_500],
  [4, 'tier', 1_000, 360_000],
  [5, 'tier', 1_000, 450_000],
])('%i services: %s of %i basis points leaves %i', (count, kind, rate, total) => {
  const { discount, once } = price(some(count))
  expect({ kind: discount.kind, rate: discount.rate, total: once.total }).toEqual({
    kind,
    rate,
    total,
  })
})

test('an add-on counts with its service, and shares its discount', () => {
  const alone = price([line('p'), line('p', { id: 'p.addon', amount: 3_900, months: 12 })])
  expect(alone.discount.kind).toBe('none')
  const two = price([line('p'), line('p', { id: 'p.addon', amount: 3_900, months: 12 }), line('q')])
  expect(two.discount).toEqual({ kind: 'tier', rate: 500, covers: ['p', 'p.addon', 'q'] })
  expect(two.monthly.total).toBe(3_705)
})

test('a service twice is one service', () => {
  expect(price([line('p'), line('p', { id: 'p.again' })]).discount.kind).toBe('none')
})

test.each([
  ['all of its services', ['a', 'b', 'c'], 'trio', 240_000],
  [
    'one more beside them: the package still gives more than a tier of everything',
    ['a', 'b', 'c', 'p'],
    'trio',
    340_000,
  ],
  ['a package smaller than the tier', ['d', 'p', 'q', 'r'], undefined, 360_000],
  ['one of its services missing', ['a', 'b', 'p'], undefined, 277_500],
])('a package with %s', (_, services, id, total) => {
  const { discount, once } = price(services.map((service) => line(service)))
  expect(discount.id).toBe(id)
  expect(once.total).toBe(total)
})

// Proves 5.4.4.
test('between a package and a tier, the lower total wins', () => {
  const trio = ['a', 'b', 'c'].map((service) => line(service, { amount: 10_000 }))
  const packageWins = price([...trio, line('p', { amount: 29_900 })])
  expect([packageWins.discount.kind, packageWins.once.total]).toEqual(['package', 53_900])
  const tierWins = price([...trio, line('p', { amount: 30_100 })])
  expect([tierWins.discount.kind, tierWins.once.total]).toEqual(['tier', 54_090])
})

test('of two equal discounts the tier applies', () => {
  const trio = ['a', 'b', 'c'].map((service) => line(service, { amount: 10_000 }))
  expect(price([...trio, line('p', { amount: 30_000 })]).discount.kind).toBe('tier')
})

test('the months of a subscription count when discounts are compared', () => {
  const trio = ['a', 'b', 'c'].map((service) => line(service, { amount: 10_000 }))
  expect(price([...trio, line('p', { amount: 2_000, months: 12 })]).discount.kind).toBe('package')
  expect(price([...trio, line('p', { amount: 2_000, months: 24 })]).discount.kind).toBe('tier')
})

// Proves 5.4.6.
test.each([
  ['nothing beside the package', [], null],
  ['a service beside it', [line('p', { amount: 10_000 })], { saves: 2_000, monthlyMore: 0 }],
  ['the last agora in its favor', [line('p', { amount: 29_990 })], { saves: 1, monthlyMore: 0 }],
  ['as much as the tier: the tier applies', [line('p', { amount: 30_000 })], null],
  [
    'a subscription beside it: the month costs more',
    [line('p', { amount: 2_000, months: 12 })],
    { saves: 600, monthlyMore: 200 },
  ],
  [
    'a subscription for so long that the tier applies',
    [line('p', { amount: 2_000, months: 15 })],
    null,
  ],
])('a package with %s replaces %#: %j', (_, beside, replaced) => {
  const trio = ['a', 'b', 'c'].map((service) => line(service, { amount: 10_000 }))
  expect(price([...trio, ...beside]).replacedTier).toEqual(replaced && { rate: 1_000, ...replaced })
})

test.each([
  ['no discount', [line('p')], []],
  ['a tier', [line('p'), line('q')], ['own']],
  ['a package and a service beside it', ['a', 'b', 'c', 'p'].map((id) => line(id)), ['p', 'own']],
])('with %s, the discount leaves out %j', (_, lines, left) => {
  const all = [...lines, line('own')]
  expect(linesOutside(price(lines).discount, all).map(({ id }) => id)).toEqual(left)
})

// Proves 5.4.2.
test.each([
  ['nothing claimed', ['x'], [], undefined],
  ['something else claimed', ['x'], ['other'], undefined],
  ['claimed: the better of the two offers', ['x'], ['client'], 'better-after'],
  ['claimed for the other service', ['y'], ['client'], 'after'],
  ['claimed by what is in the basket', ['x', 'z'], [], 'better-after'],
  ['claimed, but nothing that it would lower', ['p'], ['client'], undefined],
])('an offer to clients, %s', (_, services, claims, id) => {
  expect(
    price(
      services.map((service) => line(service)),
      claims,
    ).discount.id,
  ).toBe(id)
})

// Proves 5.4.3.
test('the service’s own discount is applied first, the other to the rest', () => {
  const { lines, once } = price([line('p', { amount: 250_000, ownDiscount: 1_000 }), line('q')])
  expect(lines[0]).toMatchObject({ list: 250_000, afterOwn: 225_000 })
  expect(once).toMatchObject({
    list: 350_000,
    ownDiscount: 25_000,
    discount: 16_250,
    total: 308_750,
  })
})

// Proves 5.3.2.
test.each([
  ['included', { vatAdded: 0, net: 84_746, vat: 15_254, total: 100_000 }],
  ['excluded', { vatAdded: 18_000, net: 100_000, vat: 18_000, total: 118_000 }],
] as const)('VAT %s', (vat, sums) => {
  expect(price([line('p', { vat })]).once).toMatchObject(sums)
})

test('VAT is added after discounts', () => {
  const { once } = price([line('p', { vat: 'excluded', ownDiscount: 1_000 }), line('q')])
  expect(once).toMatchObject({
    list: 200_000,
    ownDiscount: 10_000,
    discount: 9_500,
    vatAdded: 15_390,
    total: 195_890,
  })
})

test.each([
  [500, 25],
  [490, 25],
  [489, 24],
  [10, 1],
  [9, 0],
])('5%% of %i agorot are %i', (amount, discount) => {
  expect(price([line('p', { amount }), line('q', { amount: 0 })]).once.discount).toBe(discount)
})

// Proves 5.5.1.
test('one-time and monthly sums are separate', () => {
  const { once, monthly, term } = price([
    line('p'),
    line('p', { id: 'p.a', amount: 3_900, months: 12 }),
    line('p', { id: 'p.b', amount: 100, months: 3 }),
  ])
  expect(once.total).toBe(100_000)
  expect(monthly.total).toBe(4_000)
  expect(term.total).toBe(3_900 * 12 + 100 * 3)
})

// Proves 5.4.5.
test.each([
  [1, { services: 2, rate: 500, saves: 5_000 }],
  [2, { services: 3, rate: 750, saves: 5_000 }],
  [3, { services: 4, rate: 1_000, saves: 7_500 }],
  [4, null],
])('with %i services, the next step is %j', (count, nextTier) => {
  expect(price(some(count)).nextTier).toEqual(nextTier)
})

test('no next tier is shown where it would save nothing', () => {
  expect(price([]).nextTier).toBeNull()
  expect(price(['a', 'b', 'c'].map((service) => line(service))).nextTier).toBeNull()
})

// Proves 5.2.3.
test('an invalid amount throws', () => {
  expect(() => price([line('p', { amount: Number.NaN })])).toThrow(RangeError)
  expect(() => price([line('p', { amount: 1e308 })])).toThrow(RangeError)
  expect(() => price([line('p', { amount: 10.5 })])).toThrow(RangeError)
  expect(() => price([line('p', { ownDiscount: 10_001 })])).toThrow(RangeError)
})
