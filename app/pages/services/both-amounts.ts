import { priceText, type ShownPrice } from '#site/price-text.ts'
import type { Voice } from './service-data.ts'

/** Both currencies in one phrase, where the language shows both. */
export function bothAmounts(price: ShownPrice, voice: Voice): string {
  const { amount, other } = priceText(price, voice)
  return other === null ? amount : `${amount} (${other})`
}
