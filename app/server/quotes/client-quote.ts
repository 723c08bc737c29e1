import { optionalIds, priceQuote, isEstimate, countedLines } from '#domain/quotes/price-quote.ts'
import { quoteStatusOn, type QuoteAction, type QuoteStatus } from '#domain/quotes/quote-status.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import { addressGroup } from '../http/client-address.ts'
import { takeToken } from '../rate-limit.ts'
import type { ServerContext, Visitor } from '../server-context.ts'
import { clientNow } from './client-now.ts'
import { freeze } from './quote-hash.ts'
import { getQuoteByToken } from './quote-store.ts'
import { changeQuote, type QuoteChanged } from './quote-work-store.ts'
import { QuoteDamagedError, type StoredQuote } from './stored-quote.ts'
import { studioDay } from './studio-day.ts'

/**
 * What the holder of a link sees. Nothing is shown of a 'damaged' quote, whose content is missing or
 * altered.
 */
export type ClientQuote =
  | { state: 'unknown' | 'damaged' | 'revising'; quote: null }
  | { state: 'open' | 'estimate' | 'accepted' | 'expired' | 'void'; quote: StoredQuote }

export async function getClientQuote(
  { database, log }: ServerContext,
  token: string,
): Promise<ClientQuote> {
  try {
    const quote = await getQuoteByToken(database, token)
    return quote
      ? openedAs(quote, quoteStatusOn(studioDay(new Date()), quote))
      : { state: 'unknown', quote: null }
  } catch (error) {
    if (!(error instanceof QuoteDamagedError)) throw error
    log.error({ event: 'quote-damaged', error: error.message })
    return { state: 'damaged', quote: null }
  }
}

function openedAs(quote: StoredQuote, status: QuoteStatus): ClientQuote {
  if (status === 'draft') return { state: 'revising', quote: null }
  if (status !== 'sent' && status !== 'viewed') return { state: status, quote }
  return {
    state: isEstimate(countedLines(quote.snapshot.lines, quote.chosen)) ? 'estimate' : 'open',
    quote,
  }
}

const triesPerMinute = 60

/** Counts an attempt against the rate limit. null: allowed. Otherwise the seconds to wait. */
export async function countAttempt(
  { database }: ServerContext,
  visitor: Visitor,
): Promise<number | null> {
  const bucket = `quotes ${addressGroup(visitor.ipAddress)}`
  const token = await takeToken(database, { bucket, limit: triesPerMinute, windowSeconds: 60 })
  return token.allowed ? null : token.retryAfterSeconds
}

type Act = { quote: StoredQuote; visitor: Visitor }

/** Records the first time that the client, not the studio, sees the quote. */
export function noteView(context: ServerContext, { quote, visitor }: Act): Promise<QuoteChanged> {
  return act(context, { quote, visitor, action: 'view' })
}

/** The optional lines among the requested ids; unknown ids are dropped. */
export function chooseLines(
  context: ServerContext,
  { quote, visitor, lineIds }: Act & { lineIds: readonly string[] },
): Promise<QuoteChanged> {
  const chosen = validChoice(quote, lineIds)
  if (isSame(chosen, quote.chosen)) return act(context, { quote, visitor, action: 'view' })
  return act(context, { quote, visitor, action: 'choose', effects: () => ({ chosen }) })
}

export function validChoice(
  { snapshot }: Pick<StoredQuote, 'snapshot'>,
  lineIds: readonly string[],
): string[] {
  return optionalIds(snapshot.lines).filter((id) => lineIds.includes(id))
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id))
}

type Acceptance = Act & { lineIds: readonly string[]; name: string; seen: string }

/**
 * Stores an acceptance: name, time, and the exact version and lines that were on the screen. `seen`
 * is the hash of that version.
 */
export async function acceptQuote(
  context: ServerContext,
  { quote, visitor, lineIds, name, seen }: Acceptance,
): Promise<QuoteChanged> {
  const chosen = validChoice(quote, lineIds)
  if (isEstimate(countedLines(quote.snapshot.lines, chosen))) return { kind: 'refused' }
  const now = new Date()
  const client = await clientNow(context, quote)
  return act(context, {
    quote,
    visitor,
    action: 'accept',
    seen,
    now,
    effects: (locked) => ({
      chosen,
      acceptance: freeze(acceptanceOf(locked, { chosen, name, now })),
      emails: [
        { kind: 'acceptance-notice', recipient: context.env.OWNER_EMAIL, language: 'he' },
        ...receiptEmails(client, locked),
      ],
    }),
  })
}

/** None for a client without an email address: the page of the quote shows the acceptance. */
function receiptEmails({ email }: { email: string }, { language }: StoredQuote) {
  if (email === '') return []
  return [{ kind: 'acceptance-receipt', recipient: email, language } as const]
}

function acceptanceOf(
  { snapshot, hash }: StoredQuote,
  { chosen, name, now }: { chosen: string[]; name: string; now: Date },
) {
  const { once, monthly, term } = priceQuote(snapshot, chosen)
  return {
    format: 1,
    number: snapshot.number,
    version: snapshot.version,
    snapshotHash: hash,
    chosen,
    totals: { once: once.total, monthly: monthly.total, term: term.total },
    name,
    at: now.toISOString(),
  }
}

type ClientAction = Act & {
  action: QuoteAction
  seen?: string
  now?: Date
  effects?: NonNullable<Parameters<typeof changeQuote>[1]['effects']>
}

async function act(
  { database, outbox }: ServerContext,
  { quote, visitor, action, seen, now = new Date(), effects }: ClientAction,
): Promise<QuoteChanged> {
  const change = { id: quote.id, action, seen: seen ?? null, ...(effects && { effects }) }
  const changed = await changeQuote(database, change, {
    adminId: null,
    ipAddress: visitor.ipAddress,
    now,
  })
  if (changed.kind === 'changed' && action === 'accept') outbox.poll()
  return changed
}

const nameLength = { least: 2, most: 100 }

/** The typed name of who accepts; null where it is not valid. */
export function parseSigner(given: unknown): string | null {
  const name = typeof given === 'string' ? cleanLine(given) : ''
  const length = countCodePoints(name)
  return length >= nameLength.least && length <= nameLength.most ? name : null
}
