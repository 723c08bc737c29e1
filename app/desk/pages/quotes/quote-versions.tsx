import type { AdminQuotes } from '#desk/words/he/quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'

type Props = { copy: AdminQuotes['page']; quote: OwnerView }

export function QuoteVersions({ copy, quote: { versions } }: Props) {
  return (
    <section className="border-t-2 border-line-strong pt-4">
      <h2 className="font-semibold">{copy.versions}</h2>
      <ol className="mt-2 text-small">
        {versions.map(({ label, code, at }) => (
          <li
            key={label}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0"
          >
            <span>{label}</span>
            <span className="text-fg-muted">
              {at} · <bdi dir="ltr">{code}</bdi>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
