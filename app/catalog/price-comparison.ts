import { toAgorot, toDollars, type ExchangeRate } from '#domain/exchange-rate.ts'
import { shareOf, type Agorot } from '#domain/money.ts'
import type { VatRate } from '#domain/pricing/vat.ts'
import {
  chosenPriceSource,
  priceItemIds,
  priceSourcesOf,
  type PriceChoices,
  type PriceItemId,
} from './price-book.ts'
import { exchange } from './pricing-rules.ts'
import type { PriceSource, SourceGroup } from './prices/price-source.ts'

type Ends = { from: Agorot | null; to: Agorot | null }

export type ComparedPriceSource = {
  priceSource: PriceSource
  isChosen: boolean
  /** In agorot, with VAT. */
  paid: Ends
  /** Difference from the chosen source; null where both give the same price. */
  difference: Ends | null
}

export type ComparedPrice = {
  item: PriceItemId
  /** How the owner has chosen a source: for this price, or for all prices; null: not yet. */
  settledBy: 'own' | 'all' | null
  priceSources: ComparedPriceSource[]
}

type Terms = {
  choices: PriceChoices
  /** The choices for single prices; omitted where no source was chosen for all prices. */
  ownChoices?: PriceChoices
  sourceForAll?: SourceGroup | null
  rate: ExchangeRate
  vat: VatRate
}

/**
 * The prices whose sources differ, with every source, including those that the owner has decided.
 */
export function comparePrices(terms: Terms): ComparedPrice[] {
  return compareAllPrices(terms).filter(
    ({ settledBy, priceSources }) =>
      settledBy === 'own' || priceSources.some(({ difference }) => difference !== null),
  )
}

/** Every price, also those on which all sources agree. */
export function compareAllPrices(terms: Terms): ComparedPrice[] {
  return priceItemIds.map((item) => compare(item, terms))
}

function compare(item: PriceItemId, terms: Terms): ComparedPrice {
  const chosen = chosenPriceSource(item, terms.choices)
  const paid = paidBy(chosen, terms)
  return {
    item,
    settledBy: settledBy(item, terms),
    priceSources: readingsOf(item, chosen).map((priceSource) => {
      const own = paidBy(priceSource, terms)
      const difference = isSamePrice(priceSource, chosen)
        ? null
        : { from: minus(own.from, paid.from), to: minus(own.to, paid.to) }
      return { priceSource, isChosen: priceSource === chosen, paid: own, difference }
    }),
  }
}

/** An own figure comes before what the texts say. */
function readingsOf(item: PriceItemId, chosen: PriceSource): readonly PriceSource[] {
  return chosen.source === 'own' ? [chosen, ...priceSourcesOf(item)] : priceSourcesOf(item)
}

function settledBy(
  item: PriceItemId,
  { choices, ownChoices = choices, sourceForAll = null }: Terms,
): ComparedPrice['settledBy'] {
  if (ownChoices[item] !== undefined) return 'own'
  return sourceForAll === null ? null : 'all'
}

function paidBy(
  { currency, from, to, vat }: PriceSource,
  { rate, vat: { rate: vatRate } }: Terms,
): Ends {
  const toPaid = (amount: number | null) => {
    if (amount === null) return null
    const stated = currency === 'ILS' ? amount : toAgorot(amount, rate)
    return vat === 'excluded' ? stated + shareOf(stated, vatRate) : stated
  }
  return { from: toPaid(from), to: toPaid(to) }
}

function minus(amount: Agorot | null, from: Agorot | null): Agorot | null {
  return amount === null || from === null ? null : amount - from
}

/**
 * Whether two sources state the same price. An amount in dollars that was rounded from the one in
 * shekels counts as equal at the default exchange rate, so that a new rate causes no conflict.
 */
function isSamePrice(one: PriceSource, other: PriceSource): boolean {
  const rate = exchange.defaultRate
  const isVatEqual = (one.vat === 'excluded') === (other.vat === 'excluded')
  if (one.unit !== other.unit || !isVatEqual) return false
  if (one.currency === other.currency) return one.from === other.from && one.to === other.to
  return (
    inDollars(one.from, one, rate) === inDollars(other.from, other, rate) &&
    inDollars(one.to, one, rate) === inDollars(other.to, other, rate)
  )
}

function inDollars(
  amount: number | null,
  { currency }: PriceSource,
  rate: ExchangeRate,
): number | null {
  if (amount === null) return null
  return currency === 'USD' ? amount / 100 : toDollars(amount, rate)
}
