import { shareOf } from '#domain/money.ts'
import type { BasketItem } from '#domain/pricing/basket.ts'
import type { ListedOption, ListedPrice, ListedService } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { priceText, type PriceText } from '#parts/price-text.ts'
import type { TextContext } from './builder-props.ts'

/**
 * The text of a price: once or per month, exact or "from". VAT is mentioned only where it is added.
 */
export function formatListedPrice(
  { amount, isFrom, term, vat }: ListedPrice,
  { lang, prices, rate }: TextContext,
): PriceText {
  const price = {
    currency: 'ILS',
    from: amount,
    to: isFrom ? null : amount,
    unit: term === null ? 'once' : 'month',
  } as const
  return priceText(
    { ...price, vat: vat === 'excluded' ? vat : undefined },
    { lang, rate, words: prices },
  )
}

/**
 * The price of a service after its own discount: that of the chosen option, of the cheapest one
 * while none is chosen, or of the service itself.
 */
export function servicePrice(
  service: ListedService,
  item: BasketItem | undefined,
): ListedPrice | null {
  const chosen =
    service.options.find(({ id }) => id === item?.option)?.price ??
    cheapest(service) ??
    service.price
  return (
    chosen && { ...chosen, amount: chosen.amount - shareOf(chosen.amount, service.ownDiscount) }
  )
}

function cheapest({ options }: ListedService): ListedPrice | null {
  const [first, ...others] = options.map(({ price }) => price)
  if (!first) return null
  return {
    ...others.reduce((least, price) => (price.amount < least.amount ? price : least), first),
    isFrom: true,
  }
}

/** The price of one session in a bundle. */
export function formatSessionPrice(
  { together }: ListedOption,
  { lang, copy }: TextContext,
): string | null {
  return together && fill(copy.choose.perSession, { price: formatMoney(together.each, lang) })
}

export function formatOwnDiscount(
  { ownDiscount }: ListedService,
  { lang, copy }: TextContext,
): string | null {
  return ownDiscount === 0
    ? null
    : fill(copy.choose.ownDiscount, { percent: formatShare(ownDiscount, lang) })
}
