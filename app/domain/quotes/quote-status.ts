import type { Day } from '../pricing/vat.ts'

export const quoteStatuses = [
  'draft',
  'sent',
  'viewed',
  'accepted',
  'declined',
  'expired',
  'void',
] as const

export type QuoteStatus = (typeof quoteStatuses)[number]

/** 'expired' is never stored: it follows from the date of a quote that was sent. */
export type StoredQuoteStatus = Exclude<QuoteStatus, 'expired'>

/** Actions of the client and of the owner. */
export const quoteActions = [
  'view',
  'choose',
  'accept',
  'decline',
  'reopen',
  'edit',
  'send',
  'extend',
  'revise',
  'void',
] as const

export type QuoteAction = (typeof quoteActions)[number]

type Moves = Partial<Record<QuoteAction, StoredQuoteStatus | 'stored'>>

type DatedStatus = { status: StoredQuoteStatus; validUntil: Day }

/**
 * The next status by current status and action; any other action is refused. Accepted and void
 * quotes never change. Revising withdraws a quote until it is sent again, so that nobody accepts
 * content that is about to change. 'stored': an extended quote gets back the status that it had
 * before it expired. 'reopen' is how the client takes a decline back, until the quote's last day.
 */
const moves = {
  draft: { edit: 'draft', send: 'sent', void: 'void' },
  sent: {
    view: 'viewed',
    choose: 'viewed',
    accept: 'accepted',
    decline: 'declined',
    extend: 'stored',
    revise: 'draft',
    void: 'void',
  },
  viewed: {
    choose: 'viewed',
    accept: 'accepted',
    decline: 'declined',
    extend: 'stored',
    revise: 'draft',
    void: 'void',
  },
  declined: { reopen: 'viewed', revise: 'draft', void: 'void' },
  expired: { extend: 'stored', revise: 'draft', void: 'void' },
  accepted: {},
  void: {},
} as const satisfies Record<QuoteStatus, Moves>

/** The status to store after an action on the day `today`; null where the action is refused. */
export function quoteStatusAfter(today: Day, quote: DatedStatus, action: QuoteAction) {
  if (action === 'reopen' && today > quote.validUntil) return null
  const allowed: Moves = moves[quoteStatusOn(today, quote)]
  const after = allowed[action] ?? null
  return after === 'stored' ? quote.status : after
}

export function isActionAllowed(status: QuoteStatus, action: QuoteAction): boolean {
  return action in moves[status]
}

/** A quote is valid through the end of its last day. */
export function quoteStatusOn(today: Day, quote: DatedStatus): QuoteStatus {
  const isOpen = quote.status === 'sent' || quote.status === 'viewed'
  return isOpen && today > quote.validUntil ? 'expired' : quote.status
}

export function isQuoteStatus(value: unknown): value is QuoteStatus {
  return quoteStatuses.some((status) => status === value)
}

/**
 * Why no email delivers a quote's link: there is no email, there is no mail server, or sending was
 * given up.
 */
export type LinkFailure = 'none' | 'written-to-file' | 'failed'

export type HandOverReason = 'no-address' | LinkFailure

/** Why the owner still has to give the link to the client; null: there is nothing to do. */
export function handOverReason(quote: {
  status: StoredQuoteStatus
  handedOverAt: Date | null
  linkFailure: LinkFailure | null
  snapshot: { client: { email: string } }
}): HandOverReason | null {
  if (quote.status !== 'sent' || quote.handedOverAt !== null) return null
  return quote.snapshot.client.email === '' ? 'no-address' : quote.linkFailure
}
