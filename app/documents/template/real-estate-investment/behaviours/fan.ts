import { questions, scenarios } from '#content/templates/real-estate-investment/prices.ts'
import { type Choice, worthOfOne } from './scenario.ts'

/** The chart: years from left to right, the worth of one shekel from the bottom up. */
export const fanSize = { width: 160, height: 100, min: 0.6, max: 2.1 } as const

type Terms = Omit<Choice, 'sum'>

/** SVG points: the area between the weak and the good scenario, and the line of the middle one. */
export function drawFan(terms: Terms): { area: string; middle: string } {
  const weak = curve(terms, scenarios.weak)
  const good = curve(terms, scenarios.good)
  return {
    area: [...good, ...weak.toReversed()].join(' '),
    middle: curve(terms, scenarios.middle).join(' '),
  }
}

function curve(terms: Terms, yearly: number): string[] {
  return Array.from({ length: terms.years + 1 }, (_, years) =>
    [alongAfter(years), heightOf(worthOfOne({ ...terms, years }, yearly))].join(),
  )
}

export function alongAfter(years: number): number {
  return (years / questions.years.most) * fanSize.width
}

/** @param worth what one shekel became */
export function heightOf(worth: number): number {
  const { height, min, max } = fanSize
  return Math.round((1 - (worth - min) / (max - min)) * height * 10) / 10
}
