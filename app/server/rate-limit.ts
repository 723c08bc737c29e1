import { createBatcher } from './batcher.ts'
import type { Database } from './db/database.ts'
import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'
import { addTokens, type Window } from './rate-limits/rate-limit-store.ts'

type Token = { bucket: string; limit: number; windowSeconds: number }

export type TokenAnswer = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const takers = new WeakMap<Database, (token: Token) => Promise<TokenAnswer>>()

/**
 * Counts one try and says whether it is within the limit. The counters are in the database, so the limit holds for all nodes together, exactly;
 * calls that come at the same moment are counted in one round trip. A refused try counts too, but never makes the window longer.
 */
export function takeToken(database: Database, token: Token): Promise<TokenAnswer> {
  const known = takers.get(database)
  if (known) return known(token)
  const taker = createBatcher<Token, TokenAnswer>({
    most: 500,
    run: (tokens) => takeAll(database, tokens),
    isAboutAll: isDatabaseUnavailable,
  })
  takers.set(database, taker)
  return taker(token)
}

async function takeAll(database: Database, tokens: readonly Token[]): Promise<TokenAnswer[]> {
  const answers: TokenAnswer[] = []
  const numbered = tokens.map((token, index) => ({ ...token, index }))
  for (const [seconds, group] of Map.groupBy(numbered, ({ windowSeconds }) => windowSeconds)) {
    const byBucket = Map.groupBy(group, ({ bucket }) => bucket)
    const counts = new Map([...byBucket].map(([bucket, asked]) => [bucket, asked.length]))
    const windows = await addTokens(database, counts, seconds)
    for (const [bucket, asked] of byBucket) {
      for (const [turn, token] of asked.entries())
        answers[token.index] = judge(token, windows.get(bucket), asked.length - turn - 1)
    }
  }
  return answers
}

/** The last of the callers stands where the counter stands now, the others that many before it. */
function judge(
  { limit, windowSeconds }: Token,
  window: Window | undefined,
  placesBefore: number,
): TokenAnswer {
  if (!window) return { allowed: false, retryAfterSeconds: windowSeconds }
  if (window.count - placesBefore <= limit) return { allowed: true }
  // The database rounds the beginning of a window to milliseconds.
  const seconds = Math.min(windowSeconds, Math.ceil(window.secondsLeft))
  return { allowed: false, retryAfterSeconds: Math.max(1, seconds) }
}
