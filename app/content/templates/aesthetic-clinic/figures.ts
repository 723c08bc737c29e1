import { clinicTreatments } from '#catalog/prices/clinic-demo.ts'
import type { Agorot } from '#domain/money.ts'

// Invented figures of the clinic. Its prices and hours are in catalog/prices/clinic-demo.ts.

/** A number that is not in service. */
export const phone = '03-055-0190'

/** The number of the ambulance service. */
export const emergencyNumber = '101'

export type ClinicTreatment = {
  id: keyof typeof clinicTreatments | 'other'
  /** The length of a visit, in minutes. */
  minutes: { from: number; to: number }
  /** VAT included; null: agreed in a consultation. */
  price: Agorot | null
}

/** The specified types of treatment, in the order of the form. */
export const treatments: readonly ClinicTreatment[] = [
  { id: 'botox', minutes: { from: 20, to: 30 }, price: clinicTreatments.botox },
  { id: 'lips', minutes: { from: 40, to: 60 }, price: clinicTreatments.lips },
  { id: 'filler', minutes: { from: 30, to: 45 }, price: clinicTreatments.filler },
  { id: 'peeling', minutes: { from: 40, to: 40 }, price: clinicTreatments.peeling },
  { id: 'facial', minutes: { from: 60, to: 75 }, price: clinicTreatments.facial },
  { id: 'nails', minutes: { from: 50, to: 70 }, price: clinicTreatments.nails },
  { id: 'other', minutes: { from: 30, to: 30 }, price: null },
]

/** The length of each part of a first visit, in minutes; null: it takes days. */
export const visitParts = { talk: 15, look: 10, offer: 10, nights: null, treatment: 30 } as const

/** The subjects of the drawings of before and after. */
export const comparisons = ['forehead', 'lips', 'texture'] as const

/** The newest first. */
export const articles = ['sunscreen', 'questions', 'peeling'] as const
