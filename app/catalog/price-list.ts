import { toAgorot } from '#domain/exchange-rate.ts'
import type { Agorot } from '#domain/money.ts'
import type {
  ListedOption,
  ListedPrice,
  ListedService,
  PriceList,
} from '#domain/pricing/price-list.ts'
import type { PricingRules } from '#domain/pricing/price-lines.ts'
import { sessionsPrice } from '#domain/pricing/sessions.ts'
import { tierSizes, type SalesTerms } from '#domain/studio/sales-terms.ts'
import {
  requireVatRate,
  withVat,
  type Day,
  type VatNote,
  type VatRate,
} from '#domain/pricing/vat.ts'
import { isItemOffered, isPackageOffered } from './offered.ts'
import { chosenPriceSource, type PriceChoices, type PriceItemId } from './price-book.ts'
import { defaultSales, exchange, packages } from './pricing-rules.ts'
import type { PriceSource } from './prices/price-source.ts'
import { requireSellable, sellableIds, type SellableId } from './sellables.ts'

/**
 * A price as it is shown and charged, in agorot, after a source was chosen and VAT was decided.
 */
export type ChosenPrice = {
  item: PriceItemId
  priceSource: PriceSource
  /** `from` null: up to. `to` null: and more. */
  from: Agorot | null
  to: Agorot | null
  vat: VatNote
}

type Terms = { choices: PriceChoices; /** Shekels for a dollar. */ usdToIls: number }

type ListTerms = Terms & { vat: VatRate }

/** The terms that apply where no setting is stored. */
export const bookTerms: Terms & { sales: SalesTerms } = {
  choices: {},
  usdToIls: exchange.defaultRate,
  sales: defaultSales,
}

export function chosenPrice(
  item: PriceItemId,
  { choices, usdToIls }: Terms = bookTerms,
): ChosenPrice {
  const priceSource = chosenPriceSource(item, choices)
  const inAgorot = (amount: number | null) =>
    amount === null || priceSource.currency === 'ILS' ? amount : toAgorot(amount, usdToIls)
  return {
    item,
    priceSource,
    from: inAgorot(priceSource.from),
    to: inAgorot(priceSource.to),
    vat: priceSource.vat === 'excluded' ? 'excluded' : 'included',
  }
}

type Part = NonNullable<ReturnType<typeof requireSellable>['price']>

/**
 * The price used in sums. A source without a lower amount cannot be added up, so the first source
 * that has one is used instead.
 */
function countablePrice(item: PriceItemId, terms: Terms): ChosenPrice & { from: Agorot } {
  for (const { choices, usdToIls } of [terms, { ...terms, choices: {} }]) {
    const price = chosenPrice(item, { choices, usdToIls })
    if (price.from !== null) return { ...price, from: price.from }
  }
  throw new TypeError(`${item} has no price that can be added up`)
}

/**
 * One list has one manner of VAT: every price includes it, as a consumer pays it (requirements 5.3).
 */
function listedPrice(
  { item, term }: Part,
  isStartingPrice: boolean,
  terms: ListTerms,
): ListedPrice {
  const { from, to, vat } = countablePrice(item, terms)
  const { from: amount } = withVat({ from, to, vat }, terms.vat)
  return {
    amount: amount ?? from,
    isFrom: isStartingPrice || from !== to,
    term: term ?? null,
    vat: 'included',
  }
}

function listedOptions(id: SellableId, terms: ListTerms): ListedOption[] {
  const { options = {}, isStartingPrice = false } = requireSellable(id)
  const listed = Object.entries(options).map(([id, part]) => {
    const { sessions } = chosenPriceSource(part.item, terms.choices).scope
    return {
      id,
      price: listedPrice(part, isStartingPrice, terms),
      sessions: sessions?.from ?? null,
    }
  })
  const single = listed.find(({ sessions }) => sessions === 1)?.price.amount ?? null
  return listed.map((option) => ({
    ...option,
    together: sessionsPrice(option.price.amount, option.sessions, single),
  }))
}

function listedService(id: SellableId, terms: ListTerms): ListedService {
  const {
    page,
    isBuilderOnly = false,
    ownDiscount = 0,
    isStartingPrice = false,
    price,
    addons = {},
  } = requireSellable(id)
  return {
    id,
    page,
    isBuilderOnly,
    ownDiscount,
    price: price ? listedPrice(price, isStartingPrice, terms) : null,
    options: listedOptions(id, terms),
    addons: Object.entries(addons).map(([id, part]) => ({
      id,
      price: listedPrice(part, false, terms),
    })),
  }
}

type DayTerms = Terms & { on: Day; sales: SalesTerms }

/**
 * The price list of one day, with the sources and terms that the owner chose. Plain JSON for the
 * builder, the quotes and the pages.
 */
export function priceListFor({ choices, usdToIls, on, sales }: DayTerms): PriceList {
  const vat = requireVatRate(sales.vatRates, on)
  return {
    services: sellableIds
      .filter((id) => isItemOffered(id, sales))
      .map((id) => listedService(id, { choices, usdToIls, vat })),
    rules: pricingRules(sales, vat),
  }
}

function pricingRules(sales: SalesTerms, vat: VatRate): PricingRules {
  const tiers = tierSizes.map((services) => ({ services, discount: sales.tiers[services] }))
  return {
    tiers: tiers.filter(({ discount }) => discount > 0),
    packages: packages
      .filter((offer) => isPackageOffered(offer, sales))
      .map((offer) => ({ ...offer, discount: sales.packages[offer.id] })),
    vat,
  }
}
