/** After this, a notice is no news any more. */
export const pushLifetimeSeconds = 86_400

const firstPauseSeconds = 30
const longestPauseSeconds = 3_600

/**
 * Seconds until the next attempt, after so many: they double up to an hour. A push service that says
 * when is asked no earlier, and at least every hour.
 */
export function pauseAfter(attempts: number, asked: number | null = null): number {
  const own = firstPauseSeconds * 2 ** Math.min(attempts - 1, 10)
  return Math.min(Math.max(own, asked ?? 0), longestPauseSeconds)
}

/** Seconds of a Retry-After header; null if it has none, or a date. */
export function readRetryAfter(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null
}
