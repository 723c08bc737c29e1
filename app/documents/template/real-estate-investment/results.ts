import type { deals as allDeals } from '#content/templates/real-estate-investment/figures.ts'
import type { BasisPoints } from '#domain/money.ts'

type Deal = Pick<(typeof allDeals)[number], 'months'> & Record<'plan' | 'actual', BasisPoints>

type Results = {
  deals: number
  /** Simple average per year, rounded to a tenth of a percent. */
  average: BasisPoints
  /** Number of deals that paid less than planned, and of those that lost money. */
  below: number
  losses: number
  /** Average number of months between purchase and sale. */
  months: number
}

export function resultsOf(deals: readonly Deal[]): Results {
  const averageOf = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    deals: deals.length,
    average: Math.round(averageOf(deals.map(({ actual }) => actual)) / 10) * 10,
    below: deals.filter(({ plan, actual }) => actual < plan).length,
    losses: deals.filter(({ actual }) => actual < 0).length,
    months: Math.round(averageOf(deals.map(({ months }) => months))),
  }
}
