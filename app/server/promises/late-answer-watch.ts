import { describeError } from '../describe-error.ts'
import type { ServerContext } from '../server-context.ts'
import { recordLateAnswers } from './late-answer-store.ts'

/** Milliseconds. */
const interval = 60_000

/** Watches for promised times that pass without an answer. Several nodes may do so. */
export function startLateAnswerWatch({ database, env, log }: ServerContext): { stop: () => void } {
  const check = () =>
    recordLateAnswers(database, env.OWNER_EMAIL).catch((error: unknown) =>
      log.warn({ event: 'late-answers-unrecorded', error: describeError(error) }),
    )
  const clock = setInterval(() => void check(), interval).unref()
  return { stop: () => clearInterval(clock) }
}
