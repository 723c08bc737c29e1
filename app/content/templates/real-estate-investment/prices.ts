import type { Agorot, BasisPoints } from '#domain/money.ts'
import type { stages } from './figures.ts'

type Building = {
  stage: (typeof stages)[number]
  equity: Agorot
  /** The smallest investment. */
  least: Agorot
  /** The share of the equity. */
  raised: BasisPoints
  /** The share of the floor area. */
  leased: BasisPoints
  /** Yearly return to the investor, before tax. */
  plan: BasisPoints
  /** The year in which the sale is planned. */
  sale: number
}

/** The buildings that are open to investors, in the order of the page. Invented. */
export const buildings = {
  alon: {
    stage: 'letting',
    equity: 3_800_000_000,
    least: 40_000_000,
    raised: 8_200,
    leased: 7_500,
    plan: 780,
    sale: 2030,
  },
  dekel: {
    stage: 'letting',
    equity: 2_150_000_000,
    least: 30_000_000,
    raised: 9_400,
    leased: 10_000,
    plan: 680,
    sale: 2031,
  },
  sdera: {
    stage: 'construction',
    equity: 1_740_000_000,
    least: 30_000_000,
    raised: 6_500,
    leased: 5_700,
    plan: 860,
    sale: 2031,
  },
  tzorfim: {
    stage: 'permit',
    equity: 1_280_000_000,
    least: 25_000_000,
    raised: 2_000,
    leased: 0,
    plan: 940,
    sale: 2033,
  },
} as const satisfies Record<string, Building>

export type BuildingId = keyof typeof buildings

type Range = { least: number; most: number; step: number; start: number }

/** The inputs of the calculator: whole shekels, years, and two in basis points. */
export const questions = {
  sum: { least: 250_000, most: 3_000_000, step: 50_000, start: 500_000 },
  years: { least: 3, most: 8, step: 1, start: 5 },
  fee: { least: 50, most: 200, step: 25, start: 100 },
  share: { least: 6_000, most: 9_000, step: 500, start: 8_000 },
} as const satisfies Record<string, Range>

export type QuestionId = keyof typeof questions

/** The yearly return of the building on its equity, before the fee, in basis points. */
export const scenarios = { weak: -200, middle: 600, good: 1_000 } as const satisfies Record<
  string,
  BasisPoints
>

export type ScenarioId = keyof typeof scenarios

/** The ranges of the meeting form: from each amount up to the next one. */
export const sums: readonly Agorot[] = [25_000_000, 50_000_000, 100_000_000, 300_000_000]
