import type { LeadStatus } from '#domain/leads/status.ts'

/** Decorative: the name of the status is always beside it. */
const iconClasses: Record<LeadStatus, string> = {
  new: 'bg-dot rounded-full',
  unread: 'border-2 border-dot rounded-full',
  read: 'bg-field-line',
  contacted: 'border-2 border-info',
  qualified: 'bg-lilac outline outline-fg/30',
  in_progress: 'bg-citron outline outline-fg/30',
  closed_won: 'bg-info',
  closed_lost: 'border-2 border-fg-muted',
  archived: 'h-0.5! bg-fg-muted',
}

export function StatusIcon({ status, className = '' }: { status: LeadStatus; className?: string }) {
  return (
    <span aria-hidden="true" className={`size-2.5 flex-none ${iconClasses[status]} ${className}`} />
  )
}
