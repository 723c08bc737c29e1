import type { Agorot } from '#domain/money.ts'

/** Invented, VAT included: an evening for one person, and for two who come together. */
export const prices = { one: 39_000, two: 72_000 } as const satisfies Record<string, Agorot>
