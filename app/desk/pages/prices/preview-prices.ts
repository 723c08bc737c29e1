import { isSellableId, type SellableId } from '#catalog/sellables.ts'
import type { Agorot } from '#domain/money.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'

/** A monthly, a small and a large price. */
const common: readonly string[] = ['digital-card', 'landing-page', 'website']

/** Three prices that the preview converts to dollars: the common ones, or others where those are off. */
export function previewPrices({ services }: PriceList): { id: SellableId; amount: Agorot }[] {
  const priced = services.flatMap(({ id, price, options }) => {
    const amount = (price ?? options[0]?.price)?.amount
    return isSellableId(id) && amount !== undefined ? [{ id, amount }] : []
  })
  const isCommon = ({ id }: { id: string }) => common.includes(id)
  const others = priced.filter((each) => !isCommon(each))
  return [...priced.filter(isCommon), ...others].slice(0, common.length)
}
