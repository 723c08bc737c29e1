import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { PricingRules } from '../pricing/price-lines.ts'
import { addDays } from './add-days.ts'
import { canonicalJson } from './canonical-json.ts'
import { paymentSchedule, type PaymentStep } from './payment-schedule.ts'
import { optionalIds, priceQuote, countedLines } from './price-quote.ts'
import { markOptional, type PaymentPlan, type QuoteLine } from './quote-line.ts'

const rules: PricingRules = {
  tiers: [
    { services: 2, discount: 500 },
    { services: 3, discount: 750 },
  ],
  packages: [],
  vat: { rate: 1_800, validFrom: '2025-01-01' },
}

const words = { he: 'שורה', en: 'Line' }

function line(change: Partial<QuoteLine> = {}): QuoteLine {
  const id = change.id ?? 'website'
  return {
    id,
    service: id.split('.')[0] ?? id,
    amount: 100_000,
    months: null,
    ownDiscount: 0,
    vat: 'included',
    name: words,
    detail: words,
    optional: false,
    payment: 'halves',
    isFrom: false,
    isOwn: false,
    ...change,
  }
}

const branding = line({ id: 'branding' })
const website = line({ id: 'website' })
const card = line({ id: 'card', optional: true })

test('leaving out a line removes its share of the discount', () => {
  const quote = { lines: [branding, website, card], rules, claims: [] }
  expect(priceQuote(quote, ['card'])).toMatchObject({
    discount: { rate: 750 },
    once: { total: 277_500 },
  })
  expect(priceQuote(quote, [])).toMatchObject({ discount: { rate: 500 }, once: { total: 190_000 } })
})

test("the owner's own line has its own price and earns no discount", () => {
  const own = line({ id: 'own-1', service: '', isOwn: true, amount: 50_000, ownDiscount: 1_000 })
  const priced = priceQuote({ lines: [branding, own], rules, claims: [] }, [])
  expect(priced.discount.kind).toBe('none')
  expect(priced.once.total).toBe(145_000)
})

test.each([
  ['a single service stays', [website], []],
  [
    'a subscription beside it is optional',
    [website, line({ id: 'maintenance', months: 12 })],
    ['maintenance'],
  ],
  [
    'an add-on is optional',
    [website, line({ id: 'website.crm', service: 'website', months: 12 })],
    ['website.crm'],
  ],
  [
    'of two subscriptions the first stays',
    [line({ id: 'maintenance', months: 12 }), line({ id: 'card', months: 12 })],
    ['card'],
  ],
  ['no lines have no optional ones', [], []],
])('%s', (_what, lines, optional) => {
  expect(optionalIds(markOptional(lines))).toEqual(optional)
})

const anyLine = fc.record({
  amount: fc.integer({ min: 0, max: 10_000_000 }),
  months: fc.option(fc.integer({ min: 1, max: 36 })),
  ownDiscount: fc.integer({ min: 0, max: 10_000 }),
  vat: fc.constantFrom('included', 'excluded'),
  optional: fc.boolean(),
  isOwn: fc.boolean(),
  payment: fc.constantFrom('halves', 'prepaid', 'two-payments'),
  recurring: fc.constantFrom('monthly', 'year-ahead'),
})

// Proves 6.2.6.
test('for any choice, totals are the sums of the lines, and payments add up to the totals', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 8 }),
      fc.infiniteStream(fc.boolean()),
      (parts, coins) => {
        const lines = parts.map(({ recurring, ...part }, at) =>
          line({
            ...part,
            id: `line-${at}`,
            payment: part.months === null ? part.payment : recurring,
          }),
        )
        const chosen = lines.filter(() => coins.next().value).map(({ id }) => id)
        const quote = { lines, rules, claims: [], downPayment: 5_000 }
        const price = priceQuote(quote, chosen)
        const sum = (isMonthly: boolean) =>
          price.lines
            .filter(({ months }) => (months !== null) === isMonthly)
            .reduce((total, { sums }) => total + sums.total, 0)
        expect(price.lines.map(({ id }) => id)).toEqual(
          countedLines(lines, chosen).map(({ id }) => id),
        )
        expect([price.once.total, price.monthly.total]).toEqual([sum(false), sum(true)])
        const payments = paymentSchedule(quote, chosen)
        const paid = (...steps: PaymentStep[]) =>
          payments
            .filter(({ step }) => steps.includes(step))
            .reduce((total, { amount }) => total + amount, 0)
        const subscriptions = (plan: PaymentPlan) =>
          price.lines.filter((priced) =>
            lines.some(({ id, payment }) => id === priced.id && payment === plan),
          )
        const work = ['down', 'completion', 'prepaid', 'first-of-two', 'second-of-two'] as const
        expect(paid(...work)).toBe(price.once.total)
        expect(paid('monthly')).toBe(
          subscriptions('monthly').reduce((total, { sums }) => total + sums.total, 0),
        )
        expect(paid('year-ahead')).toBe(
          subscriptions('year-ahead').reduce(
            (total, { sums, months }) => total + sums.total * Math.min(months ?? 0, 12),
            0,
          ),
        )
      },
    ),
  )
})

// Proves 6.2.6.
test('an odd agora goes to the down payment and is never lost', () => {
  const quote = { lines: [line({ amount: 100_001 })], rules, claims: [], downPayment: 5_000 }
  expect(paymentSchedule(quote, [])).toEqual([
    { step: 'down', amount: 50_001 },
    { step: 'completion', amount: 50_000 },
  ])
})

test.each([
  [
    { b: 1, a: [true, null, 'ש'] },
    { a: [true, null, 'ש'], b: 1 },
  ],
  [{ a: { d: 1, c: 2 } }, { a: { c: 2, d: 1 } }],
])('%j has the same JSON as %j', (one, other) => {
  expect(canonicalJson(one)).toBe(canonicalJson(other))
})

test.each([0.5, Number.NaN, Infinity, 2 ** 60])('%s is refused', (number) => {
  expect(() => canonicalJson({ number })).toThrow(RangeError)
})

// Proves 6.2.2.
test.each([
  ['2026-11-21', 30, '2026-12-21'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-26', 1, '2026-03-27'],
  ['2026-10-24', 1, '2026-10-25'],
])('%s plus %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})
