import type { Agorot, BasisPoints } from '#domain/money.ts'

// Invented figures of the page. Their words are in page-he.ts and page-en.ts.

/** A number that is not in service. */
export const phone = '03-055-0200'

export const salary: Agorot = 1_120_000

/** The monthly expenses that are deducted from the salary, in the order of the receipt. */
export const expenses = {
  rent: 460_000,
  groceries: 235_000,
  children: 148_000,
  car: 126_000,
  takeout: 64_000,
  subscriptions: 21_900,
  overdraft: 18_800,
} as const satisfies Record<string, Agorot>

/** The changes of prices in a year, in the order of the ticker. */
export const changes = {
  rent: 420,
  coffee: 900,
  salary: 190,
  daycare: 510,
  checking: 0,
  overdraft: 1_250,
  gym: -1_400,
  dreams: 700,
} as const satisfies Record<string, BasisPoints>

/** Savings in a checking account while prices rise. */
export const savings = {
  least: 500_000,
  most: 20_000_000,
  step: 500_000,
  start: 5_000_000,
  yearlyRise: 300,
  years: [0, 5, 10, 20, 30],
} as const
