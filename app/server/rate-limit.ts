import { createBatcher } from './batcher.ts'
import type { Database } from './db/database.ts'
import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'
import { addTokens, type Window } from './rate-limits/rate-limit-store.ts'

type Token = { bucket: string; limit: number; windowSeconds: number }

export type TokenResult = { allowed: true } | { allowed: false; retryAfterSeconds: number }

const batchers = new WeakMap<Database, (token: Token) => Promise<TokenResult>>()

/**
 * Counts one attempt in a bucket and returns whether it is within the limit. The counters are in
 * the database, so the limit is exact for all nodes together; simultaneous calls share a round
 * trip. A refused attempt counts too but does not prolong the window.
 */
export function takeToken(database: Database, token: Token): Promise<TokenResult> {
  const existing = batchers.get(database)
  if (existing) return existing(token)
  const batcher = createBatcher<Token, TokenResult>({
    maxSize: 500,
    run: (tokens) => takeAll(database, tokens),
    affectsAll: isDatabaseUnavailable,
  })
  batchers.set(database, batcher)
  return batcher(token)
}

async function takeAll(database: Database, tokens: readonly Token[]): Promise<TokenResult[]> {
  const results: TokenResult[] = []
  const numbered = tokens.map((token, index) => ({ ...token, index }))
  for (const [seconds, group] of Map.groupBy(numbered, ({ windowSeconds }) => windowSeconds)) {
    const byBucket = Map.groupBy(group, ({ bucket }) => bucket)
    const counts = new Map([...byBucket].map(([bucket, group]) => [bucket, group.length]))
    const windows = await addTokens(database, counts, seconds)
    for (const [bucket, inBucket] of byBucket) {
      for (const [position, token] of inBucket.entries())
        results[token.index] = decide(token, windows.get(bucket), inBucket.length - position - 1)
    }
  }
  return results
}

/** @param countedLater how many tokens of this bucket the batch counted after this one */
function decide(
  { limit, windowSeconds }: Token,
  window: Window | undefined,
  countedLater: number,
): TokenResult {
  if (!window) return { allowed: false, retryAfterSeconds: windowSeconds }
  if (window.count - countedLater <= limit) return { allowed: true }
  return { allowed: false, retryAfterSeconds: retryAfter(window.secondsLeft, windowSeconds) }
}

/** In whole seconds. The database rounds the start of a window to milliseconds. */
export function retryAfter(secondsLeft: number, windowSeconds: number): number {
  return Math.max(1, Math.min(windowSeconds, Math.ceil(secondsLeft)))
}
