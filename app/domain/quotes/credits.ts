import { shareWithin, type Agorot, type BasisPoints } from '../money.ts'
import { sumsOfLine, type Sums } from '../pricing/sums.ts'
import type { VatNote } from '../pricing/vat.ts'
import type { QuoteLine } from './quote-line.ts'

type Credit = Pick<QuoteLine, 'id' | 'amount' | 'vat'>

/**
 * What each credit takes off the one-time total, in their order. Together they take off at most all of
 * it: a client can leave lines out, and nobody is paid for that.
 * @param before the one-time total without credits, with VAT
 */
export function sumsOfCredits(
  credits: readonly Credit[],
  { before, vatRate }: { before: Agorot; vatRate: BasisPoints },
): { id: string; sums: Sums }[] {
  let left = before
  return credits.map(({ id, amount, vat }) => {
    const whole = creditSums(amount, vat, vatRate)
    const sums = -whole.total <= left ? whole : creditOf(left, vat, vatRate)
    left += sums.total
    return { id, sums }
  })
}

function creditSums(amount: Agorot, vat: VatNote, vatRate: BasisPoints): Sums {
  return sumsOfLine({ amount, ownDiscount: 0, discount: 0, vat, vatRate })
}

/** The credit that takes off exactly `total`, VAT included. */
function creditOf(total: Agorot, vat: VatNote, vatRate: BasisPoints): Sums {
  const tax = shareWithin(total, vatRate)
  const stated = vat === 'excluded' ? total - tax : total
  return {
    list: negated(stated),
    ownDiscount: 0,
    discount: 0,
    vatAdded: vat === 'excluded' ? negated(tax) : 0,
    net: negated(total - tax),
    vat: negated(tax),
    total: negated(total),
  }
}

/** Never -0, which is another value to a test and to JSON. */
function negated(amount: Agorot): Agorot {
  return amount === 0 ? 0 : -amount
}
