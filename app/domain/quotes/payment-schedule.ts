import { shareOf, type Agorot, type BasisPoints } from '../money.ts'
import { priceQuote, type PriceableQuote, type QuotePrice } from './price-quote.ts'
import type { PaymentPlan } from './quote-line.ts'

export type PaymentStep =
  | 'down'
  | 'completion'
  | 'prepaid'
  | 'first-of-two'
  | 'second-of-two'
  | 'year-ahead'
  | 'monthly'

export type Payment = { step: PaymentStep; amount: Agorot }

const monthsAhead = 12

/**
 * The payments of a quote. Those of the work add up to the one-time total: a credit lowers what is paid
 * in halves, then what is paid otherwise. 'year-ahead' is paid at the start of each year, or for the
 * whole term where it is shorter.
 */
export function paymentSchedule(
  quote: PriceableQuote & { downPayment: BasisPoints },
  chosen: readonly string[],
  price: QuotePrice = priceQuote(quote, chosen),
): Payment[] {
  const credits = new Set(quote.lines.flatMap(({ id, isCredit }) => (isCredit ? [id] : [])))
  const plans = new Map(quote.lines.map(({ id, payment }) => [id, payment]))
  const paid = price.lines.filter(({ id }) => !credits.has(id))
  const totalOf = (plan: PaymentPlan) =>
    paid.reduce((sum, { id, sums }) => (plans.get(id) === plan ? sum + sums.total : sum), 0)
  const yearsOf = paid.filter(({ id }) => plans.get(id) === 'year-ahead')
  const once = [totalOf('halves'), totalOf('two-payments'), totalOf('prepaid')]
  const credit = once.reduce((sum, total) => sum + total, 0) - price.once.total
  const [halves = 0, parts = 0, prepaid = 0] = takeOff(once, credit)
  const [down, first] = [shareOf(halves, quote.downPayment), shareOf(parts, 5_000)]
  const steps: Payment[] = [
    { step: 'down', amount: down },
    { step: 'completion', amount: halves - down },
    { step: 'prepaid', amount: prepaid },
    { step: 'first-of-two', amount: first },
    { step: 'second-of-two', amount: parts - first },
    {
      step: 'year-ahead',
      amount: yearsOf.reduce(
        (sum, { months, sums }) => sum + sums.total * Math.min(months ?? 1, monthsAhead),
        0,
      ),
    },
    { step: 'monthly', amount: totalOf('monthly') },
  ]
  return steps.filter(({ amount }) => amount !== 0)
}

/** Takes an amount off totals, from the first on, none of which becomes negative. */
function takeOff(totals: readonly Agorot[], amount: Agorot): Agorot[] {
  let left = amount
  return totals.map((total) => {
    const taken = Math.min(left, total)
    left -= taken
    return total - taken
  })
}
