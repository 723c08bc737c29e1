import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'

type Props = { copy: AdminQuotes['page']; quote: OwnerView }

/** Who agreed, and every version that ever was. */
export function QuoteFacts({ copy, quote: { acceptance, versions } }: Props) {
  return (
    <>
      {acceptance === null ? null : (
        <section className="border-t-2 border-line-strong pt-4 text-small">
          <h2 className="text-body font-semibold">{acceptance.text}</h2>
          <p className="mt-2 text-fg-muted">{copy.acceptance}</p>
          <p className="[overflow-wrap:anywhere]">
            <bdi dir="ltr">{acceptance.code}</bdi>
          </p>
        </section>
      )}
      <section className="border-t-2 border-line-strong pt-4">
        <h2 className="font-semibold">{copy.versions}</h2>
        <ol className="mt-2 text-small">
          {versions.map(({ label, code, at }) => (
            <li key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-0">
              <span>{label}</span>
              <span className="text-fg-muted">
                {at} · <bdi dir="ltr">{code}</bdi>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  )
}
