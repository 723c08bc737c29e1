import { priceText, type ShownPrice } from '#parts/price-text.ts'
import type { PriceContext } from '#parts/price-text.ts'

/** Both currencies in one phrase, where the language shows both. */
export function bothAmounts(price: ShownPrice, priceContext: PriceContext): string {
  const { amount, other } = priceText(price, priceContext)
  return other === null ? amount : `${amount} (${other})`
}
