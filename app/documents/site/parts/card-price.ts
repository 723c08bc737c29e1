import { isItemOffered, isServiceOffered } from '#catalog/offered.ts'
import { studio } from '#catalog/studio.server.ts'
import type { SalesTerms } from '#domain/studio/sales-terms.ts'
import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices, PriceItemId } from '#catalog/price-book.ts'
import { requireSellable, sellableIds } from '#catalog/sellables.ts'
import { serviceIds, type ServiceId, type ServicePageId } from '#catalog/services.ts'
import { services } from '#content/services/services.ts'
import { templates } from '#content/templates/templates.ts'
import { toAgorot, type ExchangeRate } from '#domain/exchange-rate.ts'
import { shareOf } from '#domain/money.ts'
import { withVat, type VatRate } from '#domain/pricing/vat.ts'
import type { ShownPrice } from '#parts/price-text.ts'

export type PriceTerms = {
  choices: PriceChoices
  rate: ExchangeRate
  vat: Pick<VatRate, 'rate'>
}

/** What a consumer pays for an item: after its own discount and with VAT. */
function paidPrice(item: PriceItemId, { choices, rate, vat }: PriceTerms): ShownPrice {
  const { priceSource } = chosenPrice(item, { choices, usdToIls: rate })
  const sellable = sellableIds.find((id) => id === item)
  const ownDiscount = sellable === undefined ? 0 : (requireSellable(sellable).ownDiscount ?? 0)
  const lower = (amount: number | null) => amount && amount - shareOf(amount, ownDiscount)
  return withVat({ ...priceSource, from: lower(priceSource.from), to: lower(priceSource.to) }, vat)
}

function inAgorot({ currency, from }: ShownPrice, rate: ExchangeRate): number {
  if (from === null) return Infinity
  return currency === 'USD' ? toAgorot(from, rate) : from
}

function isAddon(item: PriceItemId): boolean {
  const [service, part = ''] = item.split('.')
  const sellable = sellableIds.find((id) => id === service)
  return sellable !== undefined && part in (requireSellable(sellable).addons ?? {})
}

/** The templates that the page of landing pages sells as they are, in agorot with VAT. */
function templatePrices(service: ServicePageId): ShownPrice[] {
  if (service !== 'landing-page') return []
  return Object.values(templates).map(({ price: { ready } }) => ({
    currency: 'ILS',
    from: ready * 100,
    to: ready * 100,
    vat: 'included',
  }))
}

/** What the page of a service sells, without what is on the page of another one that is off. */
export function offersOf(
  service: ServicePageId,
  terms: Pick<SalesTerms, 'notOffered'>,
): PriceItemId[] {
  const others = terms.notOffered.filter((id) => id !== service)
  return services[service].offers.filter((item) => isItemOffered(item, { notOffered: others }))
}

/** Where a service starts: the lowest price that its own page sells (requirements 3.3). */
export function startingPrice(service: ServicePageId, terms: PriceTerms): ShownPrice {
  return lowestPrice(offersOf(service, studio().sales), terms, templatePrices(service))
}

/**
 * The lowest of these prices, 'from' where there are several. Add-ons are not sold alone, and a price
 * per month is no lower than one that is paid once.
 */
export function lowestPrice(
  items: readonly PriceItemId[],
  terms: PriceTerms,
  others: readonly ShownPrice[] = [],
): ShownPrice {
  const sold = items.filter((item) => !isAddon(item)).map((item) => paidPrice(item, terms))
  const all = [...sold, ...others]
  const once = all.filter(({ unit }) => unit !== 'month')
  const [first, ...dearer] = once.length > 0 ? once : all
  if (first === undefined) throw new TypeError('Nothing is sold here')
  const lowest = dearer.reduce(
    (least, price) => (inAgorot(price, terms.rate) < inAgorot(least, terms.rate) ? price : least),
    first,
  )
  const isOnly = all.length === 1
  return isOnly ? lowest : { ...lowest, to: null }
}

/** The services that the first screen of the home page names a price for, in order. */
const heroItems = {
  landingPage: 'landing-page',
  website: 'websites',
  app: 'app-development',
} as const satisfies Record<string, ServicePageId>

export type HeroPrice = { id: keyof typeof heroItems; price: ShownPrice }

/** The starting prices of a landing page, a website and an app (requirements 3.3). */
export function heroPrices(terms: PriceTerms): HeroPrice[] {
  const offered = Object.entries(heroItems).filter(([, service]) =>
    isServiceOffered(service, studio().sales),
  )
  return offered.map(([id, service]) => ({
    // SAFETY: the keys of the table.
    id: id as HeroPrice['id'],
    price: startingPrice(service, terms),
  }))
}

/**
 * The price that each service is listed with: where it starts, or the monthly price of a
 * subscription (requirements 3.3). All include VAT. Amounts in agorot or cents, like its source.
 */
export function cardPrices(terms: PriceTerms): Record<ServiceId, ShownPrice> {
  // SAFETY: the entries have the ids of all services.
  return Object.fromEntries(serviceIds.map((id) => [id, startingPrice(id, terms)])) as Record<
    ServiceId,
    ShownPrice
  >
}
