import { randomUUIDv7 } from 'node:crypto'
import { copyFor } from '#copy/copy.server.ts'
import type { Basket } from '#domain/pricing/basket.ts'
import { readBasketQuery, basketQuery } from '#domain/pricing/basket-url.ts'
import type { PriceList } from '#domain/pricing/price-list.ts'
import { optionalIds } from '#domain/quotes/price-quote.ts'
import { markOptional, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import { fill } from '#i18n/fill.ts'
import type { Lang } from '#i18n/languages.ts'
import { pageUrl } from '#i18n/links.ts'
import { hashSecret, makeToken } from '../secrets.ts'
import { refuseLead, type LeadOutcome } from '../leads/lead-outcome.ts'
import { parseLeadPayload, type LeadParseResult } from '../leads/parse-lead.ts'
import { receiveLead, type RequestedQuote } from '../leads/receive-lead.ts'
import type { Visitor } from '../request/visitor.ts'
import type { ServerContext } from '../server-context.ts'
import { catalogueLines } from './catalogue-lines.ts'
import { freezeQuote, type Terms } from './freeze-quote.ts'
import { takeQuoteNumber } from './quote-store.ts'
import { currentTerms } from './quote-terms.ts'
import { studioDay } from '../studio-day.ts'

export type QuoteRequest = {
  /**
   * The posted fields: `name`, `email`, `phone`, `country_code`, `basket` (the query of the
   * builder's address), and optionally `message`, `page_url`, `website` (the honeypot) and
   * `elapsed_ms`. Amounts are not read.
   */
  input: Readonly<Record<string, unknown>>
  /** The client's idempotency key. */
  key: string | undefined
  visitor: Visitor
  lang: Lang
}

/** Length limits of a lead's message (contact-form.ts). */
const [minMessageLength, maxMessageLength] = [10, 1_000]

/** Stores a lead, its numbered quote and their emails in one transaction. */
export async function receiveQuoteRequest(
  context: ServerContext,
  { input, key, visitor, lang }: QuoteRequest,
): Promise<LeadOutcome> {
  const now = new Date()
  const { list, terms } = currentTerms(context)
  const basket = readBasket(input['basket'], list)
  const lines = markOptional(catalogueLines(basket, list))
  if (lines.length === 0)
    return refuseLead('invalid', { errors: [{ field: 'basket', code: 'invalid' }] })
  return receiveLead(context, {
    parse: () => parseRequest(leadInput(input, lines, lang)),
    idempotencyKey: key,
    visitor,
    quote: requestedQuote(context, { basket, lines, terms, now }),
  })
}

/** The source page is always the builder, whatever address was posted. */
function parseRequest(input: unknown): LeadParseResult {
  const parsed = parseLeadPayload(input)
  return parsed.ok ? { ok: true, lead: { ...parsed.lead, sourcePage: 'package-builder' } } : parsed
}

function readBasket(value: unknown, list: PriceList): Basket {
  return readBasketQuery(typeof value === 'string' ? value : '', list)
}

/**
 * The fields of the lead. The note is optional: if it is too short for a lead's message, the
 * message lists the chosen services. Service and budget are left out, because the quote has them.
 */
function leadInput(
  input: QuoteRequest['input'],
  lines: readonly QuoteLine[],
  lang: Lang,
): Record<string, unknown> {
  const { message, elapsed_ms: elapsed, ...fields } = input
  const services = lines
    .map(({ name, detail }) => [name[lang], detail[lang]].filter(Boolean).join(', '))
    .join('; ')
  const chosen = fill(copyFor(lang).quotes.request.message, { services })
  const words = typeof message === 'string' ? message.trim() : ''
  const isLongEnough = countCodePoints(words) >= minMessageLength
  return {
    page_url: pageUrl(lang, 'package-builder'),
    ...fields,
    service_type: undefined,
    budget: undefined,
    language: lang,
    message: isLongEnough
      ? words
      : [chosen.slice(0, maxMessageLength - minMessageLength), words].filter(Boolean).join('\n'),
    ...(typeof elapsed === 'number' && { elapsed_ms: elapsed }),
  }
}

type QuoteInput = { basket: Basket; lines: readonly QuoteLine[]; terms: Terms; now: Date }

function requestedQuote(
  { database }: ServerContext,
  { basket, lines, terms, now }: QuoteInput,
): RequestedQuote {
  return {
    basket: basketQuery(basket),
    freeze: async ({ name, email }) => {
      const number = await takeQuoteNumber(database, studioDay(now).slice(0, 4))
      const content = { lines, claims: basket.claims, note: '' }
      const { text, hash, snapshot } = freezeQuote({
        number,
        version: 1,
        client: { name, email },
        content,
        terms,
        now,
      })
      const token = makeToken()
      const id = randomUUIDv7()
      const chosen = optionalIds(lines)
      const { validUntil } = snapshot
      return {
        quote: {
          id,
          number,
          token,
          tokenHash: hashSecret(token),
          validUntil,
          chosen,
          snapshot: text,
          hash,
        },
        emailQuote: {
          id,
          token,
          snapshot: text,
          acceptance: null,
          acceptanceHash: null,
          decline: null,
        },
      }
    },
  }
}
