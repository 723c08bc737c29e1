import type { QuoteEventKind } from './quote-event-kind.ts'

/** What can happen to a lead, besides its arrival. */
export type LeadEventKind =
  | 'added'
  | 'held'
  | 'released'
  | 'deleted'
  | 'restored'
  | 'status'
  | 'notes'
  | 'corrected'
  | 'touched'
  | 'touch-undone'
  | 'call-back-set'
  | 'answer-late'
  | 'joined'
  | 'parted'
  | QuoteEventKind
