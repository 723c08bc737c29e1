import { isSoldItemId, termsOfItem } from '#catalog/item-terms.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import { fill } from '#i18n/fill.ts'
import { formatMoney, formatMoneyRange } from '#i18n/format.ts'
import type { Lang } from '#i18n/languages.ts'
import type { LeadValues } from './templates/email-slots.ts'

type OfferValues = Pick<
  LeadValues,
  'offerName' | 'offerPrice' | 'offerPayment' | 'offerCancellation'
>

/** What was ordered, for how much and on which terms; all empty where nothing was ordered. */
export function offerValues(offer: OrderedOffer | null, lang: Lang): OfferValues {
  if (offer === null)
    return { offerName: '', offerPrice: '', offerPayment: '', offerCancellation: '' }
  const { emails, servicePage } = copyFor(lang)
  const { item, name } = offer
  const terms = isSoldItemId(item) ? termsOfItem(item) : null
  return {
    offerName: name,
    offerPrice: offer.to === 0 ? emails.free : priceOf(offer, lang),
    offerPayment: terms ? servicePage.terms.payment[terms.payment] : '',
    offerCancellation: terms ? servicePage.terms.cancellation[terms.cancellation] : '',
  }
}

/** In shekels, with VAT unless the studio adds none. */
function priceOf({ from, to, unit }: OrderedOffer, lang: Lang): string {
  const { prices } = copyFor(lang)
  const isRange = from !== null && to !== null
  const limits = isRange ? formatMoneyRange(from, to, lang) : formatMoney(from ?? to ?? 0, lang)
  const limited = to === null ? fill(prices.from, { amount: limits }) : limits
  const amount = from === null && to !== null ? fill(prices.upTo, { amount: limits }) : limited
  const each = unit === 'month' ? fill(prices.perMonth, { amount }) : amount
  return `${each} ${prices.vat.included}`.trimEnd()
}
