import type { Agorot, BasisPoints } from '../money.ts'
import {
  findDiscounts,
  noDiscount,
  servicesIn,
  type Discount,
  type PackageRule,
  type Tier,
} from './discounts.ts'
import { addUp, sumsOfLine, timesMonths, type Sums } from './sums.ts'
import type { VatNote, VatRate } from './vat.ts'

/** One line of a basket or a quote, with its price chosen. */
export type PricedInput = {
  id: string
  /** The service that the line is part of; for an add-on, the one that it is sold with. */
  service: string
  /** Once, or per month. */
  amount: Agorot
  /** null: paid once. Otherwise the number of months. */
  months: number | null
  ownDiscount: BasisPoints
  vat: VatNote
}

export type PricingRules = {
  tiers: readonly Tier[]
  packages: readonly PackageRule[]
  vat: VatRate
}

type PricedLine = {
  id: string
  service: string
  list: Agorot
  afterOwn: Agorot
  months: number | null
  vat: VatNote
  /** Once, or per month. */
  sums: Sums
  /** The sum of the whole term; null for a line that is paid once. */
  term: Sums | null
}

type NextTier = { services: number; rate: BasisPoints; saves: Agorot }

/**
 * The tier discount that a package replaces, where the package leaves out lines that the tier would
 * have lowered.
 */
export type ReplacedTier = {
  rate: BasisPoints
  /** How much less is paid in total than with the tier. Never 0. */
  saves: Agorot
  /** How much more each month costs than with the tier; 0 where it costs no more. */
  monthlyMore: Agorot
}

export type Priced = {
  lines: PricedLine[]
  discount: Discount
  once: Sums
  /** Per month, while all subscriptions run. */
  monthly: Sums
  /** All months of all subscriptions together. */
  term: Sums
  /** null: no tier applied otherwise, or the package lowers every line. */
  replacedTier: ReplacedTier | null
  /** The next discount tier, where reaching it would lower the price. */
  nextTier: NextTier | null
}

export type PriceRequest = {
  lines: readonly PricedInput[]
  rules: PricingRules
  claims: readonly string[]
}

function priceLine(line: PricedInput, discount: Discount, vatRate: BasisPoints): PricedLine {
  const { id, service, amount, months, ownDiscount, vat } = line
  const rate = discount.covers.includes(id) ? discount.rate : 0
  const sums = sumsOfLine({ amount, ownDiscount, discount: rate, vat, vatRate })
  const term = months === null ? null : timesMonths(sums, months)
  return {
    id,
    service,
    list: sums.list,
    afterOwn: sums.list - sums.ownDiscount,
    months,
    vat,
    sums,
    term,
  }
}

type PricedWith = Omit<Priced, 'nextTier' | 'replacedTier'>

function priceWith(discount: Discount, { lines, rules }: PriceRequest): PricedWith {
  const priced = lines.map((line) => priceLine(line, discount, rules.vat.rate))
  const subscriptions = priced.filter(({ term }) => term !== null)
  return {
    lines: priced,
    discount,
    once: addUp(priced.filter(({ term }) => term === null).map(({ sums }) => sums)),
    monthly: addUp(subscriptions.map(({ sums }) => sums)),
    term: addUp(subscriptions.flatMap(({ term }) => term ?? [])),
  }
}

/** Everything that the visitor would pay, by which discounts are compared. */
function payable({ once, term }: Pick<Priced, 'once' | 'term'>): Agorot {
  return once.total + term.total
}

function nextTierOf(request: PriceRequest, now: Agorot): NextTier | null {
  const { lines, rules } = request
  const count = servicesIn(lines).length
  const next = rules.tiers
    .filter(({ services }) => services > count)
    .toSorted((a, b) => a.services - b.services)[0]
  if (!next) return null
  const covers = lines.map(({ id }) => id)
  const saves = now - payable(priceWith({ kind: 'tier', rate: next.discount, covers }, request))
  return saves > 0 ? { services: next.services, rate: next.discount, saves } : null
}

function replacedTierOf(best: PricedWith, offers: readonly PricedWith[]): ReplacedTier | null {
  const { discount, lines, monthly } = best
  const tier = offers.find(({ discount: { kind } }) => kind === 'tier')
  if (!tier || discount.kind !== 'package' || discount.covers.length === lines.length) return null
  return {
    rate: tier.discount.rate,
    saves: payable(tier) - payable(best),
    monthlyMore: Math.max(0, monthly.total - tier.monthly.total),
  }
}

/** Discounts do not combine (requirements 5.4): the one that leaves the lowest total applies. */
export function priceLines(request: PriceRequest): Priced {
  const offers = [noDiscount, ...findDiscounts(request)].map((discount) =>
    priceWith(discount, request),
  )
  const best = offers.reduce((best, offer) => (payable(offer) < payable(best) ? offer : best))
  return {
    ...best,
    replacedTier: replacedTierOf(best, offers),
    nextTier: nextTierOf(request, payable(best)),
  }
}
