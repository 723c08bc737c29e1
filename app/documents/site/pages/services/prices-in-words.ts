import type { PriceChoices, PriceItemId } from '#catalog/price-book.ts'
import { chosenPrice } from '#catalog/price-list.ts'
import { fillKnown } from '#i18n/fill.ts'
import type { PriceContext } from '#parts/price-text.ts'
import { priceText } from '#parts/price-text.ts'
import { bothAmounts } from './both-amounts.ts'

type PlacedPrice = {
  item: PriceItemId
  /**
   * False for the worth of something, or for what others charge: such prices say nothing about VAT.
   */
  vat: boolean
}

/** The prices inside the sentences of service pages, by their placeholder (requirements 3.10). */
export const pricesInWords = {
  launchPrice: { item: 'business-launch', vat: true },
  upgradePrice: { item: 'smart-upgrade', vat: true },
  consultingPackagePrice: { item: 'consulting-package', vat: true },
  designPrice: { item: 'ui-design', vat: true },
  specificationWorth: { item: 'free-specification', vat: false },
  hostingPrice: { item: 'hosting', vat: false },
} as const satisfies Record<string, PlacedPrice>

/** Fills in the prices of the sources that the owner chose. Other placeholders stay. */
export function fillPrices<Words>(
  words: Words,
  { choices, context }: { choices: PriceChoices; context: PriceContext },
): Words {
  const textOf = ({ item, vat }: PlacedPrice) => {
    const { priceSource } = chosenPrice(item, { choices, usdToIls: context.rate })
    const note = vat ? priceText(priceSource, context).vat : null
    return [bothAmounts(priceSource, context), note].filter((part) => part !== null).join(' ')
  }
  const texts = Object.entries(pricesInWords).map(
    ([placeholder, price]) => [placeholder, textOf(price)] as const,
  )
  return fillKnown(words, Object.fromEntries(texts))
}
