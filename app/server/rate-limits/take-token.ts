import { createBatcher } from '../batcher.ts'
import type { Database } from '../db/database.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'
import { limitedFor, type RateLimit, type RateLimited } from './rate-limit.ts'
import { addTokens, type Window } from './rate-limit-store.ts'

type Token = RateLimit & { bucket: string }

const batchers = new WeakMap<Database, (token: Token) => Promise<RateLimited | null>>()

/**
 * Counts one attempt in a bucket. Returns null if it is within the limit. The counters are in the
 * database, so the limit is exact for all nodes together; simultaneous calls share a round trip. A
 * refused attempt counts too but does not prolong the window.
 */
export function takeToken(database: Database, token: Token): Promise<RateLimited | null> {
  const existing = batchers.get(database)
  if (existing) return existing(token)
  const batcher = createBatcher<Token, RateLimited | null>({
    maxSize: 500,
    run: (tokens) => takeAll(database, tokens),
    affectsAll: isDatabaseUnavailable,
  })
  batchers.set(database, batcher)
  return batcher(token)
}

async function takeAll(
  database: Database,
  tokens: readonly Token[],
): Promise<(RateLimited | null)[]> {
  const results: (RateLimited | null)[] = []
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
  token: Token,
  window: Window | undefined,
  countedLater: number,
): RateLimited | null {
  if (!window) return limitedFor(token.windowSeconds, token)
  return window.count - countedLater <= token.limit ? null : limitedFor(window.secondsLeft, token)
}
