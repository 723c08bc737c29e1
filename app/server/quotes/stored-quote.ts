import { readAcceptance, type QuoteAcceptance } from '#domain/quotes/quote-acceptance.ts'
import { readSnapshot, type QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import type { quotes, quoteVersions } from '../db/schema.ts'
import { isIntact } from './quote-hash.ts'

type QuoteRow = typeof quotes.$inferSelect
type VersionRow = Pick<typeof quoteVersions.$inferSelect, 'snapshot' | 'hash'>

export type StoredQuote = Omit<QuoteRow, 'acceptance'> & {
  snapshot: QuoteSnapshot
  hash: string
  acceptance: QuoteAcceptance | null
}

/** The stored text does not match its hash: it must not be shown as the quote. */
export class QuoteDamagedError extends Error {
  constructor(number: string) {
    super(`Quote ${number} does not match its hash`)
    this.name = 'QuoteDamagedError'
  }
}

/** Every quote is read through here, so its hashes are always verified. */
export function readStoredQuote(
  { acceptance, ...quote }: QuoteRow,
  { snapshot, hash }: VersionRow,
): StoredQuote {
  if (!isIntact({ text: snapshot, hash })) throw new QuoteDamagedError(quote.number)
  return {
    ...quote,
    snapshot: readSnapshot(snapshot),
    hash,
    acceptance: readStoredAcceptance(quote, acceptance),
  }
}

function readStoredAcceptance(
  { number, acceptanceHash }: Pick<QuoteRow, 'number' | 'acceptanceHash'>,
  text: string | null,
) {
  if (text === null) return null
  if (!isIntact({ text, hash: acceptanceHash ?? '' })) throw new QuoteDamagedError(number)
  return readAcceptance(text)
}
