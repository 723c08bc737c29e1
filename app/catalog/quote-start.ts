import type { OrderedOffer } from '#domain/leads/ordered-offer.ts'
import { isSoldItemId } from './item-terms.ts'
import { serviceOf, servicePageIds, type ServiceChoice, type ServicePageId } from './services.ts'

/** What a client of a service mostly buys, as the builder's addresses name it. */
const mainItem: Record<ServicePageId, string> = {
  'app-development': 'mvp',
  'uxui-design': 'ui-design.basic',
  'landing-page': 'landing-page',
  'digital-presence': 'website',
  websites: 'website',
  'online-store': 'shopify-store',
  'strategic-consulting': 'action-plan',
  'digital-business-card': 'digital-card',
}

/** What a lead is about. `offer`: what an order form ordered. */
export type QuoteSubject = {
  serviceType: ServiceChoice | null
  sourcePage: string
  offer: OrderedOffer | null
}

/**
 * The item of the price list that a quote for a lead begins with, as a code of the builder's
 * addresses: what was ordered, or what the page of the lead sells if it is of the chosen service, or
 * what is mostly bought of the service. null: nothing follows from the lead.
 */
export function quoteStart({ serviceType, sourcePage, offer }: QuoteSubject): string | null {
  if (offer !== null) return isSoldItemId(offer.item) ? offer.item : null
  const page = servicePageIds.find((id) => sourcePage === `services/${id}`)
  const service = serviceType === 'not-sure' ? null : serviceType
  if (page !== undefined && (service === null || serviceOf(page) === service)) return mainItem[page]
  return service === null ? null : mainItem[service]
}
