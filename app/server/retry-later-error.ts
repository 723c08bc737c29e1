import { isDatabaseUnavailable } from './db/is-database-unavailable.ts'

/** Something is overloaded or restarts: the same request may succeed in a moment. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError'
}

/** Whether the answer is 503 with Retry-After, rather than 500 (requirements 11.3). */
export function canRetryLater(error: unknown): boolean {
  return error instanceof RetryLaterError || isDatabaseUnavailable(error)
}
