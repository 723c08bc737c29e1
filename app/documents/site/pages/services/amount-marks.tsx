import type { Span } from '#catalog/prices/price-source.ts'
import type { Offer } from './offers.ts'

/** How many marks stand for "and more". */
const extraMarks = 12

/** What an offer counts: its screens, pages, products, pictures or sessions. */
function countedIn({ scope }: Offer): Span | null {
  const { screens, pages, products, images, sessions } = scope
  if (screens === 'unlimited') return { from: 0, to: null }
  const upTo = pages ?? products
  if (upTo) return { from: upTo.to ?? upTo.from, to: upTo.to }
  return screens ?? images ?? sessions ?? null
}

/** The amount that a price includes as drawn squares: filled is certain, outlined the most. */
export function AmountMarks({ offer }: { offer: Offer }) {
  const amount = countedIn(offer)
  if (amount === null || amount.to === 1) return null
  const { from, to } = amount
  return (
    <span
      aria-hidden="true"
      className={to === null ? 'amount-marks amount-marks-on' : 'amount-marks'}
    >
      {Array.from({ length: to ?? from + extraMarks }, (_, index) => (
        <i key={index} className={index < from ? 'amount-sure' : undefined} />
      ))}
    </span>
  )
}
