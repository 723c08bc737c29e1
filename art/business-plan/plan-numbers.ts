import { formatMoney } from '#i18n/format.ts'

/**
 * One month of an invented bakery, in whole shekels. Results are computed from the inputs, so that
 * the sample adds up.
 */
export const customers = { perDay: 90, basket: 34, days: 26 } as const

/** Customers per day at the end of each quarter. */
export const growth = [48, 66, 81, customers.perDay]

const ingredients = 0.3
const fixed = {
  rent: 11_000,
  wages: 24_000,
  energy: 4_500,
  marketing: 2_000,
  other: 3_000,
} as const

const income = customers.perDay * customers.basket * customers.days
const materials = Math.round(income * ingredients)
const fixedSum = Object.values(fixed).reduce((sum, cost) => sum + cost, 0)
const leftOfSale = customers.basket * (1 - ingredients) * customers.days

export const month = {
  income,
  materials,
  ...fixed,
  left: income - materials - fixedSum,
  breakEven: Math.ceil(fixedSum / leftOfSale),
} as const

export function money(shekels: number, lang: 'he' | 'en'): string {
  return formatMoney(shekels * 100, lang)
}
