import { limitedFor, type RateLimit, type RateLimited } from './rate-limit.ts'

/** Remembered buckets; the one used longest ago is dropped first. */
const maxBuckets = 10_000

/**
 * Counts attempts in the memory of this process, for limits that need no query and may differ
 * between nodes. A bucket begins full and refills steadily over its window; a refused attempt takes
 * nothing from it.
 * @param now milliseconds of a monotonic clock
 */
export function createMemoryRateLimiter(rateLimit: RateLimit, now = () => performance.now()) {
  const { limit, windowSeconds } = rateLimit
  const buckets = new Map<string, { tokens: number; at: number }>()

  /** The attempts that the bucket still allows, with fractions. */
  function tokensOf(bucket: string): number {
    const known = buckets.get(bucket)
    if (!known) return limit
    return Math.min(limit, known.tokens + ((now() - known.at) / 1_000) * (limit / windowSeconds))
  }

  return {
    tokensOf,
    /** Returns null if the attempt is within the limit. */
    take: (bucket: string): RateLimited | null => {
      const tokens = tokensOf(bucket)
      const isAllowed = tokens >= 1
      buckets.delete(bucket)
      buckets.set(bucket, { tokens: isAllowed ? tokens - 1 : tokens, at: now() })
      const [oldest] = buckets.keys()
      if (buckets.size > maxBuckets && oldest !== undefined) buckets.delete(oldest)
      return isAllowed ? null : limitedFor(((1 - tokens) * windowSeconds) / limit, rateLimit)
    },
  }
}
