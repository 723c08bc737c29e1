import { randomUUIDv7 } from 'node:crypto'
import type { ServiceChoice } from '#catalog/services.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import type { QuoteStatus } from '#domain/quotes/quote-status.ts'
import { rulesWith } from '#domain/quotes/quote-discounts.ts'
import type { quotes, quoteVersions } from '../db/schema.ts'
import { catalogueLines } from '../quotes/catalogue-lines.ts'
import { freezeQuote, type FrozenQuote } from '../quotes/freeze-quote.ts'
import { freezeText } from '../quotes/quote-hash.ts'
import type { currentTerms } from '../quotes/quote-terms.ts'
import { hashSecret, makeToken } from '../secrets.ts'
import type { DemoLead } from './demo-leads.ts'

const day = 86_400_000

/** What is offered for the service that a lead asked about. */
const baskets: Readonly<Record<ServiceChoice, string>> = {
  'app-development': 's=mvp',
  'uxui-design': 's=ui-design.advanced',
  'landing-page': 's=landing-page',
  'digital-presence': 's=website~crm,branding.basic',
  'strategic-consulting': 's=ux-mentoring.five',
  'digital-business-card': 's=digital-card:12',
  'not-sure': 's=website',
}

type Rows = {
  quote: typeof quotes.$inferInsert
  version: typeof quoteVersions.$inferInsert
}

type Input = {
  lead: DemoLead & { id: string; email: string }
  status: QuoteStatus
  number: string
  /** When the quote was issued. */
  issued: Date
  terms: ReturnType<typeof currentTerms>
}

/**
 * A quote at the prices of today, in a state that it reached after it was issued; null where the
 * studio does not offer the service.
 */
export function demoQuote({ lead, status, number, issued, terms }: Input): Rows | null {
  const { list } = terms
  const { items, claims } = readBasketQuery(baskets[lead.service], list)
  // No estimate: those cannot be accepted.
  const lines = catalogueLines({ items, claims }, list).map((line) => ({ ...line, isFrom: false }))
  if (lines.length === 0) return null
  const version = freezeQuote({
    number,
    version: 1,
    client: { name: lead.name, email: lead.email },
    content: { lines, claims, note: '' },
    terms: { ...terms.terms, rules: rulesWith(false, list.rules) },
    now: issued,
  })
  const id = randomUUIDv7()
  const token = makeToken()
  const isSent = status !== 'draft'
  const isSeen = isSent && status !== 'sent'
  const later = (days: number) => new Date(issued.getTime() + days * day)
  return {
    quote: {
      id,
      number,
      leadId: lead.id,
      token,
      tokenHash: hashSecret(token),
      // A quote expires by its date, which is in the past for the old ones.
      status: status === 'expired' ? 'viewed' : status,
      version: 1,
      language: lead.language,
      validUntil: version.snapshot.validUntil,
      chosen: isSent ? optionalIds(version.snapshot.lines) : [],
      createdAt: issued,
      sentAt: isSent ? issued : null,
      viewedAt: isSeen ? later(0.2) : null,
      ...(status === 'accepted' && accepted(version, { name: lead.name, at: later(1) })),
      ...(status === 'declined' && { declinedAt: later(1), declineReason: 'price' as const }),
    },
    version: { quoteId: id, version: 1, snapshot: version.text, hash: version.hash },
  }
}

function accepted({ snapshot, hash }: FrozenQuote, { name, at }: { name: string; at: Date }) {
  const { text, hash: acceptanceHash } = freezeText({
    format: 1,
    number: snapshot.number,
    version: 1,
    snapshotHash: hash,
    chosen: optionalIds(snapshot.lines),
    totals: snapshot.totals,
    name,
    at: at.toISOString(),
  })
  return { acceptedAt: at, acceptance: text, acceptanceHash, acceptanceSeenAt: at }
}
