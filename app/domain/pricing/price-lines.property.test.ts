import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceLines, type Priced, type PricedInput, type PriceRequest } from './price-lines.ts'
import { addUp, timesMonths, type Sums } from './sums.ts'

const services = ['a', 'b', 'c', 'd', 'e', 'f']

const share = fc.integer({ min: 0, max: 10_000 })
const service = fc.constantFrom(...services)

const line = fc.record({
  service,
  amount: fc.integer({ min: 0, max: 50_000_000 }),
  months: fc.option(fc.integer({ min: 1, max: 60 })),
  ownDiscount: share,
  vat: fc.constantFrom('included', 'excluded'),
})

const lines = fc
  .array(line, { maxLength: 12 })
  .map((all) => all.map((one, at): PricedInput => ({ ...one, id: `${one.service}.${at}` })))

const packageRule = fc.record({
  services: fc.uniqueArray(service, { minLength: 1, maxLength: 4 }),
  needs: fc.constantFrom('all', 'any'),
  claim: fc.option(fc.constant('client')),
  impliedBy: fc.uniqueArray(service, { maxLength: 1 }),
  discount: share,
})

const rules = fc.record({
  tiers: fc.uniqueArray(fc.record({ services: fc.integer({ min: 1, max: 6 }), discount: share }), {
    maxLength: 4,
    selector: (tier) => tier.services,
  }),
  packages: fc
    .array(packageRule, { maxLength: 4 })
    .map((all) => all.map((one, at) => ({ ...one, id: `package-${at}` }))),
  vat: fc.record({
    rate: fc.integer({ min: 0, max: 3_000 }),
    validFrom: fc.constant('2025-01-01'),
  }),
})

const request = fc.record({ lines, rules, claims: fc.constantFrom<string[]>([], ['client']) })

function payable({ once, term }: Priced): number {
  return once.total + term.total
}

/** Properties that hold for any basket and any rules. */
function always(holds: (priced: Priced, request: PriceRequest) => void): void {
  fc.assert(
    fc.property(request, (one) => holds(priceLines(one), one)),
    { numRuns: 500 },
  )
}

// Proves 5.2.2.
test('totals are the sums of the lines, agora for agora', () => {
  always(({ lines, once, monthly, term }) => {
    const single = lines.filter(({ months }) => months === null)
    const subscribed = lines.filter(({ months }) => months !== null)
    expect(once).toEqual(addUp(single.map(({ sums }) => sums)))
    expect(monthly).toEqual(addUp(subscribed.map(({ sums }) => sums)))
    expect(term).toEqual(
      addUp(subscribed.map(({ sums, months }) => timesMonths(sums, months ?? 0))),
    )
  })
})

test('every sum adds up in itself', () => {
  const holds = ({ list, ownDiscount, discount, vatAdded, net, vat, total }: Sums) => {
    expect(list - ownDiscount - discount + vatAdded).toBe(total)
    expect(net + vat).toBe(total)
  }
  always(({ lines, once, monthly, term }) =>
    [...lines.map(({ sums }) => sums), once, monthly, term].forEach(holds),
  )
})

// Proves 5.2.1.
test('nothing is negative, nothing is a fraction', () => {
  always(({ lines, once, monthly, term }) => {
    const figures = [...lines.map(({ sums }) => sums), once, monthly, term].flatMap((sums) =>
      Object.values(sums),
    )
    expect(figures.filter((figure) => !Number.isSafeInteger(figure) || figure < 0)).toEqual([])
  })
})

test('one more line never lowers the list price', () => {
  fc.assert(
    fc.property(request, line, (one, more) => {
      const before = priceLines(one)
      const after = priceLines({ ...one, lines: [...one.lines, { ...more, id: 'more' }] })
      expect(after.once.list + after.term.list).toBeGreaterThanOrEqual(
        before.once.list + before.term.list,
      )
    }),
  )
})

test('the order of the lines changes nothing', () => {
  fc.assert(
    fc.property(request, fc.integer({ min: 0, max: 12 }), (one, by) => {
      const turned = [...one.lines.slice(by), ...one.lines.slice(0, by)].toReversed()
      const { once, monthly, term, nextTier, replacedTier, discount } = priceLines(one)
      const other = priceLines({ ...one, lines: turned })
      expect({ ...other, lines: [], discount: other.discount.id }).toEqual({
        once,
        monthly,
        term,
        nextTier,
        replacedTier,
        lines: [],
        discount: discount.id,
      })
    }),
  )
})

/** The price of the same basket with each rule alone. */
function eachAlone({ lines, rules, claims }: PriceRequest): number[] {
  const only = (tiers: typeof rules.tiers, packages: typeof rules.packages) =>
    payable(priceLines({ lines, claims, rules: { ...rules, tiers, packages } }))
  const count = new Set(lines.map(({ service }) => service)).size
  const tier = rules.tiers
    .filter(({ services }) => services <= count)
    .toSorted((a, b) => b.services - a.services)
    .slice(0, 1)
  return [only([], []), only(tier, []), ...rules.packages.map((one) => only([], [one]))]
}

// Proves 5.4.4.
test('of all discounts that apply, the visitor gets the best one and no other', () => {
  always((priced, request) => {
    expect(payable(priced)).toBe(Math.min(...eachAlone(request)))
  })
})

test('the saving shown for the next tier is exact', () => {
  always((priced, { lines, rules, claims }) => {
    if (!priced.nextTier) return
    const { rate, saves } = priced.nextTier
    const there = priceLines({
      lines,
      claims,
      rules: { ...rules, tiers: [{ services: 1, discount: rate }], packages: [] },
    })
    expect(payable(priced) - payable(there)).toBe(saves)
    expect(saves).toBeGreaterThan(0)
  })
})
