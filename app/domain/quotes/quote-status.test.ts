import { expect, test } from 'vitest'
import {
  isActionAllowed,
  quoteActions,
  quoteStatusAfter,
  quoteStatuses,
  quoteStatusOn,
  type QuoteAction,
  type QuoteStatus,
} from './quote-status.ts'

/** All allowed transitions; any other must be refused. */
const allowed: readonly [from: QuoteStatus, action: QuoteAction, to: QuoteStatus][] = [
  ['draft', 'edit', 'draft'],
  ['draft', 'send', 'sent'],
  ['draft', 'void', 'void'],
  ['sent', 'view', 'viewed'],
  ['sent', 'choose', 'viewed'],
  ['sent', 'accept', 'accepted'],
  ['sent', 'decline', 'declined'],
  ['sent', 'extend', 'sent'],
  ['sent', 'revise', 'draft'],
  ['sent', 'void', 'void'],
  ['viewed', 'choose', 'viewed'],
  ['viewed', 'accept', 'accepted'],
  ['viewed', 'decline', 'declined'],
  ['viewed', 'extend', 'viewed'],
  ['viewed', 'revise', 'draft'],
  ['viewed', 'void', 'void'],
  ['declined', 'reopen', 'viewed'],
  ['declined', 'revise', 'draft'],
  ['declined', 'void', 'void'],
  ['expired', 'extend', 'sent'],
  ['expired', 'revise', 'draft'],
  ['expired', 'void', 'void'],
]

// Proves 6.3.3.
test.each(quoteStatuses.flatMap((from) => quoteActions.map((action) => [from, action] as const)))(
  '%s, %s',
  (from, action) => {
    const move = allowed.find(([status, what]) => status === from && what === action)
    const quote =
      from === 'expired'
        ? ({ status: 'sent', validUntil: '2026-11-21' } as const)
        : ({ status: from, validUntil: '2026-11-22' } as const)
    expect(quoteStatusAfter('2026-11-22', quote, action)).toBe(move?.[2] ?? null)
    expect(isActionAllowed(from, action)).toBe(move !== undefined)
  },
)

test('an expired quote that was viewed counts as viewed again once it is extended', () => {
  const quote = { status: 'viewed', validUntil: '2026-11-21' } as const
  expect(quoteStatusAfter('2026-11-22', quote, 'extend')).toBe('viewed')
})

test.each([
  ['2026-11-21', 'viewed'],
  ['2026-11-22', 'viewed'],
  ['2026-11-23', null],
] as const)(
  'on %s a decline of a quote good until 22 November can be taken back: %s',
  (day, to) => {
    const quote = { status: 'declined', validUntil: '2026-11-22' } as const
    expect(quoteStatusAfter(day, quote, 'reopen')).toBe(to)
  },
)

// Proves 6.2.2.
test.each([
  ['2026-12-20', 'sent', 'sent'],
  ['2026-12-21', 'sent', 'sent'],
  ['2026-12-22', 'sent', 'expired'],
  ['2027-01-01', 'viewed', 'expired'],
  ['2027-01-01', 'accepted', 'accepted'],
  ['2027-01-01', 'declined', 'declined'],
  ['2027-01-01', 'void', 'void'],
  ['2027-01-01', 'draft', 'draft'],
] as const)(
  'on %s a quote good until 21 December that is %s counts as %s',
  (today, status, counts) => {
    expect(quoteStatusOn(today, { status, validUntil: '2026-12-21' })).toBe(counts)
  },
)
