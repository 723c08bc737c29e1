import { setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError, errorReason } from './database-error.ts'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

/**
 * Milliseconds in which a start waits for the database: it may be starting or recovering, its disk
 * be full, or an earlier process be stopping it.
 */
const defaultTimeout = 60_000

type Options = {
  /** What does not succeed, for the message. */
  failed: string
  signal?: AbortSignal | undefined
  /** Called once, before the first retry. */
  onWait: (reason: string) => void
  /** Milliseconds. */
  timeoutMs?: number
}

/**
 * Repeats what fails because the database is unavailable. Throws a DatabaseError with the reason in
 * the end, at once for any other error.
 */
export async function retryWhileUnavailable<Result>(
  action: () => Promise<Result>,
  { failed, signal, onWait, timeoutMs = defaultTimeout }: Options,
): Promise<Result> {
  const deadline = performance.now() + timeoutMs
  for (let isFirst = true; ; isFirst = false) {
    signal?.throwIfAborted()
    try {
      return await action()
    } catch (error) {
      if (error instanceof DatabaseError) throw error
      if (!isDatabaseUnavailable(error) || performance.now() > deadline)
        throw new DatabaseError(`${failed}: ${errorReason(error)}`, { cause: error })
      if (isFirst) onWait(errorReason(error))
      await sleep(300)
    }
  }
}
