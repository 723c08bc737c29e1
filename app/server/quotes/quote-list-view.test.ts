import { expect, test } from 'vitest'
import { bookTerms, priceListFor } from '#catalog/price-list.ts'
import { quoteStatuses } from '#domain/quotes/quote-status.ts'
import { sampleQuote } from '#tests/support/sample-quote.ts'
import { describeListedQuote } from './quote-list-view.ts'
import type { ListedQuote } from './quote-store.ts'

const on = '2026-11-28'
const now = new Date(`${on}T12:00:00Z`)

function listed(change: Partial<ListedQuote>): ListedQuote {
  return {
    id: 'a',
    number: '2026-0007',
    leadId: 'b',
    leadName: 'דנה',
    status: 'sent',
    validUntil: '2026-12-21',
    createdAt: new Date('2026-11-21T10:00:00Z'),
    acceptanceSeenAt: null,
    handedOverAt: null,
    linkFailure: null,
    content: sampleQuote(),
    ...change,
  }
}

// Proves 5.1.14.
test('only open quotes are marked as made before a new price', () => {
  const website = { from: 1_234_500, to: 1_234_500, since: on }
  const list = priceListFor({ ...bookTerms, choices: { website }, on })
  const marked = quoteStatuses.filter((status) => {
    const quote = status === 'expired' ? listed({ validUntil: '2026-11-27' }) : listed({ status })
    return describeListedQuote(quote, 'en', { now, list }).hasOldPrices
  })
  expect(marked).toEqual(['sent', 'viewed'])
})

// Proves 6.3.7.
test.each([
  ['he', 's=website', '6,000 ₪'],
  ['he', 's=website,mvp', 'החל מ־28,120 ₪'],
  ['en', 's=website', '₪6,000'],
  ['en', 's=website,mvp', 'From ₪28,120'],
] as const)('in %s the list shows the total of %s as %s', (lang, basket, total) => {
  const list = priceListFor({ ...bookTerms, on })
  const quote = listed({ content: sampleQuote({ basket }) })
  const shown = describeListedQuote(quote, lang, { now, list }).total ?? ''
  expect(shown.replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '').replaceAll('\u00a0', ' ')).toBe(total)
})
