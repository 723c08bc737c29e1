import type { Agorot } from '#domain/money.ts'

export type Seat = 'single' | 'couple'

type SeatPrice = { total: Agorot; payments: number }

/** Invented, VAT included. The total divides into equal payments. */
export const seatPrices: Record<Seat, SeatPrice> = {
  single: { total: 189_000, payments: 3 },
  couple: { total: 279_000, payments: 3 },
}
