import { isSoldItemId, termsOfItem } from '#catalog/item-terms.ts'
import { toLines, type Basket } from '#domain/pricing/basket.ts'
import type { PricedInput } from '#domain/pricing/price-lines.ts'
import type { ListedPrice, ListedService, PriceList } from '#domain/pricing/price-list.ts'
import type { QuoteLine } from '#domain/quotes/quote-line.ts'
import { lineWords } from './quote-words.ts'

/** The lines of a basket at current prices, with names and payment terms. */
export function catalogueLines(basket: Basket, list: PriceList): QuoteLine[] {
  return toLines(basket, list).flatMap((line) => {
    const service = list.services.find(({ id }) => id === line.service)
    return service ? [catalogueLine(line, service)] : []
  })
}

function catalogueLine(line: PricedInput, service: ListedService): QuoteLine {
  const { id } = line
  const isAddon = service.addons.some((addon) => id === `${service.id}.${addon.id}`)
  return {
    ...line,
    ...lineWords({ id, service: service.id, isAddon }),
    optional: false,
    payment: isSoldItemId(id) ? termsOfItem(id).payment : 'halves',
    isFrom: priceOfLine(service, id)?.isFrom ?? false,
    isOwn: false,
  }
}

function priceOfLine(service: ListedService, lineId: string): ListedPrice | null {
  const part = [...service.options, ...service.addons].find(
    ({ id }) => lineId === `${service.id}.${id}`,
  )
  return part?.price ?? service.price
}
