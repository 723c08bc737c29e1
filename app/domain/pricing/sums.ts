import { shareOf, shareWithin, type Agorot, type BasisPoints } from '../money.ts'
import type { VatNote } from './vat.ts'

/** total = list − ownDiscount − discount + vatAdded = net + vat. */
export type Sums = {
  /** List price. */
  list: Agorot
  /** Discounts of single services. */
  ownDiscount: Agorot
  /** The package discount or tier discount. */
  discount: Agorot
  /** VAT added to prices that exclude it. */
  vatAdded: Agorot
  /** Without VAT. */
  net: Agorot
  /** All the VAT in the total. */
  vat: Agorot
  total: Agorot
}

const noSums: Sums = { list: 0, ownDiscount: 0, discount: 0, vatAdded: 0, net: 0, vat: 0, total: 0 }

type Price = {
  amount: Agorot
  ownDiscount: BasisPoints
  discount: BasisPoints
  vat: VatNote
  vatRate: BasisPoints
}

/**
 * The sums of one line. Rounding happens only here, so totals are exact sums of the lines shown.
 * The service's own discount is applied first (requirements 5.4).
 */
export function sumsOfLine(price: Price): Sums {
  const list = price.amount
  const ownDiscount = shareOf(list, price.ownDiscount)
  const discount = shareOf(list - ownDiscount, price.discount)
  const stated = list - ownDiscount - discount
  const vatAdded = price.vat === 'excluded' ? shareOf(stated, price.vatRate) : 0
  const vat = price.vat === 'excluded' ? vatAdded : shareWithin(stated, price.vatRate)
  const total = stated + vatAdded
  return { list, ownDiscount, discount, vatAdded, net: total - vat, vat, total }
}

function combine(a: Sums, b: Sums, times: number): Sums {
  return {
    list: a.list + b.list * times,
    ownDiscount: a.ownDiscount + b.ownDiscount * times,
    discount: a.discount + b.discount * times,
    vatAdded: a.vatAdded + b.vatAdded * times,
    net: a.net + b.net * times,
    vat: a.vat + b.vat * times,
    total: a.total + b.total * times,
  }
}

export function addUp(parts: readonly Sums[]): Sums {
  return parts.reduce((sums, part) => combine(sums, part, 1), noSums)
}

/** The sums of a number of months. */
export function timesMonths(perMonth: Sums, months: number): Sums {
  return combine(noSums, perMonth, months)
}
