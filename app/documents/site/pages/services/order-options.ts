import { consultingOffers, type ConsultingOffer } from '#catalog/consulting-offers.ts'
import type { ServiceWords } from '#content/services/service-words.ts'
import type { Option } from '#documents/site/parts/lead-form/lead-form-props.ts'
import type { Offer } from './offers.ts'

/** The options of the order form, labeled as on the page; the free call first. */
export function orderOptions(offers: readonly Offer[], { intro }: ServiceWords): Option[] {
  return consultingOffers.map((value) => ({
    value,
    label: orderLabel(value, offers, intro?.title ?? ''),
  }))
}

function orderLabel(id: ConsultingOffer, offers: readonly Offer[], intro: string): string {
  return id === 'intro' ? intro : (offers.find((offer) => offer.id === id)?.fullName ?? id)
}
