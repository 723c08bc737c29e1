import type { Agorot } from '#domain/money.ts'

type Fee = { amount: Agorot; isFrom?: true }

/** Invented, VAT included, in the order of the page. */
export const fees = {
  meeting: { amount: 65_000 },
  will: { amount: 240_000 },
  couple: { amount: 620_000 },
  apartment: { amount: 980_000, isFrom: true },
  founders: { amount: 890_000, isFrom: true },
  review: { amount: 140_000 },
  hour: { amount: 78_000 },
} as const satisfies Record<string, Fee>
