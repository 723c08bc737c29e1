import type { PriceItemId } from './price-book.ts'

/** What the order form of consulting offers, as its ladder climbs. The intro call is free, so the price book has none. */
export const consultingOffers = [
  'intro',
  'diagnosis',
  'ux-mentoring.single',
  'ux-mentoring.five',
  'ux-mentoring.ten',
  'ux-mentoring.retainer',
  'figma-workshop.one-day',
  'figma-workshop.three-days',
  'figma-workshop.five-days',
  'action-plan',
] as const satisfies readonly ('intro' | PriceItemId)[]

export type ConsultingOffer = (typeof consultingOffers)[number]
