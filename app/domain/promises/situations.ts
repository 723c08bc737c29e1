import type { StoredQuoteStatus } from '../quotes/quote-status.ts'
import type { NextAction } from './next-step.ts'

const ofQuote: Partial<Record<StoredQuoteStatus, readonly NextAction[]>> = {
  draft: ['finish-quote'],
  sent: ['follow-up-quote', 'decide-quote'],
  viewed: ['follow-up-quote', 'decide-quote'],
  declined: ['answer-decline'],
  accepted: ['start-work'],
}

/**
 * What the owner may write to a person about: the next step in front, then what the newest quote
 * gives a reason for. A text about a quote needs one that the person can open.
 */
export function situationsOf({
  next,
  quote,
}: {
  next: NextAction | null
  quote: StoredQuoteStatus | null
}): NextAction[] {
  const possible: readonly NextAction[] = [
    ...(quote === null ? [] : (ofQuote[quote] ?? [])),
    'answer',
    'call-back',
    'follow-up',
  ]
  return [...new Set([...(next === null ? [] : [next]), ...possible])]
}
