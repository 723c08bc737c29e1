import { isRecord } from '../is-record.ts'
import { offerKindOf, type OfferKind } from './offer-kind.ts'
import type { ListedPrice, ListedService, PriceList, SubscriptionTerm } from './price-list.ts'
import { priceLines, type Priced, type PricedInput } from './price-lines.ts'

export type BasketItem = { service: string; option?: string; months?: number; addons?: string[] }

/** The visitor's choices, never amounts (requirements 6.1). */
export type Basket = { items: BasketItem[]; claims: string[] }

type UnknownRecord = Record<string, unknown>

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/**
 * The longest term on sale that is no longer than `months`; the usual one where that is not a
 * number.
 */
export function clampMonths(months: unknown, term: SubscriptionTerm): number {
  if (typeof months !== 'number' || Number.isNaN(months)) return term.usual
  const within = Math.min(Math.max(months, term.min), term.max)
  return term.min + Math.floor((within - term.min) / term.step) * term.step
}

/** The first option is the default where one is required. */
function optionOf(service: ListedService, option: unknown) {
  return service.options.find(({ id }) => id === option) ?? service.options[0] ?? null
}

function priceOf(service: ListedService, option: unknown): ListedPrice | null {
  return optionOf(service, option)?.price ?? service.price
}

function readItem(service: ListedService, { option, months, addons }: UnknownRecord): BasketItem {
  const chosen = optionOf(service, option)
  const term = priceOf(service, option)?.term
  const wanted = listOf(addons)
  const added = service.addons.map(({ id }) => id).filter((id) => wanted.includes(id))
  return {
    service: service.id,
    ...(chosen && { option: chosen.id }),
    ...(term && { months: clampMonths(months, term) }),
    ...(added.length > 0 && { addons: added }),
  }
}

/**
 * Makes a basket from any input: unknown ids are dropped, duplicates are merged into the first,
 * months are brought into their range. Never throws. The result is in the order of the price list,
 * so the same choices always give the same basket.
 */
export function parseBasket(value: unknown, list: PriceList): Basket {
  const raw = isRecord(value) ? value : {}
  const wanted = new Map<unknown, UnknownRecord>()
  for (const item of listOf(raw['items'])) {
    if (isRecord(item) && !wanted.has(item['service'])) wanted.set(item['service'], item)
  }
  const claims = listOf(raw['claims'])
  return {
    items: list.services.flatMap((service) => {
      const item = wanted.get(service.id)
      return item ? [readItem(service, item)] : []
    }),
    claims: claimsOf(list).filter((claim) => claims.includes(claim)),
  }
}

/** All claims that the packages of a price list depend on. */
export function claimsOf({ rules }: PriceList): string[] {
  return [...new Set(rules.packages.flatMap(({ claim }) => claim ?? []))]
}

type LineParts = {
  id: string
  service: ListedService
  price: ListedPrice
  months?: number | undefined
}

function toLine({ id, service, price, months }: LineParts): PricedInput {
  return {
    id,
    service: service.id,
    amount: price.amount,
    months: price.term && clampMonths(months, price.term),
    ownDiscount: service.ownDiscount,
    vat: price.vat,
  }
}

function linesOf(item: BasketItem, service: ListedService): PricedInput[] {
  const option = optionOf(service, item.option)
  const price = priceOf(service, item.option)
  if (!price) return []
  const id = option ? `${service.id}.${option.id}` : service.id
  const addons = service.addons.filter(({ id }) => item.addons?.includes(id))
  return [
    toLine({ id, service, price, months: item.months }),
    ...addons.map((addon) => ({
      ...toLine({ id: `${service.id}.${addon.id}`, service, price: addon.price }),
      ownDiscount: 0,
    })),
  ]
}

/** The lines of a basket, priced from the list only. */
export function toLines(basket: Basket, list: PriceList): PricedInput[] {
  return basket.items.flatMap((item) => {
    const service = list.services.find(({ id }) => id === item.service)
    return service ? linesOf(item, service) : []
  })
}

export function priceBasket(basket: Basket, list: PriceList): Priced {
  return priceLines({ lines: toLines(basket, list), rules: list.rules, claims: basket.claims })
}

/** Whether a basket becomes a quote or an estimate. */
export function basketKind(basket: Basket, list: PriceList): OfferKind {
  return offerKindOf(
    basket.items.flatMap((item) => {
      const service = list.services.find(({ id }) => id === item.service)
      return (service && priceOf(service, item.option)) ?? []
    }),
  )
}
