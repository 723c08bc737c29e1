import { type OwnPrice, parseOwnPrice } from '#domain/pricing/own-price.ts'
import { isPriceItemId, type PriceItemId } from '#catalog/price-book.ts'
import { getSource } from '#catalog/price-choices.ts'
import { sourceGroupIds, type SourceGroup, type Source } from '#catalog/prices/price-source.ts'
import type { Day } from '#domain/pricing/vat.ts'
import type { ExchangeRate } from '#domain/exchange-rate.ts'
import { parseTypedRate } from './typed-rate.ts'

export type PricesEdit =
  | { intent: 'rate'; rate: ExchangeRate | null; typed: string }
  | { intent: 'follow' }
  | { intent: 'settle'; item: PriceItemId; source: Source }
  | { intent: 'reopen'; item: PriceItemId }
  | { intent: 'own'; item: PriceItemId; price: OwnPrice | null }
  | { intent: 'keep'; sources: Partial<Record<PriceItemId, Source>> }
  | { intent: 'price-source'; group: SourceGroup | null }
  | { intent: 'unknown' }

/**
 * Reads a form of the prices page. `rate` is null where the entered rate is invalid; an item or a
 * source that the page does not offer makes the whole form 'unknown'.
 */
export function readPricesEdit(form: FormData, today: Day): PricesEdit {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const intent = read('intent')
  if (intent === 'rate')
    return { intent, rate: parseTypedRate(read('rate')), typed: read('rate').slice(0, 20) }
  if (intent === 'follow') return { intent }
  if (intent === 'price-source') return readSourceEdit(read('group'))
  if (intent === 'keep') return readKept(form.getAll('shown'))
  const item = read('item')
  if (!isPriceItemId(item)) return { intent: 'unknown' }
  if (intent === 'reopen') return { intent, item }
  if (intent === 'own') {
    const ends = { from: read('from'), to: read('to'), isFrom: read('isFrom') !== '' }
    return { intent, item, price: parseOwnPrice({ ...ends, since: today }) }
  }
  const source = getSource(item, read('source'))
  return intent === 'settle' && source !== null ? { intent, item, source } : { intent: 'unknown' }
}

/** 'item=source' for each price that the page showed. */
function readKept(shown: readonly FormDataEntryValue[]): PricesEdit {
  const sources: Partial<Record<PriceItemId, Source>> = {}
  for (const each of shown) {
    const [item, name] = typeof each === 'string' ? each.split('=') : []
    const source = isPriceItemId(item) ? getSource(item, name) : null
    if (!isPriceItemId(item) || source === null) return { intent: 'unknown' }
    sources[item] = source
  }
  return shown.length === 0 ? { intent: 'unknown' } : { intent: 'keep', sources }
}

/** '' removes the choice for all prices. */
function readSourceEdit(name: string): PricesEdit {
  if (name === '') return { intent: 'price-source', group: null }
  const group = sourceGroupIds.find((id) => id === name)
  return group ? { intent: 'price-source', group } : { intent: 'unknown' }
}
