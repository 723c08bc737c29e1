import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'

/** A part of the site is overloaded or restarting: the same request may soon succeed. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
}

/** Whether the answer is 503 with Retry-After, rather than 500 (requirements 11.3). */
export function canRetryLater(error: unknown): boolean {
  return error instanceof RetryLaterError || isDatabaseUnavailable(error)
}
