import { isPriceItemId, type PriceItemId } from '#catalog/price-book.ts'
import { getSource } from '#catalog/price-choices.ts'
import { sourceGroupIds, type SourceGroup, type Source } from '#catalog/prices/price-source.ts'
import { parseExchangeRate, type ExchangeRate } from '#domain/exchange-rate.ts'

export type PricesEdit =
  | { intent: 'rate'; rate: ExchangeRate | null; typed: string }
  | { intent: 'follow' }
  | { intent: 'settle'; item: PriceItemId; source: Source }
  | { intent: 'reopen'; item: PriceItemId }
  | { intent: 'price-source'; group: SourceGroup | null }
  | { intent: 'unknown' }

/**
 * Reads a form of the prices page. `rate` is null where the entered rate is invalid; an item or a
 * source that the page does not offer makes the whole form 'unknown'.
 */
export function readPricesEdit(form: FormData): PricesEdit {
  const read = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const intent = read('intent')
  if (intent === 'rate')
    return { intent, rate: parseTypedRate(read('rate')), typed: read('rate').slice(0, 20) }
  if (intent === 'follow') return { intent }
  if (intent === 'price-source') return readSourceEdit(read('group'))
  const item = read('item')
  if (!isPriceItemId(item)) return { intent: 'unknown' }
  if (intent === 'reopen') return { intent, item }
  const source = getSource(item, read('source'))
  return intent === 'settle' && source !== null ? { intent, item, source } : { intent: 'unknown' }
}

/** '' removes the choice for all prices. */
function readSourceEdit(name: string): PricesEdit {
  if (name === '') return { intent: 'price-source', group: null }
  const group = sourceGroupIds.find((id) => id === name)
  return group ? { intent: 'price-source', group } : { intent: 'unknown' }
}

/** Also accepts a comma as the decimal separator. */
export function parseTypedRate(typed: string): ExchangeRate | null {
  return parseExchangeRate(typed.replace(',', '.'))
}
