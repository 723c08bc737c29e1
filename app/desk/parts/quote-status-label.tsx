import type { QuoteStatus } from '#domain/quotes/quote-status.ts'

/** Decorative: the name of the status is always beside it. */
const iconClasses: Record<QuoteStatus | 'damaged', string> = {
  draft: 'border-2 border-fg-muted',
  sent: 'border-2 border-info',
  viewed: 'bg-citron outline outline-fg/30',
  accepted: 'bg-info',
  declined: 'border-2 border-danger',
  expired: 'bg-field-line',
  void: 'h-0.5! bg-fg-muted',
  damaged: 'bg-danger',
}

export function QuoteStatusLabel({
  status,
  name,
}: {
  status: QuoteStatus | 'damaged'
  name: string
}) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span aria-hidden="true" className={`size-2.5 flex-none ${iconClasses[status]}`} />
      {name}
    </span>
  )
}
