/** At most `limit` in `windowSeconds`. What it applies to is named by a bucket, such as an address. */
export type RateLimit = { limit: number; windowSeconds: number }

/** The refusal of an attempt beyond a limit. In whole seconds, at least one. */
export type RateLimited = { retryAfterSeconds: number }

/** The database rounds the start of a window to milliseconds. */
export function limitedFor(
  secondsLeft: number,
  { windowSeconds }: Pick<RateLimit, 'windowSeconds'>,
): RateLimited {
  return { retryAfterSeconds: Math.max(1, Math.min(windowSeconds, Math.ceil(secondsLeft))) }
}
