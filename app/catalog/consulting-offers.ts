import type { PriceItemId } from './price-book.ts'

/**
 * The length of a mentoring session. No text of the specification states it; longer than an
 * assessment of 90 minutes, because it costs more (docs/decisions/0105).
 */
export const sessionMinutes = 120

/** The offers of the consulting order form, in its order. The intro call is free: no price item. */
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
