import { parseBasket, type Basket, type BasketItem } from './basket.ts'
import type { PriceList } from './price-list.ts'

/** Separators: characters that need no escaping and that chat programs keep inside a link. */
const separators = { item: ',', option: '.', addon: '~', months: ':' } as const

/** Four times the longest address that the builder writes. Longer input is cut off. */
const maxLength = 2_000
const maxItems = 50

/**
 * Field names of the form when it is posted without scripts: `o.branding=extended`,
 * `a.website=crm`, `m.maintenance=12`.
 */
export const basketFields = {
  service: 's',
  claim: 'c',
  option: 'o.',
  addon: 'a.',
  months: 'm.',
} as const

/** `s=branding.extended,website~crm,maintenance:12&c=design-client`; '' for an empty basket. */
export function basketQuery({ items, claims }: Basket): string {
  const services = items.map(itemCode).join(separators.item)
  return [
    services && `${basketFields.service}=${services}`,
    claims.length > 0 && `${basketFields.claim}=${claims.join(separators.item)}`,
  ]
    .filter(Boolean)
    .join('&')
}

function itemCode({ service, option, addons = [], months }: BasketItem): string {
  const chosen = option === undefined ? '' : separators.option + option
  const term = months === undefined ? '' : `${separators.months}${months}`
  return service + chosen + addons.map((addon) => separators.addon + addon).join('') + term
}

/**
 * Reads the basket from a query or from the form without scripts. Never throws: anything that is
 * not in the price list is dropped.
 */
export function readBasketQuery(query: string | URLSearchParams, list: PriceList): Basket {
  const fields = typeof query === 'string' ? new URLSearchParams(query) : query
  return parseBasket(
    {
      items: readList(fields, basketFields.service).map((code) => readItem(code, fields)),
      claims: readList(fields, basketFields.claim),
    },
    list,
  )
}

function readList(fields: URLSearchParams, name: string): string[] {
  return fields
    .getAll(name)
    .join(separators.item)
    .slice(0, maxLength)
    .split(separators.item, maxItems)
}

function readItem(code: string, fields: URLSearchParams) {
  const [rest = '', term] = code.split(separators.months)
  const [head = '', ...addons] = rest.split(separators.addon)
  const [service = '', option] = head.split(separators.option)
  const months = term ?? fields.get(basketFields.months + service)
  return {
    service,
    option: option ?? fields.get(basketFields.option + service),
    months: months === null || months === '' ? undefined : Number(months),
    addons: addons.length > 0 ? addons : fields.getAll(basketFields.addon + service),
  }
}

/**
 * Whether the query was sent by the form without scripts, and can be shortened to the canonical
 * one.
 */
export function isFormQuery(fields: URLSearchParams): boolean {
  const { service, claim, option, addon, months } = basketFields
  const isField = (name: string) => [option, addon, months].some((start) => name.startsWith(start))
  return (
    [...fields.keys()].some(isField) ||
    fields.getAll(service).length > 1 ||
    fields.getAll(claim).length > 1
  )
}

function isBasketField(name: string): boolean {
  const { service, claim, option, addon, months } = basketFields
  return (
    name === service ||
    name === claim ||
    [option, addon, months].some((start) => name.startsWith(start))
  )
}

/** The query with this basket in it. Other parameters stay, such as those of a campaign. */
export function withBasket(search: string, basket: Basket): string {
  const others = [...new URLSearchParams(search)].filter(([name]) => !isBasketField(name))
  const parts = [basketQuery(basket), new URLSearchParams(others).toString()].filter(Boolean)
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
