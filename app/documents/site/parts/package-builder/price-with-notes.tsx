import type { PriceText } from '#parts/price-text.ts'

/** The price on one line, with its notes below. */
export function PriceWithNotes({
  price: { amount, other, vat },
  notes,
}: {
  price: PriceText
  notes: readonly (string | null)[]
}) {
  return (
    <>
      <bdi className="price-amount">{amount}</bdi>
      {[vat, other, ...notes].map((note) =>
        note === null ? null : (
          <small key={note}>
            <bdi>{note}</bdi>
          </small>
        ),
      )}
    </>
  )
}
