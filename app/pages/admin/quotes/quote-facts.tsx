import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { Icon } from '../icon.tsx'

type Props = { copy: AdminQuotes['page']; quote: OwnerView }

/** The best news there is: first thing on the page. */
export function QuoteAcceptance({ copy, quote: { acceptance } }: Props) {
  if (acceptance === null) return null
  return (
    <section className="rounded-se-chip bg-selected p-5 text-small">
      <h2 className="flex items-start gap-3 text-body font-semibold">
        <Icon name="check" size="size-5" className="mt-0.5" />
        {acceptance.text}
      </h2>
      <p className="mt-3 text-fg-muted">{copy.acceptance}</p>
      <p className="[overflow-wrap:anywhere]">
        <bdi dir="ltr">{acceptance.code}</bdi>
      </p>
    </section>
  )
}

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
