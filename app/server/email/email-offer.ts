import { isSoldItemId, termsOfItem } from '#catalog/item-terms.ts'
import { exchange } from '#catalog/pricing-rules.ts'
import { copyFor } from '#copy/copy.server.ts'
import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import type { Lang } from '#i18n/languages.ts'
import { priceText } from '#parts/price-text.ts'
import type { LeadValues } from './templates/email-slots.ts'

type OfferValues = Pick<
  LeadValues,
  'offerName' | 'offerPrice' | 'offerPayment' | 'offerCancellation'
>

/** What was ordered, for how much and on which terms; all empty where nothing was ordered. */
export function offerValues(offer: OrderedOffer | null, lang: Lang): OfferValues {
  if (offer === null)
    return { offerName: '', offerPrice: '', offerPayment: '', offerCancellation: '' }
  const { emails, prices, servicePage } = copyFor(lang)
  const { item, name, unit, from, to } = offer
  const terms = isSoldItemId(item) ? termsOfItem(item) : null
  const { amount, vat } = priceText(
    { currency: 'ILS', from, to, unit, vat: 'included' },
    { lang, rate: exchange.defaultRate, words: prices },
  )
  return {
    offerName: name,
    offerPrice: to === 0 ? emails.free : [amount, vat].filter(Boolean).join(' '),
    offerPayment: terms ? servicePage.terms.payment[terms.payment] : '',
    offerCancellation: terms ? servicePage.terms.cancellation[terms.cancellation] : '',
  }
}
