import type { AdminQuotes } from '#copy/he/admin-quotes.ts'
import type { OwnerView } from '#server/quotes/owner-view.ts'
import { Icon } from '../icon.tsx'

type Props = { copy: AdminQuotes['page']; quote: OwnerView }

/** Who accepted the quote and when. Null until then. */
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
