import type { BasisPoints } from '#domain/money.ts'

export type PhaseName =
  | 'new'
  | 'waxingCrescent'
  | 'firstQuarter'
  | 'waxingGibbous'
  | 'full'
  | 'waningGibbous'
  | 'lastQuarter'
  | 'waningCrescent'

const daysPerMonth = 29.530_588
/** The four main phases keep their name for a day before and after. */
const oneDay = 1 / daysPerMonth

function sin(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180)
}

/**
 * The phase at a date and time: 0 new, 0.25 first quarter, 0.5 full, 0.75 last quarter, below 1. It
 * is the angle between moon and sun, from the largest terms of Meeus, Astronomical Algorithms,
 * chapter 48, accurate to about an hour.
 */
export function moonPhase(date: Date): number {
  const centuries = (date.getTime() - Date.UTC(2000, 0, 1, 12)) / (36_525 * 86_400_000)
  const elongation = 297.850_192_1 + 445_267.111_403_4 * centuries
  const sun = 357.529_109_2 + 35_999.050_290_9 * centuries
  const moon = 134.963_396_4 + 477_198.867_505_5 * centuries
  const angle =
    elongation +
    6.289 * sin(moon) -
    2.1 * sin(sun) +
    1.274 * sin(2 * elongation - moon) +
    0.658 * sin(2 * elongation) +
    0.214 * sin(2 * moon) +
    0.11 * sin(elongation)
  return (((angle / 360) % 1) + 1) % 1
}

/** The share of the disc that is lit, in basis points. */
export function litShare(phase: number): BasisPoints {
  return Math.round(5_000 * (1 - Math.cos(2 * Math.PI * phase)))
}

export function nameOfPhase(phase: number): PhaseName {
  if (phase < oneDay || phase > 1 - oneDay) return 'new'
  if (phase < 0.25 - oneDay) return 'waxingCrescent'
  if (phase <= 0.25 + oneDay) return 'firstQuarter'
  if (phase < 0.5 - oneDay) return 'waxingGibbous'
  if (phase <= 0.5 + oneDay) return 'full'
  if (phase < 0.75 - oneDay) return 'waningGibbous'
  return phase <= 0.75 + oneDay ? 'lastQuarter' : 'waningCrescent'
}
