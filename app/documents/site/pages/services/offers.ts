import { chosenPrice } from '#catalog/price-list.ts'
import type { PriceChoices, PriceItemId } from '#catalog/price-book.ts'
import type { PriceSource, Scope } from '#catalog/prices/price-source.ts'
import { isSellableId, requireSellable, sellableIds, type SellableId } from '#catalog/sellables.ts'
import type { Catalogue } from '#copy/he/catalogue.ts'
import type { Point, ServiceWords } from '#content/services/service-words.ts'
import { shareOf } from '#domain/money.ts'
import { withVat, type VatRate } from '#domain/pricing/vat.ts'
import { basketQuery } from '#domain/pricing/basket-url.ts'
import type { ShownPrice } from '#parts/price-text.ts'
import { scopeOf } from '#documents/site/parts/offer-scope.ts'

/** Something with a price on a service page. */
export type Offer = {
  id: PriceItemId
  /** The service that it is an option of; null where the builder does not sell it. */
  service: SellableId | null
  name: string
  /** A name that is clear without its heading, such as 'Branding: extended'. */
  fullName: string
  text: string
  features: readonly string[]
  price: ShownPrice
  /** The same with VAT, where the price excludes it. */
  withVat: ShownPrice | null
  /** Not of an exempt dealer. */
  hasVat: boolean
  /** The price before the service's own discount. */
  before: ShownPrice | null
  /** The price of a subscription over its whole term. */
  term: { months: number; price: ShownPrice } | null
  scope: Scope
  /** The builder's query with this offer in the basket. */
  basket: string | null
}

type OfferContext = {
  choices: PriceChoices
  usdToIls: number
  vat: VatRate
  catalogue: Catalogue
  words: ServiceWords
}

export function findOffers(ids: readonly PriceItemId[], offerContext: OfferContext): Offer[] {
  return ids.map((id) => describeOffer(id, offerContext))
}

export function requireOffer(offers: readonly Offer[], id: PriceItemId): Offer {
  const offer = offers.find((each) => each.id === id)
  if (!offer) throw new Error(`This page does not price ${id}`)
  return offer
}

export function offersOf(offers: readonly Offer[], service: SellableId): Offer[] {
  return offers.filter((offer) => offer.service === service)
}

function describeOffer(
  id: PriceItemId,
  { choices, usdToIls, vat, catalogue, words }: OfferContext,
): Offer {
  const { priceSource } = chosenPrice(id, { choices, usdToIls })
  const sold = findSold(id)
  const ownDiscount = sold === null ? 0 : (requireSellable(sold.service).ownDiscount ?? 0)
  const discounted = (amount: number | null) => amount && amount - shareOf(amount, ownDiscount)
  const isStartingPrice = sold !== null && requireSellable(sold.service).isStartingPrice === true
  const isOpenEnded = isStartingPrice && priceSource.from === priceSource.to
  const price: ShownPrice = {
    ...priceSource,
    from: discounted(priceSource.from),
    to: isOpenEnded ? null : discounted(priceSource.to),
  }
  return {
    id,
    service: sold?.service ?? null,
    ...nameOffer(id, sold, { catalogue, words }),
    price,
    withVat: price.vat === 'excluded' && vat.rate > 0 ? withVat(price, vat) : null,
    hasVat: vat.rate > 0,
    before: ownDiscount > 0 ? priceSource : null,
    term: fullTermPrice(priceSource, price, sold),
    scope: scopeOf(id, choices),
    basket: sold === null ? null : basketQuery({ items: [sold], claims: [] }),
  }
}

type Sold = { service: SellableId; option?: string; addons?: string[] }

/**
 * Finds the sellable of a price. The line ids of the builder are the ids of the price book:
 * 'branding.extended', 'website.crm', 'mvp'.
 */
function findSold(id: PriceItemId): Sold | null {
  if (isSellableId(id)) return { service: id }
  const [head, part = ''] = id.split('.')
  const service = sellableIds.find((known) => known === head)
  if (service === undefined) return null
  return part in (requireSellable(service).addons ?? {})
    ? { service, addons: [part] }
    : { service, option: part }
}

type Names = Pick<Offer, 'name' | 'fullName' | 'text' | 'features'>

function nameOffer(
  id: PriceItemId,
  sold: Sold | null,
  { catalogue, words }: Pick<OfferContext, 'catalogue' | 'words'>,
): Names {
  const { services, parts } = catalogue
  const part = Object.entries(parts).find(([key]) => key === id)?.[1]
  if (sold === null) return pointNames(requirePoint(id, words))
  const service = services[sold.service]
  if (part === undefined)
    return {
      ...pointNames({ title: service.name, text: service.description }),
      features: service.deliverables,
    }
  return {
    name: part.name,
    fullName: `${service.name}: ${part.name}`,
    text: part.description,
    features: part.features,
  }
}

function pointNames({ title, text }: Point): Names {
  return { name: title, fullName: title, text, features: [] }
}

type PointWords = Pick<ServiceWords, 'products'>

/** Whether a page with these words can name the price: the catalogue does, or the words. */
export function hasName(id: PriceItemId, words: PointWords): boolean {
  return findSold(id) !== null || findPoint(id, words) !== undefined
}

/** Prices that only the price texts list are named by the page that shows them. */
function requirePoint(id: PriceItemId, words: ServiceWords): Point {
  const point = findPoint(id, words)
  if (!point) throw new Error(`No page names ${id}`)
  return point
}

function findPoint(id: PriceItemId, { products }: PointWords): Point | undefined {
  return Object.entries(products ?? {}).find(([key]) => key === id)?.[1]
}

function fullTermPrice(
  priceSource: PriceSource,
  price: ShownPrice,
  sold: Sold | null,
): Offer['term'] {
  const months = priceSource.months
  if (sold === null || priceSource.unit !== 'month' || months === null) return null
  const overTerm = (amount: number | null) => amount && amount * months
  return {
    months,
    price: { currency: price.currency, from: overTerm(price.from), to: overTerm(price.to) },
  }
}
