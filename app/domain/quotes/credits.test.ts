import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sumsOfCredits } from './credits.ts'
import { paymentSchedule } from './payment-schedule.ts'
import { hasTooMuchCredit, optionalIds, priceQuote } from './price-quote.ts'
import { paymentPlans, type QuoteLine } from './quote-line.ts'

const vatRate = 1_800
const rules = {
  tiers: [{ services: 2, discount: 500 }],
  packages: [],
  vat: { rate: vatRate, validFrom: '2025-01-01' },
} as const

function line(change: Partial<QuoteLine>): QuoteLine {
  return {
    id: 'website',
    service: 'website',
    amount: 100_000,
    months: null,
    ownDiscount: 0,
    vat: 'included',
    name: { he: 'אתר', en: 'Website' },
    detail: { he: '', en: '' },
    optional: false,
    payment: 'halves',
    isFrom: false,
    isOwn: false,
    ...change,
  }
}

function credit(amount: number, change: Partial<QuoteLine> = {}): QuoteLine {
  return line({ id: 'credit-1', service: '', amount, isOwn: true, isCredit: true, ...change })
}

// Proves 6.4.10.
test.each([
  ['below the total', -30_000, 'included', { total: -30_000, net: -25_424, vat: -4_576 }],
  ['an agora below', -99_999, 'included', { total: -99_999 }],
  ['the whole total', -100_000, 'included', { total: -100_000, net: -84_746, vat: -15_254 }],
  ['an agora above', -100_001, 'included', { total: -100_000 }],
  ['far above', -9_000_000, 'included', { total: -100_000, list: -100_000 }],
  ['without VAT, below', -10_000, 'excluded', { total: -11_800, list: -10_000, vat: -1_800 }],
  ['without VAT, the whole total', -84_746, 'excluded', { total: -100_000, vatAdded: -15_254 }],
  ['without VAT, above', -84_747, 'excluded', { total: -100_000, list: -84_746 }],
] as const)('a credit %s takes off %j agorot, VAT %s: %j', (_name, amount, vat, sums) => {
  const [found] = sumsOfCredits([{ id: 'a', amount, vat }], { before: 100_000, vatRate })
  expect(found?.sums).toMatchObject(sums)
})

// Proves 6.4.10.
test('credits are taken off in their order, and the last ones get what is left', () => {
  const amounts = [-60_000, -60_000, -5_000]
  const credits = amounts.map((amount, at) => ({
    id: String(at),
    amount,
    vat: 'included' as const,
  }))
  const totals = sumsOfCredits(credits, { before: 100_000, vatRate }).map(({ sums }) => sums.total)
  expect(totals).toEqual([-60_000, -40_000, 0])
})

// Proves 6.4.10.
test.each([
  ['nothing', [], 100_000, 0],
  ['a part', [credit(-30_000)], 70_000, 30_000],
  ['all', [credit(-100_000)], 0, 100_000],
  ['more than all', [credit(-100_001)], 0, 100_000],
])('a quote from which credits take %s has the total %j', (_name, credits, total, taken) => {
  const price = priceQuote({ lines: [line({}), ...credits], rules, claims: [] }, [])
  expect([price.once.total, price.credit]).toEqual([total, taken])
})

test('a credit neither earns a discount nor gets one, and months stay as they are', () => {
  const lines = [
    line({}),
    line({ id: 'branding', service: 'branding' }),
    line({ id: 'care', service: 'care', amount: 10_000, months: 12, payment: 'monthly' }),
    credit(-50_000),
  ]
  const price = priceQuote({ lines, rules, claims: [] }, [])
  const without = priceQuote({ lines: lines.slice(0, 3), rules, claims: [] }, [])
  expect(price.discount).toEqual(without.discount)
  expect(price.once.total).toBe(without.once.total - 50_000)
  expect(price.monthly).toEqual(without.monthly)
})

// Proves 6.4.10.
test.each([
  ['less than the lines that stay', -99_999, false],
  ['as much as those', -100_000, false],
  ['more than those', -100_001, true],
])('a credit of %s is too much: %s', (_name, amount, isTooMuch) => {
  const lines = [line({}), line({ id: 'extra', optional: true }), credit(amount)]
  expect(hasTooMuchCredit({ lines, rules, claims: [] })).toBe(isTooMuch)
})

test('a credit alone is too much, and no credit never is', () => {
  expect(hasTooMuchCredit({ lines: [credit(-1)], rules, claims: [] })).toBe(true)
  expect(hasTooMuchCredit({ lines: [line({})], rules, claims: [] })).toBe(false)
})

const amounts = fc.integer({ min: 0, max: 500_000 })

// Proves 6.4.10.
test('no choice of lines gives a negative total or payment, and payments add up to it', () => {
  const anyLine = fc.record({
    amount: amounts,
    optional: fc.boolean(),
    vat: fc.constantFrom('included' as const, 'excluded' as const),
    payment: fc.constantFrom(...paymentPlans.slice(0, 3)),
  })
  const anyCredit = fc.record({
    amount: amounts.map((amount) => (amount === 0 ? 0 : -amount)),
    vat: fc.constantFrom('included' as const, 'excluded' as const),
  })
  fc.assert(
    fc.property(fc.array(anyLine), fc.array(anyCredit), fc.nat(), (given, credits, seed) => {
      const lines = [
        ...given.map((each, at) => line({ ...each, id: `l${at}`, service: `l${at}` })),
        ...credits.map((each, at) => credit(each.amount, { ...each, id: `c${at}` })),
      ]
      const chosen = optionalIds(lines).filter((_, at) => (seed >> at) % 2 === 1)
      const price = priceQuote({ lines, rules, claims: [] }, chosen)
      const { total, net, vat, list, discount, vatAdded } = price.once
      expect(total).toBeGreaterThanOrEqual(0)
      expect(net + vat).toBe(total)
      expect(list - discount + vatAdded).toBe(total)
      const payments = paymentSchedule({ lines, rules, claims: [], downPayment: 5_000 }, chosen)
      expect(payments.every(({ amount }) => amount > 0)).toBe(true)
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    }),
  )
})
