import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import { fill } from '#i18n/fill.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'

type Props = { copy: AdminQuotes['page']; changes: OwnerView['priceChanges'] }

/** The price changes made in drafts, each with the amount before and after. Newest first. */
export function PriceChanges({ copy, changes }: Props) {
  if (changes.length === 0) return null
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.priceChanges}</h2>
      <ol className="mt-2 text-small">
        {changes.map(({ name, before, after, at, by }, index) => (
          <li key={index} className="border-b border-line py-2 last:border-0">
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{name}</span>
              <span className="tabular-nums">
                <span className="sr-only">{copy.priceBefore} </span>
                <s className="text-fg-muted">
                  <bdi>{before}</bdi>
                </s>{' '}
                <span className="sr-only">{copy.priceAfter} </span>
                <bdi className="font-medium">{after}</bdi>
              </span>
            </span>
            <span className="text-fg-muted">
              {by === '' ? at : fill(copy.priceChanged, { name: by, at })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
