import type { Agorot } from '#domain/money.ts'

type Price = { amount: Agorot; isFrom?: true }

/** Invented, in the order of the page: from the lowest to the highest. */
export const treatmentPrices = {
  child: { amount: 18_000 },
  checkup: { amount: 25_000 },
  cleaning: { amount: 32_000 },
  urgent: { amount: 35_000 },
  filling: { amount: 45_000, isFrom: true },
  whitening: { amount: 120_000 },
  root: { amount: 145_000, isFrom: true },
  crown: { amount: 290_000 },
  implant: { amount: 420_000 },
  aligners: { amount: 980_000, isFrom: true },
} as const satisfies Record<string, Price>

export type TreatmentId = keyof typeof treatmentPrices
