import { optionalIds, priceQuote, quoteKind } from '#domain/quotes/price-quote.ts'
import type { Decline } from '#domain/quotes/decline.ts'
import {
  quoteStatusAfter,
  quoteStatusOn,
  type QuoteAction,
  type QuoteStatus,
} from '#domain/quotes/quote-status.ts'
import { cleanLine } from '#domain/text/clean.ts'
import { countCodePoints } from '#domain/text/code-points.ts'
import { limitOfVisitor } from '../rate-limits/visitor-limit.ts'
import { takeToken } from '../rate-limits/take-token.ts'
import type { Visitor } from '../request/visitor.ts'
import type { ServerContext } from '../server-context.ts'
import { currentClient } from './current-client.ts'
import { freezeText } from './quote-hash.ts'
import { getQuoteByToken } from './quote-store.ts'
import { changeQuote, type QuoteChangeResult } from './quote-change-store.ts'
import { QuoteDamagedError, type StoredQuote } from './stored-quote.ts'
import { studioDay } from '../studio-day.ts'

/**
 * A quote as the holder of its link sees it. A 'damaged' quote, whose content is missing or
 * altered, is not shown.
 */
export type ClientQuote =
  | { state: 'unknown' | 'damaged' | 'revising'; quote: null }
  | {
      state: 'open' | 'estimate' | 'accepted' | 'declined' | 'expired' | 'void'
      quote: StoredQuote
    }

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
    state: quoteKind(quote.snapshot, quote.chosen) === 'estimate' ? 'estimate' : 'open',
    quote,
  }
}

const attemptsPerMinute = 60

/**
 * Counts an attempt against the rate limit. Returns null if it is allowed, else the seconds to
 * wait.
 */
export async function countAttempt(
  { database }: ServerContext,
  visitor: Visitor,
): Promise<number | null> {
  const allowed = { limit: attemptsPerMinute, windowSeconds: 60 }
  const limited = await takeToken(database, limitOfVisitor('quotes ', visitor.ipAddress, allowed))
  return limited && limited.retryAfterSeconds
}

type Act = { quote: StoredQuote; visitor: Visitor }

/** Records the client's first view of the quote. Views by the studio do not count. */
export function recordView(
  context: ServerContext,
  { quote, visitor }: Act,
): Promise<QuoteChangeResult> {
  return applyAction(context, { quote, visitor, action: 'view' })
}

/** Stores the chosen optional lines; unknown ids are dropped. */
export function chooseLines(
  context: ServerContext,
  { quote, visitor, lineIds }: Act & { lineIds: readonly string[] },
): Promise<QuoteChangeResult> {
  const chosen = validChoice(quote, lineIds)
  if (isSame(chosen, quote.chosen)) return applyAction(context, { quote, visitor, action: 'view' })
  return applyAction(context, { quote, visitor, action: 'choose', effects: () => ({ chosen }) })
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
 * Stores an acceptance: name, time, and the version and lines shown to the client. `seen` is the
 * hash of that version.
 */
export async function acceptQuote(
  context: ServerContext,
  { quote, visitor, lineIds, name, seen }: Acceptance,
): Promise<QuoteChangeResult> {
  const chosen = validChoice(quote, lineIds)
  if (quoteKind(quote.snapshot, chosen) === 'estimate') return { kind: 'refused' }
  const now = new Date()
  const client = await currentClient(context, quote)
  return applyAction(context, {
    quote,
    visitor,
    action: 'accept',
    seen,
    now,
    effects: (locked) => ({
      chosen,
      acceptance: freezeText(acceptanceOf(locked, { chosen, name, now })),
      emails: [
        { kind: 'acceptance-notice', recipient: context.env.OWNER_EMAIL, language: 'he' },
        ...receiptEmails(client, locked),
      ],
    }),
  })
}

/** No email for a client without an address; the page of the quote shows the acceptance. */
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

/**
 * Stores that the client does not want the quote, with the reason if one is given. A decline of a
 * version that the client has not seen is 'stale'.
 */
export function declineQuote(
  context: ServerContext,
  { quote, visitor, decline, seen }: Act & { decline: Decline; seen: string },
): Promise<QuoteChangeResult> {
  const recipient = context.env.OWNER_EMAIL
  return applyAction(context, {
    quote,
    visitor,
    action: 'decline',
    seen,
    effects: () => ({
      decline,
      emails: [{ kind: 'decline-notice', recipient, language: 'he' }],
    }),
  })
}

/** Takes the decline back: until its last day, the quote can be accepted again. */
export function reopenQuote(
  context: ServerContext,
  { quote, visitor }: Act,
): Promise<QuoteChangeResult> {
  const recipient = context.env.OWNER_EMAIL
  return applyAction(context, {
    quote,
    visitor,
    action: 'reopen',
    effects: () => ({ emails: [{ kind: 'reopen-notice', recipient, language: 'he' }] }),
  })
}

/** What the client may still do about a decline. */
export function canReopen(quote: StoredQuote): boolean {
  return quoteStatusAfter(studioDay(new Date()), quote, 'reopen') !== null
}

const polling = new Set<QuoteAction>(['accept', 'decline', 'reopen'])

type ClientAction = Act & {
  action: QuoteAction
  seen?: string
  now?: Date
  effects?: NonNullable<Parameters<typeof changeQuote>[1]['effects']>
}

async function applyAction(
  { database, outbox }: ServerContext,
  { quote, visitor, action, seen, now = new Date(), effects }: ClientAction,
): Promise<QuoteChangeResult> {
  const change = { id: quote.id, action, seen: seen ?? null, ...(effects && { effects }) }
  const changed = await changeQuote(database, change, {
    adminId: null,
    ipAddress: visitor.ipAddress,
    now,
  })
  if (changed.kind === 'changed' && polling.has(action)) outbox.poll()
  return changed
}

const nameLength = { min: 2, max: 100 }

/** The typed name of the person who accepts; null if it is not valid. */
export function parseSigner(given: unknown): string | null {
  const name = typeof given === 'string' ? cleanLine(given) : ''
  const length = countCodePoints(name)
  return length >= nameLength.min && length <= nameLength.max ? name : null
}
