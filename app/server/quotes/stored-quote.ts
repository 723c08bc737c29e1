import { readAcceptance, type QuoteAcceptance } from '#domain/quotes/quote-acceptance.ts'
import { readSnapshot, type QuoteSnapshot } from '#domain/quotes/quote-snapshot.ts'
import type { quotes, quoteVersions } from '../db/schema.ts'
import { isIntact, type Frozen } from './quote-hash.ts'

type QuoteRow = typeof quotes.$inferSelect
type VersionRow = Pick<typeof quoteVersions.$inferSelect, 'snapshot' | 'hash'>

export type StoredQuote = Omit<QuoteRow, 'acceptance'> & {
  snapshot: QuoteSnapshot
  hash: string
  acceptance: QuoteAcceptance | null
}

/** The stored content is missing or was changed, so it must not be shown as the quote. */
export class QuoteDamagedError extends Error {
  constructor(number: string) {
    super(`The stored content of quote ${number} is damaged`)
    this.name = 'QuoteDamagedError'
  }
}

/**
 * Reads a quote and verifies its hashes. Throws a QuoteDamagedError, also if `version` is null
 * because its row is missing.
 */
export function readStoredQuote(
  { acceptance, ...quote }: QuoteRow,
  version: VersionRow | null,
): StoredQuote {
  const { number, acceptanceHash } = quote
  if (version === null) throw new QuoteDamagedError(number)
  const { snapshot: text, hash } = version
  return {
    ...quote,
    snapshot: readFrozen(number, { text, hash }, readSnapshot),
    hash,
    acceptance:
      acceptance === null
        ? null
        : readFrozen(number, { text: acceptance, hash: acceptanceHash ?? '' }, readAcceptance),
  }
}

function readFrozen<T>(number: string, frozen: Frozen, read: (text: string) => T): T {
  if (!isIntact(frozen)) throw new QuoteDamagedError(number)
  try {
    return read(frozen.text)
  } catch {
    throw new QuoteDamagedError(number)
  }
}
