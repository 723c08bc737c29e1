import type { Day } from '../pricing/vat.ts'

export const quoteStatuses = ['draft', 'sent', 'viewed', 'accepted', 'expired', 'void'] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** 'expired' is never stored: it is what a day makes of a quote that was sent. */
export type StoredQuoteStatus = Exclude<QuoteStatus, 'expired'>

/** What the client does, and what the owner does. */
export const quoteActions = [
  'view',
  'choose',
  'accept',
  'edit',
  'send',
  'extend',
  'revise',
  'void',
] as const

export type QuoteAction = (typeof quoteActions)[number]

/**
 * Where each action leads from each status; what is not here is refused. An accepted quote is an agreement and a void one is history: neither
 * moves again. To revise a quote takes it back until it is sent anew, so that nobody accepts what is about to change.
 */
const moves = {
  draft: { edit: 'draft', send: 'sent', void: 'void' },
  sent: {
    view: 'viewed',
    choose: 'viewed',
    accept: 'accepted',
    extend: 'sent',
    revise: 'draft',
    void: 'void',
  },
  viewed: { choose: 'viewed', accept: 'accepted', extend: 'sent', revise: 'draft', void: 'void' },
  expired: { extend: 'sent', revise: 'draft', void: 'void' },
  accepted: {},
  void: {},
} as const satisfies Record<QuoteStatus, Partial<Record<QuoteAction, StoredQuoteStatus>>>

export function quoteAfter(status: QuoteStatus, action: QuoteAction): StoredQuoteStatus | null {
  const allowed: Partial<Record<QuoteAction, StoredQuoteStatus>> = moves[status]
  return allowed[action] ?? null
}

export function canQuote(status: QuoteStatus, action: QuoteAction): boolean {
  return quoteAfter(status, action) !== null
}

/** A quote is good through the whole of its last day. */
export function quoteStatusOn(
  today: Day,
  quote: { status: StoredQuoteStatus; validUntil: Day },
): QuoteStatus {
  const isOpen = quote.status === 'sent' || quote.status === 'viewed'
  return isOpen && today > quote.validUntil ? 'expired' : quote.status
}

export function isQuoteStatus(value: unknown): value is QuoteStatus {
  return quoteStatuses.some((status) => status === value)
}
