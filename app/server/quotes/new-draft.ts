import { randomUUIDv7 } from 'node:crypto'
import { quoteStart, type QuoteSubject } from '#catalog/quote-start.ts'
import { readBasketQuery } from '#domain/pricing/basket-url.ts'
import { linesToday } from '#domain/quotes/old-prices.ts'
import { hasDiscounts } from '#domain/quotes/quote-discounts.ts'
import type { Lang } from '#i18n/languages.ts'
import { getLead } from '../leads/lead-list-store.ts'
import { makeToken } from '../secrets.ts'
import type { ServerContext } from '../server-context.ts'
import { studioDay } from '../studio-day.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { freezeQuote, type QuoteContent, type Terms } from './freeze-quote.ts'
import type { QuoteActor } from './quote-change-store.ts'
import { addQuoteDraft, type NewDraft } from './quote-draft-store.ts'
import { takeQuoteNumber } from './quote-store.ts'
import { currentTerms, withDiscounts } from './quote-terms.ts'
import type { StoredQuote } from './stored-quote.ts'

/** Whom a quote is for, and what about. `id`: of the lead. */
type Recipient = QuoteSubject & { id: string; name: string; email: string; language: Lang }

/**
 * Creates a quote for a lead with what it is about, without discounts until they are switched on.
 * Returns its id; null if the lead was deleted.
 */
export async function startDraft(
  context: ServerContext,
  { leadId, actor }: { leadId: string; actor: QuoteActor },
): Promise<string | null> {
  const lead = await getLead(context.database, leadId)
  return lead && store(context, await prepareDraft(context, lead, actor.now), actor)
}

/** The draft that startDraft() creates, for a lead that is stored in the same transaction. */
export function prepareDraft(
  context: ServerContext,
  lead: Recipient,
  now: Date,
): Promise<NewDraft> {
  const { terms, list } = currentTerms(context)
  const code = quoteStart(lead)
  const lines = code === null ? [] : catalogueLines(readBasketQuery(`s=${code}`, list), list)
  const content = { lines, claims: [], note: '' }
  return freezeDraft(context, { lead, content, terms: withDiscounts(false, terms), now })
}

/**
 * Creates a draft with the content of another quote at the prices of today. Returns its id; null if
 * the lead was deleted.
 */
export async function copyQuote(
  context: ServerContext,
  { quote, actor }: { quote: StoredQuote; actor: QuoteActor },
): Promise<string | null> {
  const { terms, list } = currentTerms(context)
  const { lines, claims, note, rules } = quote.snapshot
  const lead = await getLead(context.database, quote.leadId)
  if (!lead) return null
  const draft = await freezeDraft(context, {
    lead,
    content: { lines: linesToday(lines, list), claims, note },
    terms: withDiscounts(hasDiscounts(rules), terms),
    now: actor.now,
  })
  return store(context, draft, actor)
}

type Issued = { lead: Recipient; content: QuoteContent; terms: Terms; now: Date }

async function freezeDraft(
  { database }: ServerContext,
  { lead, content, terms, now }: Issued,
): Promise<NewDraft> {
  const number = await takeQuoteNumber(database, studioDay(now).slice(0, 4))
  const client = { name: lead.name, email: lead.email }
  const version = freezeQuote({ number, version: 1, client, content, terms, now })
  const { id: leadId, language } = lead
  return { id: randomUUIDv7(), leadId, token: makeToken(), language, version }
}

async function store(
  { database }: ServerContext,
  draft: NewDraft,
  actor: QuoteActor,
): Promise<string> {
  await addQuoteDraft(database, draft, actor)
  return draft.id
}
