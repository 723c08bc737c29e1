import { shareOf } from '#domain/money.ts'
import type { BasketItem } from '#domain/pricing/basket.ts'
import type { ListedOption, ListedPrice, ListedService } from '#domain/pricing/price-list.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney } from '#i18n/format.ts'
import { formatShare } from '#i18n/format-share.ts'
import { priceText, type PriceText } from '../price-text.ts'
import type { Speech } from './builder-props.ts'

/** Once or per month, a least price or the price; what it says of VAT only where VAT is added. */
export function sayPrice(
  { amount, isFrom, term, vat }: ListedPrice,
  { lang, prices, rate }: Speech,
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

/** The price of the option that is chosen, of the cheapest one while none is, or of the service itself. After its own discount. */
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

/** What one session of several comes to. */
export function saySession({ together }: ListedOption, { lang, copy }: Speech): string | null {
  return together && fill(copy.choose.perSession, { price: formatMoney(together.each, lang) })
}

export function sayOwnDiscount(
  { ownDiscount }: ListedService,
  { lang, copy }: Speech,
): string | null {
  return ownDiscount === 0
    ? null
    : fill(copy.choose.ownDiscount, { percent: formatShare(ownDiscount, lang) })
}
