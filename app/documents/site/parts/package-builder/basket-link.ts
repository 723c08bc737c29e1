import type { Basket } from '#domain/pricing/basket.ts'
import { withBasket } from '#domain/pricing/basket-url.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'

/** The address of the builder with this basket and a fragment. */
export function basketUrl(
  lang: Lang,
  basket: Basket,
  anchor: '' | '#services-title' | '#receipt-title' = '',
): string {
  return pageUrl(lang, 'package-builder') + withBasket('', basket) + anchor
}
