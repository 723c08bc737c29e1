import type { BasisPoints } from '#domain/money.ts'

// Invented figures of the page. Their words are in page-he.ts and page-en.ts.

/** A number that is not in service. */
export const phone = '03-055-0170'

type Deal = {
  id: string
  /** The years of purchase and sale, and the months between them. */
  bought: number
  sold: number
  months: number
  /** Yearly return to the investor, before tax: planned and actual. */
  plan: BasisPoints
  actual: BasisPoints
}

/** Every completed deal, by the year of its sale. */
export const deals = [
  { id: 'warehouse', bought: 2013, sold: 2016, months: 38, plan: 800, actual: 940 },
  { id: 'clinics', bought: 2014, sold: 2018, months: 51, plan: 750, actual: 810 },
  { id: 'students', bought: 2015, sold: 2019, months: 44, plan: 900, actual: 1_080 },
  { id: 'seniors', bought: 2016, sold: 2020, months: 47, plan: 750, actual: 790 },
  { id: 'shops', bought: 2017, sold: 2022, months: 60, plan: 750, actual: 210 },
  { id: 'studios', bought: 2018, sold: 2022, months: 41, plan: 700, actual: 760 },
  { id: 'logistics', bought: 2020, sold: 2023, months: 33, plan: 850, actual: 1_120 },
  { id: 'offices', bought: 2019, sold: 2024, months: 55, plan: 800, actual: -140 },
  { id: 'laboratories', bought: 2022, sold: 2025, months: 36, plan: 800, actual: 850 },
] as const satisfies readonly Deal[]

export type DealId = (typeof deals)[number]['id']

/** The stages of a building, in order. */
export const stages = ['purchase', 'permit', 'construction', 'letting', 'sale'] as const

/** Terms of every partnership. */
export const terms = {
  /** The share of the building's value. */
  loan: 6_000,
  /** The yearly return to the investors only, before the firm shares in the profit. */
  preferred: 600,
  /** The investors' share of any further profit. */
  investors: 8_000,
  firm: 2_000,
  /** The firm's own share of each building's equity. */
  own: 1_000,
} as const satisfies Record<string, BasisPoints>
