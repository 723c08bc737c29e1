import { shareOf, shareWithin, type Agorot, type BasisPoints } from '../money.ts'
import type { VatNote } from './vat.ts'

/** total = list − ownDiscount − discount + vatAdded = net + vat. */
export type Sums = {
  /** As the price book states it. */
  list: Agorot
  /** What the services' own discounts take off. */
  ownDiscount: Agorot
  /** What the package or the number of services takes off. */
  discount: Agorot
  /** VAT put on top of prices that are stated without it. */
  vatAdded: Agorot
  /** Without VAT. */
  net: Agorot
  /** All the VAT that the total contains. */
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

/** One line, rounded here and nowhere later: totals are then sums of what each line shows. The own discount goes first (requirements 5.4). */
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

/** What so many months come to. */
export function timesMonths(perMonth: Sums, months: number): Sums {
  return combine(noSums, perMonth, months)
}
